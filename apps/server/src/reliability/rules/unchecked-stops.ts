// Stop factors without an answer: one whose source can be loaded keeps a verdict from being green, the others are named beside every verdict.
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { accountsLack, type Missing, staffLack } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import { isComputed } from './factor.ts'
import type { Reading } from './reading.ts'

/** Factors by which the aggregator repeats a question that has a register or list of its own. */
const REPEATED_BY_AGGREGATOR: ReadonlySet<string> = new Set(['told-disqualified', 'told-sanctioned'])
/** The same question, answered by another source. */
const ANSWERED_BY: Readonly<Record<string, string>> = { 'head-listed-disqualified': 'told-disqualified' }

/** Notes that say that a source was not loaded, not whole, too old or silent. What was looked at and cannot be judged is no gap. */
const NOT_LOADED: ReadonlySet<Reading['note']> = new Set([
  ...(['not-asked', 'part', 'no-record', 'stale', 'down', 'list-not-held', 'list-part', 'no-previous-year'] as const),
])

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'
const isSilent = ({ state }: Reading): boolean => state === 'not_checked' || state === 'source_down'

export interface UncheckedStop {
  readonly reading: Reading
  /** We can load its source: until then nothing is without remarks. */
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

/** What has to be loaded before a verdict may be green, in one line; null where nothing has. */
export function missingBehindStops(readings: readonly Reading[], dossier: Dossier): Missing | null {
  const [first, ...others] = uncheckedStops(readings, dossier).filter(({ hasSource }) => hasSource)
  if (!first) return null
  const stopReason = ({ reading: { note } }: UncheckedStop): MissingReason => (note && REASONS[note]) ?? 'absent'
  const [reason, { asOf }] = [stopReason(first), first.reading]
  const areAlike = others.every((one) => stopReason(one) === reason && one.reading.asOf === asOf)
  return areAlike ? { group: 'stops', reason, asOf } : { group: 'stops', reason: 'absent', asOf: null }
}

/** Accounts or headcount that are not due yet, or are handed in elsewhere, cannot be loaded: they are no gap. */
function isGap({ factor, note }: Reading, dossier: Dossier): boolean {
  if (!isComputed(factor) || !NOT_LOADED.has(note)) return false
  const lacks = [
    ...(factor.needs.includes('accounts') ? [accountsLack('accounts', dossier, YEARS)] : []),
    ...(factor.needs.includes('headcount') ? [staffLack(dossier)] : []),
  ]
  if (lacks.some((lack) => lack?.reason === 'not_due' || lack?.reason === 'elsewhere')) return false
  return lacks.length === 0 || lacks.some((lack) => lack !== null)
}

/** Stops over accounts compare a year with the one before. */
const YEARS = 2
