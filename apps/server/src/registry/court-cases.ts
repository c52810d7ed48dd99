// The court cases of a company by its role in them: every page counts and sums the same set.
import type { LegalCase, Party } from './blocks-by-company.ts'

/** The numbers that identify a company. */
export interface CaseParty {
  readonly inn: string | null
  readonly ogrn: string
}

const isSame = (party: Party, { inn, ogrn }: CaseParty): boolean =>
  (party.inn !== undefined && party.inn === inn) || (party.ogrn !== undefined && party.ogrn === ogrn)

/** One case is one number over all its instances. */
export function distinctCases(cases: readonly LegalCase[]): LegalCase[] {
  const byNumber = new Map<string, LegalCase>()
  for (const one of cases) if (!byNumber.has(one.number)) byNumber.set(one.number, one)
  return [...byNumber.values()]
}

/** An empty list of parties takes no room in a block and opens as absent. */
const isAmong = (parties: readonly Party[] | undefined, company: CaseParty): boolean =>
  (parties ?? []).some((party) => isSame(party, company))

const isPlaintiff = (one: LegalCase, company: CaseParty): boolean => isAmong(one.plaintiffs, company)
const isRespondent = (one: LegalCase, company: CaseParty): boolean => isAmong(one.respondents, company)

/** The cases in which the company sues, or answers: by its numbers, never by its name. */
export const asPlaintiff = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((one) => isPlaintiff(one, company))

export const asRespondent = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((one) => isRespondent(one, company))

/** What a row of the list calls the company; of one on both sides the first. */
export function roleInCase(one: LegalCase, company: CaseParty): 'plaintiff' | 'respondent' | 'other' {
  if (isPlaintiff(one, company)) return 'plaintiff'
  return isRespondent(one, company) ? 'respondent' : 'other'
}

/** Kopecks of the claims that name a sum. */
export const claimedKopecks = (cases: readonly LegalCase[]): number => cases.reduce((sum, { claimKopecks = 0 }) => sum + claimKopecks, 0)

/** Cases that are still open by the source. */
export const pendingCases = (cases: readonly LegalCase[]): LegalCase[] => cases.filter(({ active }) => active === true)

const WON = /^(?:взыскан|удовлетвор)/i
const REFUSED = /отказан/i

/** Outcome for the plaintiff; null while the case goes on and if the source does not give it. */
export function caseEnd({ active, awardedKopecks, outcome }: LegalCase): 'won' | 'refused' | 'other' | null {
  if (active === true) return null
  if ((awardedKopecks ?? 0) > 0) return 'won'
  if (outcome === undefined) return null
  if (REFUSED.test(outcome)) return 'refused'
  return WON.test(outcome) ? 'won' : 'other'
}
