// Compares the data that we had about a company on two days: the values of both days, and between which extracts of the register they changed.

import { changedFields, type RegisterChange } from '@sverka/contract/company-card/history'
import { blockFields, type ComparedField, type DayDifference, type DayValue } from '@sverka/contract/company-card/past'
import type { CompanyRecord, CompanyRow } from '../../registry/registry.ts'
import type { Copies } from '../../sources/sources.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { FIELD_SOURCES, readField } from './compare-fields.ts'

/** The day of a change: that of its register record, otherwise that of the first extract that has the new value. */
const beginsOn = ({ on, between }: RegisterChange): string => on ?? between.to

/** Two days in order, YYYY-MM-DD, inclusive. */
export interface DayPair {
  readonly from: string
  readonly to: string
}

/** The two days in order; a day after `today`, or a missing day, becomes `today`. */
export function orderDays(from: string, to: string | undefined, today: string): DayPair {
  const [first, second] = [from, to ?? today].map((day) => (day < today ? day : today)) as [string, string]
  return first <= second ? { from: first, to: second } : { from: second, to: first }
}

/** The earliest day of an extract that the changes name, or `newest` if none is earlier. */
export const firstKnown = (changes: readonly RegisterChange[], newest: string): string =>
  changes.reduce((first, { between }) => (between.from < first ? between.from : first), newest)

/** A field with different values; the caller adds the name of the source. */
type Difference = Omit<DayDifference, 'source'>

/**
 * Register fields that differ between the two days, found from the changes after `from` and not after `to`. A field that changed and changed back
 * does not differ.
 */
export function compareDays(changes: readonly RegisterChange[], { from, to }: DayPair): Difference[] {
  return changedFields.flatMap((field) => {
    const inside = changes
      .filter((change) => change.field === field && beginsOn(change) > from && beginsOn(change) <= to)
      .sort((a, b) => (beginsOn(a) < beginsOn(b) ? -1 : 1))
    const [first, last] = [inside[0], inside.at(-1)]
    if (!first || !last || first.before === last.after) return []
    return [
      {
        field,
        before: asValue(field, first.before),
        after: asValue(field, last.after),
        on: last.on,
        between: { from: first.between.from, to: last.between.to },
      },
    ]
  })
}

/** The text of each register field in a row of `companies`, in the form in which changes are stored; a capital in kopecks. */
const ROW_FIELDS: Readonly<Record<(typeof changedFields)[number], (row: CompanyRow) => string | null>> = {
  head: ({ leader }) => leader,
  name: ({ name }) => name,
  address: ({ address }) => address,
  capital: ({ capitalKopecks }) => (capitalKopecks === null ? null : String(capitalKopecks)),
  status: ({ statusName, procedure }) => [statusName, procedure].filter(Boolean).join(', '),
}

/** Letters and digits only, in lower case: another spelling of the rest is no change. */
const plain = (text: string | null): string | undefined =>
  text === null ? undefined : foldForComparison(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** The same fields, compared by the extracts of the two days when not all changes in between were read. */
export const compareRows = (before: CompanyRow, after: CompanyRow): Difference[] =>
  changedFields.flatMap((field) => {
    const [earlier, later] = [before, after].map(ROW_FIELDS[field]) as [string | null, string | null]
    if (plain(earlier) === plain(later)) return []
    const between = { from: before.registerAsOf, to: after.registerAsOf }
    return [{ field, before: asValue(field, earlier), after: asValue(field, later), on: null, between }]
  })

/** A text as a value of the contract; a capital is converted from kopecks to rubles. */
function asValue(field: RegisterChange['field'], text: string | null): DayValue | null {
  if (!text) return null
  const empty = { text: null, count: null, sum: null, year: null }
  return field === 'capital' ? { ...empty, sum: Number(text) / 100 } : { ...empty, text }
}

/** The record of one of the two days, and the copies of sources that we had then. */
export interface DayRecord {
  readonly record: CompanyRecord
  readonly copies: Copies
}

export interface RecordComparison {
  readonly differences: readonly Difference[]
  /** Fields that cannot be compared, because we have no value for one of the days. */
  readonly unknown: readonly ComparedField[]
}

/** Compares the other fields (`blockFields`), as far as both days have a value or a complete copy of the source. */
export function compareRecords(before: DayRecord, after: DayRecord): RecordComparison {
  const [differences, unknown]: [Difference[], ComparedField[]] = [[], []]
  for (const field of blockFields) {
    const [earlier, later] = [before, after].map(({ record, copies }) =>
      readField(record, field, copies.wholeOn(FIELD_SOURCES[field], record.row.isExample)),
    )
    if (!earlier || !later) unknown.push(field)
    else if (JSON.stringify(earlier.value) !== JSON.stringify(later.value))
      differences.push({ field, before: earlier.value, after: later.value, on: null, between: { from: earlier.asOf, to: later.asOf } })
  }
  return { differences, unknown }
}
