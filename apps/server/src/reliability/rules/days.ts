// Calendar arithmetic with days as text, YYYY-MM-DD.

/** The day's midnight in UTC, in Unix milliseconds. */
const moment = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((moment(to) - moment(from)) / 86_400_000)

/** The day `days` after `day`. */
export const daysAfter = (day: string, days: number): string => new Date(moment(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Cache of results: factors ask for the same few days of a company a hundred times. */
const MAX_CACHED_DAYS = 500
const kept = new Map<string, string>()

/** The day `months` before `day`; the last day of a shorter month where there is no such day. */
export function monthsBefore(day: string, months: number): string {
  const key = `${day} ${months}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MAX_CACHED_DAYS) kept.clear()
  const found = countedBack(day, months)
  kept.set(key, found)
  return found
}

function countedBack(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** True if `day` lies within the last `months` months before `today`: later than the day so many months ago, not later than `today`. */
export const withinMonths = (day: string | undefined | null, today: string, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(today, months) && day <= today

/** `asOf`: day of the source's data, from which to look back. `today`: later days do not count. */
export interface Window {
  readonly asOf: string
  readonly today: string
}

/** True if `day` is later than the day `months` months before `asOf`: «in the last year» in old data means the year before their day. */
export const recently = (day: string | undefined | null, { asOf, today }: Window, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(asOf, months) && day <= today
