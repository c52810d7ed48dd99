// Санкции: «Да» only for an exact ИНН or ОГРН; a match by name is shown as a hint and sets no mark.
import type { CompanySanctions, SanctionsEntry } from '@sverka/contract/company-card/sanctions'
import type { CompanyRecord, SanctionsFacts, SanctionsMatch } from '../../registry/registry.ts'
import { blockSource, orEmpty } from '../tab-list.ts'

/** True when listed by number, false when lists were compared without a match, null when none was compared. */
export function isSanctioned(facts: SanctionsFacts | undefined): boolean | null {
  if (!facts) return null
  return facts.listed === true || orEmpty(facts.matches).some(isByNumber)
}

const isByNumber = (match: SanctionsMatch): boolean => match.matchedBy !== 'name'

/** The mark alone, for the card. */
export function toSanctionsMark({ blocks }: CompanyRecord): Pick<CompanySanctions, 'sanctions' | 'country_sanctions'> {
  const facts = blocks.sanctions
  const hasLeft = orEmpty(blocks.sanctionsLeft?.matches).some(isByNumber)
  const countries = orEmpty(facts?.matches)
    .filter(isByNumber)
    .map((match) => match.country)
  return {
    // A company that has left a list is not listed.
    sanctions: isSanctioned(facts) ?? (hasLeft ? false : null),
    country_sanctions: [...new Set([...countries, ...orEmpty(facts?.countries)])],
  }
}

export function showSanctions(record: CompanyRecord): CompanySanctions {
  const facts = record.blocks.sanctions
  return {
    ...toSanctionsMark(record),
    entries: orEmpty(facts?.matches).filter(isByNumber).map(presentMatch),
    hints: orEmpty(facts?.matches)
      .filter((match) => !isByNumber(match))
      .map(presentMatch),
    left: orEmpty(record.blocks.sanctionsLeft?.matches)
      .filter(isByNumber)
      .map((match) => ({ ...presentMatch(match), left_on: match.leftOn })),
    source: blockSource(record, 'sanctions') ?? blockSource(record, 'sanctionsLeft'),
  }
}

const presentMatch = (match: SanctionsMatch): SanctionsEntry => ({
  list: match.list,
  country: match.country,
  name: match.name,
  program: match.program ?? null,
  matched_by: match.matchedBy,
})
