// Builds the digest of a reliability report, which is stored as one row per company for its card and for lists of companies: counts, points, worst
// findings, verdicts. Also finds the last day on which a digest is valid without new data.

import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { daysAfter } from './days.ts'
import type { Day, Dossier } from './dossier-facts.ts'
import { type Reading, readFactors } from './engine.ts'
import type { Proof } from './evidence.ts'
import type { Factor } from './factor.ts'
import { decideVerdict, purposesOfDossier } from './purposes.ts'
import { countReadings, sumPoints, worstFirst } from './score.ts'

/** Number of worst findings in a digest. */
export const WORST_SHOWN = 2

/** A finding (factor that was found): code of the factor, and the evidence that its sentence needs. */
export interface StoredFinding {
  readonly code: string
  readonly proofs: readonly Proof[]
}

/** The digest of one company's report; `points` is their sum. */
export interface Digest {
  readonly points: number
  readonly counts: ReturnType<typeof countReadings>
  /** The most serious first. */
  readonly worst: readonly StoredFinding[]
  readonly verdicts: Readonly<Record<Purpose, Verdict>>
}

/** A digest with its day and time of computation; `basis` is the hash of the rules and source copies that it was computed from. */
export interface DatedDigest extends Digest {
  readonly day: Day
  readonly computedAt: Date
  readonly basis: string
}

/** Most proofs of a finding, and most characters of a proof's text: enough for its sentence. */
const PROOFS_MAX = 6
const PROOF_TEXT_MAX = 120
/** Labels of proofs that count days or years up to today: left out, because they would be wrong tomorrow and change the digest daily. */
const RELATIVE_TO_TODAY: ReadonlySet<Proof['label']> = new Set(['days', 'years'])

/** The proofs as stored: only what the sentence of the finding needs. */
const shortenProofs = (proofs: readonly Proof[]): Proof[] =>
  proofs
    .filter(({ label }) => !RELATIVE_TO_TODAY.has(label))
    .slice(0, PROOFS_MAX)
    .map(({ label, value, unit, year }) => ({
      label,
      value: typeof value === 'string' ? value.slice(0, PROOF_TEXT_MAX) : value,
      unit,
      ...(year === undefined ? {} : { year }),
    }))

/** The digest of the factors' outcomes. The verdict is `unknown` for a kind of deal that the legal form excludes. */
export function buildDigest(readings: readonly Reading[], dossier: Dossier): Digest {
  const possiblePurposes = purposesOfDossier(dossier)
  const verdictFor = (purpose: Purpose): Verdict =>
    possiblePurposes.includes(purpose) ? decideVerdict(purpose, readings, dossier) : 'unknown'
  return {
    points: sumPoints(readings),
    counts: countReadings(readings),
    worst: worstFirst(readings)
      .slice(0, WORST_SHOWN)
      .map(({ factor, proofs }) => ({ code: factor.code, proofs: shortenProofs(proofs) })),
    verdicts: Object.fromEntries(purposes.map((purpose) => [purpose, verdictFor(purpose)])) as Record<Purpose, Verdict>,
  }
}

/** How many days ahead the digest is recomputed. More would be wasted time, since most companies' data change within four weeks. */
const DAYS_AHEAD = 28

/**
 * A dossier's digest and the last day (included) on which it stays the same. Without new data only the age of the data grows. No rule changes its
 * outcome and changes it back within four weeks, so the first day with another digest can be found by bisection.
 */
export function digestUntil(factors: readonly Factor[], dossier: Dossier): { digest: Digest; holdsUntil: Day } {
  const digestAfter = (days: number): Digest => {
    const then = { ...dossier, today: daysAfter(dossier.today, days) }
    return buildDigest(readFactors(factors, then), then)
  }
  const digest = digestAfter(0)
  const digestText = JSON.stringify(digest)
  const isSame = (days: number): boolean => JSON.stringify(digestAfter(days)) === digestText
  let [lastValid, firstChanged] = [0, DAYS_AHEAD]
  if (isSame(DAYS_AHEAD)) lastValid = DAYS_AHEAD
  while (firstChanged - lastValid > 1) {
    const middle = Math.floor((lastValid + firstChanged) / 2)
    if (isSame(middle)) lastValid = middle
    else firstChanged = middle
  }
  return { digest, holdsUntil: daysAfter(dossier.today, lastValid) }
}
