// The court cases of a company by its role in them, with sums and outcomes. Every page uses these functions, so that all count and sum the same
// cases.
import type { LegalCase, Party } from './blocks-by-company.ts'

/** The numbers that identify a company: ИНН (taxpayer number) and ОГРН (registration number). */
export interface CaseParty {
  readonly inn: string | null
  readonly ogrn: string
}

const isSame = (party: Party, { inn, ogrn }: CaseParty): boolean =>
  (party.inn !== undefined && party.inn === inn) || (party.ogrn !== undefined && party.ogrn === ogrn)

/** Each case once: a source may list it once for each instance (first, appeal …) under one number. The first entry is kept. */
export function distinctCases(cases: readonly LegalCase[]): LegalCase[] {
  const byNumber = new Map<string, LegalCase>()
  for (const legalCase of cases) if (!byNumber.has(legalCase.number)) byNumber.set(legalCase.number, legalCase)
  return [...byNumber.values()]
}

/** `parties` may be absent although the type says otherwise: an empty list is not stored in a block. */
const isAmong = (parties: readonly Party[] | undefined, company: CaseParty): boolean =>
  (parties ?? []).some((party) => isSame(party, company))

const isPlaintiff = (legalCase: LegalCase, company: CaseParty): boolean => isAmong(legalCase.plaintiffs, company)
const isRespondent = (legalCase: LegalCase, company: CaseParty): boolean => isAmong(legalCase.respondents, company)

/** The cases in which the company is a plaintiff, each once; recognised by its numbers, never by its name. */
export const asPlaintiff = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((legalCase) => isPlaintiff(legalCase, company))

/** The cases in which the company is a respondent, each once. */
export const asRespondent = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((legalCase) => isRespondent(legalCase, company))

/** The company's role in a case; 'plaintiff' if it is on both sides, 'other' for example for a third party. */
export function roleInCase(legalCase: LegalCase, company: CaseParty): 'plaintiff' | 'respondent' | 'other' {
  if (isPlaintiff(legalCase, company)) return 'plaintiff'
  return isRespondent(legalCase, company) ? 'respondent' : 'other'
}

/** Sum of the claims in kopecks; a case without a sum adds nothing. */
export const claimedKopecks = (cases: readonly LegalCase[]): number => cases.reduce((sum, { claimKopecks = 0 }) => sum + claimKopecks, 0)

/** The cases that the source marks as still open. */
export const pendingCases = (cases: readonly LegalCase[]): LegalCase[] => cases.filter(({ active }) => active === true)

/** Beginnings of outcomes in the words of the source: «recovered» or «granted», and «refused». */
const WON = /^(?:взыскан|удовлетвор)/i
const REFUSED = /отказан/i

/** Outcome for the plaintiff; 'won' if at least a part of the claim was granted. Null while the case goes on, and if the source gives no outcome. */
export function caseOutcome({ active, awardedKopecks, outcome }: LegalCase): 'won' | 'refused' | 'other' | null {
  if (active === true) return null
  if ((awardedKopecks ?? 0) > 0) return 'won'
  if (outcome === undefined) return null
  if (REFUSED.test(outcome)) return 'refused'
  return WON.test(outcome) ? 'won' : 'other'
}
