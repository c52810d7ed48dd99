// Reads the court cases of one company: who sues it, for how much and when.
import { asRespondent, claimedKopecks } from '../../../../registry/registry.ts'
import { isWithinMonthsOfData, type Window } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { moneyProof, type Proof, textProof } from '../../evidence.ts'
import { mentions } from '../../matching.ts'

type CaseParty = Parameters<typeof asRespondent>[1]
type LegalCase = Facts['cases']['cases'][number]

/** Cases begun within so many months before `window.asOf`, the day of the source. */
export const startedWithin = (cases: readonly LegalCase[], window: Window, months: number): LegalCase[] =>
  cases.filter(({ date }) => isWithinMonthsOfData(date, window, months))

/** The claims of the last year against a company: the same in the report, the comparison of companies and printed documents. */
export const claimsAgainst = (cases: readonly LegalCase[], company: CaseParty, window: Window): LegalCase[] =>
  startedWithin(asRespondent(cases, company), window, 12)

/** The sum of the claims as evidence; none if no case states a sum, since unknown is not 0 ₽. */
export function claimedIn(cases: readonly LegalCase[]): Proof[] {
  const sum = claimedKopecks(cases)
  return sum > 0 ? [moneyProof('claims', sum)] : []
}

/** Subject of the largest case, where the source gives it. */
export function subjectProofs(cases: readonly LegalCase[]): Proof[] {
  const [largest] = cases.toSorted((a, b) => (b.claimKopecks ?? 0) - (a.claimKopecks ?? 0))
  return largest?.category ? [textProof('subject', largest.category)] : []
}

/** Cases with a plaintiff whose name contains one of the lower-case stems. */
export const suedBy = (cases: readonly LegalCase[], stems: readonly string[]): LegalCase[] =>
  cases.filter(({ plaintiffs }) => plaintiffs.some(({ name }) => mentions(name, stems)))
