// Whole days, months and years between ISO days, counted by the calendar.

const moment = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((moment(to) - moment(from)) / 86_400_000)

/** The day `days` after `day`. */
export const daysAfter = (day: string, days: number): string => new Date(moment(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Cache: rules ask for the same few days of a company a hundred times. */
const DAYS_KEPT = 500
const kept = new Map<string, string>()

/** The day `months` before `day`; the last day of a shorter month where there is no such day. */
export function monthsBefore(day: string, months: number): string {
  const key = `${day} ${months}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= DAYS_KEPT) kept.clear()
  const found = countedBack(day, months)
  kept.set(key, found)
  return found
}

function countedBack(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** True when `day` lies within the last `months` months before `today`, today included, the future excluded. */
export const withinMonths = (day: string | undefined | null, today: string, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(today, months) && day <= today

/** Day from which to look back in a source, and the last day on which anything can have happened. */
export interface Window {
  readonly asOf: string
  readonly today: string
}

/** True when `day` lies within `months` months before the source's day: «last year» in old data means the year before that day. */
export const recently = (day: string | undefined | null, { asOf, today }: Window, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(asOf, months) && day <= today
