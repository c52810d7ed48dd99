// A report in one row: counts, points, the worst findings and the verdicts, and until which day they hold.
import type { Verdict } from '@sverka/contract/company-card/reliability'
import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { daysAfter } from './days.ts'
import type { Day, Dossier } from './dossier-facts.ts'
import { type Reading, readFactors } from './engine.ts'
import type { Proof } from './evidence.ts'
import type { Factor } from './factor.ts'
import { decideVerdict, purposesOfDossier } from './purposes.ts'
import { countReadings, sumPoints, worstFirst } from './score.ts'

/** How many findings are named. */
export const WORST_SHOWN = 2

/** A finding with what its sentence is told from. */
export interface StoredFinding {
  readonly code: string
  readonly proofs: readonly Proof[]
}

export interface Digest {
  readonly points: number
  readonly counts: ReturnType<typeof countReadings>
  /** The weightiest first. */
  readonly worst: readonly StoredFinding[]
  readonly verdicts: Readonly<Record<Purpose, Verdict>>
}

/** A digest of a day, when it was computed and by which rules and copies of sources. */
export interface DatedDigest extends Digest {
  readonly day: Day
  readonly computedAt: Date
  readonly basis: string
}

/** A sentence names no more, and no longer text. */
const PROOFS_KEPT = 6
const LONGEST_KEPT = 120
/** Proofs that count up to the day of reading: the sentence counts them from the day beside them. */
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

/** The figures of one list of readings. For a deal that nobody can make nothing is concluded. */
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

/** Looking further costs as much and is wasted: within four weeks most companies change anyhow. */
const DAYS_AHEAD = 28

/**
 * The digest of a dossier and the last day on which it stays the same while no data change. What grew old
 * stays old while no data change, and no rule turns twice within four weeks, so the day of the turn is found by halving.
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
