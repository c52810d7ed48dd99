// The card's tab «Санкции» (sanctions lists of several countries). A company is regarded as listed only if an entry has its ИНН (taxpayer number) or
// ОГРН (registration number); a match by name is shown as a hint.
import type { CompanySanctions, SanctionsEntry } from '@sverka/contract/company-card/sanctions'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyRecord, SanctionsMatch } from '../../registry/registry.ts'
import { blockSource, type CheckedTab, orEmpty } from '../tab-list.ts'

const isByNumber = (match: SanctionsMatch): boolean => match.matchedBy !== 'name'

/** `sanctions`: whether the company is listed, null if not all lists were compared; `country_sanctions`: the countries whose lists name it. */
export function toSanctionsMark(
  { blocks }: CompanyRecord,
  { state }: SourceCheck,
): Pick<CompanySanctions, 'sanctions' | 'country_sanctions'> {
  const facts = blocks.sanctions
  // A company that was listed and was removed from the list.
  const hasLeft = orEmpty(blocks.sanctionsLeft?.matches).some(isByNumber)
  const countries = orEmpty(facts?.matches)
    .filter(isByNumber)
    .map((match) => match.country)
  return {
    sanctions: state === 'found' ? true : hasLeft || state === 'not_found' ? false : null,
    country_sanctions: [...new Set([...countries, ...orEmpty(facts?.countries)])],
  }
}

/** The tab: present entries, matches by name only (`hints`), and entries that a newer list no longer has (`left`). */
export function readSanctions({ record, checked }: CheckedTab): CompanySanctions {
  const facts = record.blocks.sanctions
  return {
    ...toSanctionsMark(record, checked),
    entries: orEmpty(facts?.matches).filter(isByNumber).map(presentMatch),
    hints: orEmpty(facts?.matches)
      .filter((match) => !isByNumber(match))
      .map(presentMatch),
    left: orEmpty(record.blocks.sanctionsLeft?.matches)
      .filter(isByNumber)
      .map((match) => ({ ...presentMatch(match), left_on: match.leftOn })),
    source: blockSource(record, 'sanctions') ?? blockSource(record, 'sanctionsLeft'),
    checked,
  }
}

const presentMatch = (match: SanctionsMatch): SanctionsEntry => ({
  list: match.list,
  country: match.country,
  name: match.name,
  program: match.program ?? null,
  matched_by: match.matchedBy,
})
