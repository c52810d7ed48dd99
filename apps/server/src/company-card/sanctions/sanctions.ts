// Санкции: «Да» only for an exact ИНН or ОГРН; a match by name is shown as a hint and sets no mark.
import type { CompanySanctions, SanctionsEntry } from '@sverka/contract/company-card/sanctions'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyRecord, SanctionsMatch } from '../../registry/registry.ts'
import { blockSource, type CheckedTab, orEmpty } from '../tab-list.ts'

const isByNumber = (match: SanctionsMatch): boolean => match.matchedBy !== 'name'

/** The mark alone, for the card: null where not all lists were compared. */
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

export function showSanctions({ record, checked }: CheckedTab): CompanySanctions {
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
