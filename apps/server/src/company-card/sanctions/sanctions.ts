// Санкции: a company is listed only if its ИНН or ОГРН matches; a match by name is shown as a hint.
import type { CompanySanctions, SanctionsEntry } from '@sverka/contract/company-card/sanctions'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyRecord, SanctionsMatch } from '../../registry/registry.ts'
import { blockSource, type CheckedTab, orEmpty } from '../tab-list.ts'

const isByNumber = (match: SanctionsMatch): boolean => match.matchedBy !== 'name'

/** Whether the company is listed, for the card; null if not all lists were compared. And the countries of its lists. */
export function toSanctionsMark(
  { blocks }: CompanyRecord,
  { state }: SourceCheck,
): Pick<CompanySanctions, 'sanctions' | 'country_sanctions'> {
  const facts = blocks.sanctions
  const hasLeft = orEmpty(blocks.sanctionsLeft?.matches).some(isByNumber)
  const countries = orEmpty(facts?.matches)
    .filter(isByNumber)
    .map((match) => match.country)
  return {
    // A company that has left a list is not listed.
    sanctions: state === 'found' ? true : hasLeft || state === 'not_found' ? false : null,
    country_sanctions: [...new Set([...countries, ...orEmpty(facts?.countries)])],
  }
}

/** The tab: present entries, matches by name only (`hints`), and lists that the company has left. */
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
