// Compares what our extracts say about a company on two days: the value on the earlier one, on the later one, and when it changed.
import { changedFields, type DayDifference, type RegisterChange } from '@sverka/contract/company-card/history'

/** The day from which a change holds: that of its record, otherwise that of the first extract that has it. */
const beginsOn = ({ on, between }: RegisterChange): string => on ?? between.to

/** ISO days, inclusive. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The days in their order; a missing one is the day of the newest extract. Null where none is asked for. */
export function orderDays(from: string | undefined, to: string | undefined, newest: string): Days | null {
  if (!from && !to) return null
  const [one = newest, other = newest] = [from, to]
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** The day of the first extract of a company that we know of. */
export const firstKnown = (changes: readonly RegisterChange[], newest: string): string =>
  changes.reduce((first, { between }) => (between.from < first ? between.from : first), newest)

/** Fields whose values differ between the two days; one that changed and changed back does not. */
export function compareDays(changes: readonly RegisterChange[], { from, to }: Days): DayDifference[] {
  return changedFields.flatMap((field) => {
    const inside = changes
      .filter((change) => change.field === field && beginsOn(change) > from && beginsOn(change) <= to)
      .sort((a, b) => (beginsOn(a) < beginsOn(b) ? -1 : 1))
    const [first, last] = [inside[0], inside.at(-1)]
    if (!first || !last || first.before === last.after) return []
    return [{ field, before: first.before, after: last.after, on: last.on, between: { from: first.between.from, to: last.between.to } }]
  })
}
