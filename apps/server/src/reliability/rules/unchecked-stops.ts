// Stop factors without an answer: while the source of one can be loaded, no verdict is «proceed»; the others are named beside every verdict.
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { findMissingAccounts, findMissingStaff, type Missing } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import { isComputed } from './factor.ts'
import type { Reading } from './reading.ts'

/** Factors from the data aggregator that repeat a factor over an official register or list: not listed as unchecked. */
const REPEATED_BY_AGGREGATOR: ReadonlySet<string> = new Set(['told-disqualified', 'told-sanctioned'])
/** By code of a factor: the one that answers the same question from another source. */
const ANSWERED_BY: Readonly<Record<string, string>> = { 'head-listed-disqualified': 'told-disqualified' }

/** Reasons of «not checked» that loading the source again may remove. A source that was read but is inconclusive has other reasons. */
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

const REASONS: Partial<Record<NonNullable<Reading['note']>, MissingReason>> = {
  part: 'part',
  'list-part': 'part',
  stale: 'old',
  down: 'down',
}

/** The gap of all unanswered, loadable stop factors as one line: with reason and day only if these are the same for all. Null without any. */
export function missingBehindStops(readings: readonly Reading[], dossier: Dossier): Missing | null {
  const [first, ...others] = uncheckedStops(readings, dossier).filter(({ hasSource }) => hasSource)
  if (!first) return null
  const stopReason = ({ reading: { note } }: UncheckedStop): MissingReason => (note && REASONS[note]) ?? 'absent'
  const [reason, { asOf }] = [stopReason(first), first.reading]
  const areAlike = others.every((one) => stopReason(one) === reason && one.reading.asOf === asOf)
  return areAlike ? { group: 'stops', reason, asOf } : { group: 'stops', reason: 'absent', asOf: null }
}

/** Whether loading a source may answer the factor. Not for accounts or headcount that are not due, or are filed elsewhere. */
function isGap({ factor, note }: Reading, dossier: Dossier): boolean {
  if (!isComputed(factor) || !NOT_LOADED.has(note)) return false
  const lacks = [
    ...(factor.needs.includes('accounts') ? [findMissingAccounts('accounts', dossier, YEARS)] : []),
    ...(factor.needs.includes('headcount') ? [findMissingStaff(dossier)] : []),
  ]
  if (lacks.some((lack) => lack?.reason === 'not_due' || lack?.reason === 'elsewhere')) return false
  return lacks.length === 0 || lacks.some((lack) => lack !== null)
}

/** Years of accounts that a stop factor needs: it compares a year with the one before. */
const YEARS = 2
