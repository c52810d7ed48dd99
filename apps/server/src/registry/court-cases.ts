// The court cases of a company by its role in them. Every page uses these functions, so that all count and sum the same cases.
import type { LegalCase, Party } from './blocks-by-company.ts'

/** The numbers that identify a company. */
export interface CaseParty {
  readonly inn: string | null
  readonly ogrn: string
}

const isSame = (party: Party, { inn, ogrn }: CaseParty): boolean =>
  (party.inn !== undefined && party.inn === inn) || (party.ogrn !== undefined && party.ogrn === ogrn)

/** Each case once: a source may list it once for each instance, under one number. The first entry is kept. */
export function distinctCases(cases: readonly LegalCase[]): LegalCase[] {
  const byNumber = new Map<string, LegalCase>()
  for (const one of cases) if (!byNumber.has(one.number)) byNumber.set(one.number, one)
  return [...byNumber.values()]
}

/** `parties` may be absent although the type says otherwise: an empty list is not stored in a block. */
const isAmong = (parties: readonly Party[] | undefined, company: CaseParty): boolean =>
  (parties ?? []).some((party) => isSame(party, company))

const isPlaintiff = (one: LegalCase, company: CaseParty): boolean => isAmong(one.plaintiffs, company)
const isRespondent = (one: LegalCase, company: CaseParty): boolean => isAmong(one.respondents, company)

/** The cases in which the company is a plaintiff, each once; recognised by its numbers, never by its name. */
export const asPlaintiff = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((one) => isPlaintiff(one, company))

/** The same for the respondent. */
export const asRespondent = (cases: readonly LegalCase[], company: CaseParty): LegalCase[] =>
  distinctCases(cases).filter((one) => isRespondent(one, company))

/** The company's role in a row of the list; 'plaintiff' if it is on both sides. */
export function roleInCase(one: LegalCase, company: CaseParty): 'plaintiff' | 'respondent' | 'other' {
  if (isPlaintiff(one, company)) return 'plaintiff'
  return isRespondent(one, company) ? 'respondent' : 'other'
}

/** Sum of the claims in kopecks; a case without a sum adds nothing. */
export const claimedKopecks = (cases: readonly LegalCase[]): number => cases.reduce((sum, { claimKopecks = 0 }) => sum + claimKopecks, 0)

/** The cases that the source marks as still open. */
export const pendingCases = (cases: readonly LegalCase[]): LegalCase[] => cases.filter(({ active }) => active === true)

const WON = /^(?:взыскан|удовлетвор)/i
const REFUSED = /отказан/i

/** Outcome for the plaintiff: 'won' also for a part. Null while the case goes on, and if the source gives no outcome. */
export function caseOutcome({ active, awardedKopecks, outcome }: LegalCase): 'won' | 'refused' | 'other' | null {
  if (active === true) return null
  if ((awardedKopecks ?? 0) > 0) return 'won'
  if (outcome === undefined) return null
  if (REFUSED.test(outcome)) return 'refused'
  return WON.test(outcome) ? 'won' : 'other'
}
