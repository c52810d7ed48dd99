// Time axis above a person's roles, and the bar of each role; positions are in percent of the axis.
import type { PersonTie } from '@sverka/contract/people/people'

/** `marks` are labelled years; `at` is the position of 1 January of that year. */
export interface Axis {
  /** The days at both ends, counted since 1 January 1970. */
  readonly from: number
  readonly to: number
  readonly marks: readonly { readonly year: number; readonly at: number }[]
}

const DAY_MS = 86_400_000
const toDays = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY_MS
const percentOfAxis = (day: number, { from, to }: Pick<Axis, 'from' | 'to'>): number =>
  Math.min(100, Math.max(0, Math.round(((day - from) / (to - from)) * 1000) / 10))

/** The most labelled years: more labels would overlap in a narrow column. */
const MARKS = 4

/**
 * From 1 January of the earliest year among `days` to `today`, but at least 365 days. Days are YYYY-MM-DD; unknown ones (null) are ignored.
 * Years beyond 92 % get no label: it would be cut off.
 */
export function buildAxis(days: readonly (string | null)[], today: string): Axis {
  const known = days.filter((day) => day !== null).sort()
  const first = Number((known[0] ?? today).slice(0, 4))
  const last = Number(today.slice(0, 4))
  const ends = { from: toDays(`${first}-01-01`), to: Math.max(toDays(today), toDays(`${first}-01-01`) + 365) }
  const step = Math.max(1, Math.ceil((last - first + 1) / MARKS))
  const years = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, index) => first + index * step)
  return { ...ends, marks: years.map((year) => ({ year, at: percentOfAxis(toDays(`${year}-01-01`), ends) })).filter(({ at }) => at < 92) }
}

/** `left` and `width` are in percent of the axis. `look`: the role continues, is over, or ended together with the company. */
export interface Bar {
  readonly left: number
  readonly width: number
  readonly look: 'lasting' | 'over' | 'endedWithIt'
}

/** The bar of one role, at least 1 % wide; null if its first day is unknown. */
export function roleBar({ from, until, current, company }: PersonTie, axis: Axis): Bar | null {
  if (!from) return null
  const leftPercent = percentOfAxis(toDays(from), axis)
  const right = until ? percentOfAxis(toDays(until), axis) : 100
  const endedWithIt = company.kind === 'company' && company.status.ended !== null
  return {
    left: leftPercent,
    width: Math.max(1, Math.round((right - leftPercent) * 10) / 10),
    look: current ? 'lasting' : endedWithIt ? 'endedWithIt' : 'over',
  }
}
