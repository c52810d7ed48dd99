// A report in one row: counts, points, worst findings, verdicts, and the last day on which they are valid.
import type { Verdict } from '@sverka/contract/company-card/reliability'
import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { daysAfter } from './days.ts'
import type { Day, Dossier } from './dossier-facts.ts'
import { type Reading, readFactors } from './engine.ts'
import type { Proof } from './evidence.ts'
import type { Factor } from './factor.ts'
import { decideVerdict, purposesOfDossier } from './purposes.ts'
import { countReadings, sumPoints, worstFirst } from './score.ts'

/** Number of findings kept. */
export const WORST_SHOWN = 2

/** A finding with the evidence for its sentence. */
export interface StoredFinding {
  readonly code: string
  readonly proofs: readonly Proof[]
}

export interface Digest {
  readonly points: number
  readonly counts: ReturnType<typeof countReadings>
  /** The most serious first. */
  readonly worst: readonly StoredFinding[]
  readonly verdicts: Readonly<Record<Purpose, Verdict>>
}

/** A digest with its day, time of computation, and versions of rules and sources. */
export interface DatedDigest extends Digest {
  readonly day: Day
  readonly computedAt: Date
  readonly basis: string
}

/** Limits of evidence and text in a sentence. */
const PROOFS_KEPT = 6
const LONGEST_KEPT = 120
/** Evidence relative to today is dropped: the sentence computes it from the stored day. */
const OF_TODAY: ReadonlySet<Proof['label']> = new Set(['days', 'years'])

const proofsKept = (proofs: readonly Proof[]): Proof[] =>
  proofs
    .filter(({ label }) => !OF_TODAY.has(label))
    .slice(0, PROOFS_KEPT)
    .map(({ label, value, unit, year }) => ({
      label,
      value: typeof value === 'string' ? value.slice(0, LONGEST_KEPT) : value,
      unit,
      ...(year === undefined ? {} : { year }),
    }))

/** Figures of a list of readings. For an impossible deal there is no verdict. */
export function buildDigest(readings: readonly Reading[], dossier: Dossier): Digest {
  const offered = purposesOfDossier(dossier)
  const verdict = (purpose: Purpose): Verdict => (offered.includes(purpose) ? decideVerdict(purpose, readings, dossier) : 'unknown')
  return {
    points: sumPoints(readings),
    counts: countReadings(readings),
    worst: worstFirst(readings)
      .slice(0, WORST_SHOWN)
      .map(({ factor, proofs }) => ({ code: factor.code, proofs: proofsKept(proofs) })),
    verdicts: Object.fromEntries(purposes.map((purpose) => [purpose, verdict(purpose)])) as Record<Purpose, Verdict>,
  }
}

/** Days looked ahead: more costs time in vain, since most companies change within four weeks. */
const DAYS_AHEAD = 28

/**
 * A dossier's digest and the last day on which it stays the same without new data. Data only get older, and no rule changes its
 * outcome twice within four weeks, so the day of change is found by bisection.
 */
export function digestUntil(factors: readonly Factor[], dossier: Dossier): { digest: Digest; holdsUntil: Day } {
  const on = (days: number): Digest => {
    const then = { ...dossier, today: daysAfter(dossier.today, days) }
    return buildDigest(readFactors(factors, then), then)
  }
  const digest = on(0)
  const same = JSON.stringify(digest)
  const holds = (days: number): boolean => JSON.stringify(on(days)) === same
  let [last, turned] = [0, DAYS_AHEAD]
  if (holds(DAYS_AHEAD)) last = DAYS_AHEAD
  while (turned - last > 1) {
    const middle = Math.floor((last + turned) / 2)
    if (holds(middle)) last = middle
    else turned = middle
  }
  return { digest, holdsUntil: daysAfter(dossier.today, last) }
}
