// Compares what our data said about a company on two days: the values of both days, and between which extracts they changed.

import { changedFields, type RegisterChange } from '@sverka/contract/company-card/history'
import { blockFields, type ComparedField, type DayDifference, type DayValue } from '@sverka/contract/company-card/past'
import type { CompanyRecord, CompanyRow } from '../../registry/registry.ts'
import type { Copies } from '../../sources/sources.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { FIELD_SOURCES, readField } from './compare-fields.ts'

/** The day of a change: that of its register record, otherwise that of the first extract that has the new value. */
const beginsOn = ({ on, between }: RegisterChange): string => on ?? between.to

/** ISO days, inclusive. */
export interface DayPair {
  readonly from: string
  readonly to: string
}

/** The two days in order; one after `today`, or a missing one, becomes `today`. */
export function orderDays(from: string, to: string | undefined, today: string): DayPair {
  const [one, other] = [from, to ?? today].map((day) => (day < today ? day : today)) as [string, string]
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** The earliest day of an extract that the changes name, or `newest` if none is earlier. */
export const firstKnown = (changes: readonly RegisterChange[], newest: string): string =>
  changes.reduce((first, { between }) => (between.from < first ? between.from : first), newest)

type Difference = Omit<DayDifference, 'source'>

/** Register fields that differ between the two days, by the changes after `from` and not after `to`; not one that changed back. */
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

/** The same fields compared by the extracts of the two days, without knowing the changes in between. */
export const compareRows = (before: CompanyRow, after: CompanyRow): Difference[] =>
  changedFields.flatMap((field) => {
    const [one, other] = [before, after].map(ROW_FIELDS[field]) as [string | null, string | null]
    if (plain(one) === plain(other)) return []
    const between = { from: before.registerAsOf, to: after.registerAsOf }
    return [{ field, before: asValue(field, one), after: asValue(field, other), on: null, between }]
  })

function asValue(field: RegisterChange['field'], text: string | null): DayValue | null {
  if (!text) return null
  const empty = { text: null, count: null, sum: null, year: null }
  return field === 'capital' ? { ...empty, sum: Number(text) / 100 } : { ...empty, text }
}

/** The record of one of the two days, and the copies of sources that we held then. */
export interface DayRecord {
  readonly record: CompanyRecord
  readonly copies: Copies
}

export interface RecordComparison {
  readonly differences: readonly Difference[]
  /** Fields that cannot be compared, because nothing is known for one of the days. */
  readonly unknown: readonly ComparedField[]
}

/** The other fields (`blockFields`), as far as both days have a value or a whole copy of the source. */
export function compareRecords(before: DayRecord, after: DayRecord): RecordComparison {
  const [differences, unknown]: [Difference[], ComparedField[]] = [[], []]
  for (const field of blockFields) {
    const [one, other] = [before, after].map(({ record, copies }) =>
      readField(record, field, copies.wholeOn(FIELD_SOURCES[field], record.row.isExample)),
    )
    if (!one || !other) unknown.push(field)
    else if (JSON.stringify(one.value) !== JSON.stringify(other.value))
      differences.push({ field, before: one.value, after: other.value, on: null, between: { from: one.asOf, to: other.asOf } })
  }
  return { differences, unknown }
}
