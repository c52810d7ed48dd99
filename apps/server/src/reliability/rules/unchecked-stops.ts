// Unanswered stop factors: loadable ones prevent a green verdict, the others are named beside every verdict.
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { findMissingAccounts, findMissingStaff, type Missing } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import { isComputed } from './factor.ts'
import type { Reading } from './reading.ts'

/** Factors from the aggregator that duplicate one with a register or list of its own. */
const REPEATED_BY_AGGREGATOR: ReadonlySet<string> = new Set(['told-disqualified', 'told-sanctioned'])
/** Code of the same question answered by another source. */
const ANSWERED_BY: Readonly<Record<string, string>> = { 'head-listed-disqualified': 'told-disqualified' }

/** Notes for a source not loaded, incomplete, too old or unavailable. A checked but inconclusive factor is no gap. */
const NOT_LOADED: ReadonlySet<Reading['note']> = new Set([
  ...(['not-asked', 'part', 'no-record', 'stale', 'down', 'list-not-held', 'list-part', 'no-previous-year'] as const),
])

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'
const isSilent = ({ state }: Reading): boolean => state === 'not_checked' || state === 'source_down'

export interface UncheckedStop {
  readonly reading: Reading
  /** Its source can be loaded: until then no verdict is «no remarks». */
  readonly hasSource: boolean
}

/** In the order of the report. */
export function uncheckedStops(readings: readonly Reading[], dossier: Dossier): UncheckedStop[] {
  const answered = new Set(readings.filter(isAnswer).map(({ factor }) => factor.code))
  return readings
    .filter((reading) => reading.factor.polarity === 'stop' && isSilent(reading))
    .filter(({ factor: { code } }) => !REPEATED_BY_AGGREGATOR.has(code) && !answered.has(ANSWERED_BY[code] ?? ''))
    .filter((reading) => !isComputed(reading.factor) || isGap(reading, dossier))
    .map((reading) => ({ reading, hasSource: isComputed(reading.factor) }))
}

const REASONS: Partial<Record<NonNullable<Reading['note']>, MissingReason>> = {
  part: 'part',
  'list-part': 'part',
  stale: 'old',
  down: 'down',
}

/** What must be loaded before a green verdict, in one line; null if nothing. */
export function missingBehindStops(readings: readonly Reading[], dossier: Dossier): Missing | null {
  const [first, ...others] = uncheckedStops(readings, dossier).filter(({ hasSource }) => hasSource)
  if (!first) return null
  const stopReason = ({ reading: { note } }: UncheckedStop): MissingReason => (note && REASONS[note]) ?? 'absent'
  const [reason, { asOf }] = [stopReason(first), first.reading]
  const areAlike = others.every((one) => stopReason(one) === reason && one.reading.asOf === asOf)
  return areAlike ? { group: 'stops', reason, asOf } : { group: 'stops', reason: 'absent', asOf: null }
}

/** Accounts or headcount that are not due, or filed elsewhere, cannot be loaded: no gap. */
function isGap({ factor, note }: Reading, dossier: Dossier): boolean {
  if (!isComputed(factor) || !NOT_LOADED.has(note)) return false
  const lacks = [
    ...(factor.needs.includes('accounts') ? [findMissingAccounts('accounts', dossier, YEARS)] : []),
    ...(factor.needs.includes('headcount') ? [findMissingStaff(dossier)] : []),
  ]
  if (lacks.some((lack) => lack?.reason === 'not_due' || lack?.reason === 'elsewhere')) return false
  return lacks.length === 0 || lacks.some((lack) => lack !== null)
}

/** Stops over accounts compare a year with the one before. */
const YEARS = 2
