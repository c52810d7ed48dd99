// Evidence (proofs) of a finding in the reliability report: values with a label, a unit and often a year. The texts of the labels are in
// `evidence-labels.ts`.
import type { EvidenceUnit } from '@sverka/contract/company-card/reliability.rules'
import type { EvidenceLabel } from '../texts/evidence-labels.ts'

export interface Proof {
  readonly label: EvidenceLabel
  readonly value: string | number
  readonly unit: EvidenceUnit
  /** Year of the value, shown after the label: «Выручка, 2025» (revenue, 2025). */
  readonly year?: number
  /** Address of the record at its source. */
  readonly url?: string
  /** Id of the record on its tab of the card, which the finding links to. */
  readonly record?: string
}

/** A sum: takes kopecks, stores rubles. */
export const moneyProof = (label: EvidenceLabel, kopecks: number, year?: number): Proof => ({
  label,
  value: Math.round(kopecks) / 100,
  unit: 'money',
  ...(year === undefined ? {} : { year }),
})

/** A share: takes a fraction (0.25), stores percent (25) with two decimals, like the comparison with the industry. */
export const percentProof = (label: EvidenceLabel, fraction: number, year?: number): Proof => ({
  label,
  value: Math.round(fraction * 10_000) / 100,
  unit: 'percent',
  ...(year === undefined ? {} : { year }),
})

/** Two decimals; a little less than a whole number stays less, so that 0.997 is not shown as 1 when the threshold is 1. */
function ratioValue(value: number): number {
  const rounded = Math.round(value * 100)
  return (rounded % 100 === 0 && value * 100 < rounded ? rounded - 1 : rounded) / 100
}

/** A coefficient such as the liquidity ratio. */
export const ratioProof = (label: EvidenceLabel, value: number, year?: number): Proof => ({
  label,
  value: ratioValue(value),
  unit: 'ratio',
  ...(year === undefined ? {} : { year }),
})

/** A number of things. */
export const countProof = (label: EvidenceLabel, value: number, year?: number): Proof => ({
  label,
  value,
  unit: 'count',
  ...(year === undefined ? {} : { year }),
})

/** A day, YYYY-MM-DD. */
export const dayProof = (label: EvidenceLabel, value: string): Proof => ({ label, value, unit: 'date' })
/** A calendar year as the value. */
export const yearProof = (label: EvidenceLabel, value: number): Proof => ({ label, value, unit: 'year' })
/** A text; `url` is the address of its record at the source. */
export const textProof = (label: EvidenceLabel, value: string, url?: string): Proof => ({
  label,
  value,
  unit: 'text',
  ...(url ? { url } : {}),
})

/** The proof with the id of its record; unchanged without one. */
export const inRecord = (proof: Proof, record: string | null | undefined): Proof => (record ? { ...proof, record } : proof)
