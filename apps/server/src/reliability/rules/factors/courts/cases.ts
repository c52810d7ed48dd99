// Reads a company's court cases: those in which it is the defendant, the plaintiffs, sums and dates.

import { recently, type Window } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { money, type Proof, text } from '../../evidence.ts'
import { mentions } from '../../matching.ts'

export type LegalCase = Facts['cases']['cases'][number]
type Party = LegalCase['respondents'][number]

/** The company's numbers. */
export interface Identity {
  readonly inn: string | null
  readonly ogrn: string
}

const isSame = (party: Party, { inn, ogrn }: Identity): boolean =>
  (party.inn !== undefined && party.inn === inn) || (party.ogrn !== undefined && party.ogrn === ogrn)

/** A case has one number over all its instances. */
function distinct(cases: readonly LegalCase[]): LegalCase[] {
  const byNumber = new Map<string, LegalCase>()
  for (const one of cases) if (!byNumber.has(one.number)) byNumber.set(one.number, one)
  return [...byNumber.values()]
}

export const asRespondent = (cases: readonly LegalCase[], company: Identity): LegalCase[] =>
  distinct(cases).filter(({ respondents }) => respondents.some((party) => isSame(party, company)))

export const asPlaintiff = (cases: readonly LegalCase[], company: Identity): LegalCase[] =>
  distinct(cases).filter(({ plaintiffs }) => plaintiffs.some((party) => isSame(party, company)))

/** Cases begun within the months before the source's day. */
export const startedWithin = (cases: readonly LegalCase[], window: Window, months: number): LegalCase[] =>
  cases.filter(({ date }) => recently(date, window, months))

/** Sum of the claims that state one, kopecks. */
export const sumClaims = (cases: readonly LegalCase[]): number => cases.reduce((sum, { claimKopecks = 0 }) => sum + claimKopecks, 0)

/** The sum as evidence; none if no case states one, since unknown is not 0 ₽. */
export function claimedIn(cases: readonly LegalCase[]): Proof[] {
  const sum = sumClaims(cases)
  return sum > 0 ? [money('claims', sum)] : []
}

/** Subject of the largest case, where the source gives it. */
export function subjectProofs(cases: readonly LegalCase[]): Proof[] {
  const [largest] = cases.toSorted((a, b) => (b.claimKopecks ?? 0) - (a.claimKopecks ?? 0))
  return largest?.category ? [text('subject', largest.category)] : []
}

/** Cases with a plaintiff whose name contains one of the stems. */
export const suedBy = (cases: readonly LegalCase[], stems: readonly string[]): LegalCase[] =>
  cases.filter(({ plaintiffs }) => plaintiffs.some(({ name }) => mentions(name, stems)))
