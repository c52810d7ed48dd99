// Lists the stop factors (findings that exclude a deal) that have no answer for a company. While the data of one could be loaded, no verdict is
// «proceed». Those without a source that we can load are only named beside every verdict.
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { findMissingAccounts, findMissingStaff, type Missing } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import { isComputed } from './factor.ts'
import type { Reading } from './reading.ts'

/** Factors over warnings of the data aggregator Checko that repeat a factor over an official register or list: not listed as unchecked. */
const REPEATED_BY_AGGREGATOR: ReadonlySet<string> = new Set(['told-disqualified', 'told-sanctioned'])
/** By code of a factor: the factor that answers the same question from another source. */
const ANSWERED_BY: Readonly<Record<string, string>> = { 'head-listed-disqualified': 'told-disqualified' }

/** Reasons of «not checked» that loading the source again may remove. If a source was read but is inconclusive, the reason is another one. */
const NOT_LOADED: ReadonlySet<Reading['note']> = new Set([
  ...(['not-asked', 'part', 'no-record', 'stale', 'down', 'list-not-held', 'list-part', 'no-previous-year'] as const),
])

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'
const isSilent = ({ state }: Reading): boolean => state === 'not_checked' || state === 'source_down'

export interface UncheckedStop {
  readonly reading: Reading
  /** We can load its source: until then no verdict is «proceed». */
  readonly hasSource: boolean
}

/** The unanswered stop factors of a company, in the order of the report. */
export function uncheckedStops(readings: readonly Reading[], dossier: Dossier): UncheckedStop[] {
  const answered = new Set(readings.filter(isAnswer).map(({ factor }) => factor.code))
  return readings
    .filter((reading) => reading.factor.polarity === 'stop' && isSilent(reading))
    .filter(({ factor: { code } }) => !REPEATED_BY_AGGREGATOR.has(code) && !answered.has(ANSWERED_BY[code] ?? ''))
    .filter((reading) => !isComputed(reading.factor) || isGap(reading, dossier))
    .map((reading) => ({ reading, hasSource: isComputed(reading.factor) }))
}

/** The reason for the reader by the reason of the reading; all other reasons count as `absent`. */
const REASONS: Partial<Record<NonNullable<Reading['note']>, MissingReason>> = {
  part: 'part',
  'list-part': 'part',
  stale: 'old',
  down: 'down',
}

/** The missing data of all unanswered stop factors whose source can be loaded, as one entry: with reason and day if all agree. Null without any. */
export function missingBehindStops(readings: readonly Reading[], dossier: Dossier): Missing | null {
  const [first, ...others] = uncheckedStops(readings, dossier).filter(({ hasSource }) => hasSource)
  if (!first) return null
  const stopReason = ({ reading: { note } }: UncheckedStop): MissingReason => (note && REASONS[note]) ?? 'absent'
  const [reason, { asOf }] = [stopReason(first), first.reading]
  const areAlike = others.every((other) => stopReason(other) === reason && other.reading.asOf === asOf)
  return areAlike ? { group: 'stops', reason, asOf } : { group: 'stops', reason: 'absent', asOf: null }
}

/** Whether loading a source may answer the factor. Not for accounts or headcount that are not due, or are filed elsewhere. */
function isGap({ factor, note }: Reading, dossier: Dossier): boolean {
  if (!isComputed(factor) || !NOT_LOADED.has(note)) return false
  const missing = [
    ...(factor.needs.includes('accounts') ? [findMissingAccounts('accounts', dossier, YEARS_OF_ACCOUNTS)] : []),
    ...(factor.needs.includes('headcount') ? [findMissingStaff(dossier)] : []),
  ]
  if (missing.some((group) => group?.reason === 'not_due' || group?.reason === 'elsewhere')) return false
  return missing.length === 0 || missing.some((group) => group !== null)
}

/** Years of accounts that a stop factor needs: it compares a year with the one before. */
const YEARS_OF_ACCOUNTS = 2
