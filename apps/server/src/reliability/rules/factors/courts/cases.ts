// Selects court cases of one company for the factors of the reliability report: cases of a period, claims against it, their sum and plaintiffs.
import { asRespondent, claimedKopecks } from '../../../../registry/registry.ts'
import { isWithinMonthsOfData, type LookBack } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { moneyProof, type Proof, textProof } from '../../evidence.ts'
import { mentions } from '../../matching.ts'

type CaseParty = Parameters<typeof asRespondent>[1]
type LegalCase = Facts['cases']['cases'][number]

/** Cases begun within `months` months before `period.asOf`, the day of the source's data, or since. */
export const startedWithin = (cases: readonly LegalCase[], period: LookBack, months: number): LegalCase[] =>
  cases.filter(({ date }) => isWithinMonthsOfData(date, period, months))

/** Cases of the last year in which the company is the respondent: the report, the comparison of companies and printed documents all count these. */
export const claimsAgainst = (cases: readonly LegalCase[], company: CaseParty, period: LookBack): LegalCase[] =>
  startedWithin(asRespondent(cases, company), period, 12)

/** The sum of the claims as evidence; none if no case states a sum, since an unknown sum is not zero. */
export function claimedIn(cases: readonly LegalCase[]): Proof[] {
  const sum = claimedKopecks(cases)
  return sum > 0 ? [moneyProof('claims', sum)] : []
}

/** Subject of the case with the largest claim as evidence, if the source states it. */
export function subjectProofs(cases: readonly LegalCase[]): Proof[] {
  const [largest] = cases.toSorted((a, b) => (b.claimKopecks ?? 0) - (a.claimKopecks ?? 0))
  return largest?.category ? [textProof('subject', largest.category)] : []
}

/** Cases with a plaintiff whose name contains one of the word stems (lower case). */
export const suedBy = (cases: readonly LegalCase[], stems: readonly string[]): LegalCase[] =>
  cases.filter(({ plaintiffs }) => plaintiffs.some(({ name }) => mentions(name, stems)))
