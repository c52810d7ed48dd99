// Calendar arithmetic with days as text, YYYY-MM-DD.

/** The day's midnight in UTC, in Unix milliseconds. */
const startOfDayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOfDayMs(to) - startOfDayMs(from)) / 86_400_000)

/** The day `days` after `day`. */
export const daysAfter = (day: string, days: number): string => new Date(startOfDayMs(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Bounds the memory of the cache, which is emptied when it is full. */
const MAX_CACHED_DAYS = 500
/** Results of `monthsBefore`: the rules of one report ask for the same few days about a hundred times. */
const cachedDays = new Map<string, string>()

/** The day `months` before `day`; the last day of a shorter month where there is no such day. */
export function monthsBefore(day: string, months: number): string {
  const key = `${day} ${months}`
  const known = cachedDays.get(key)
  if (known) return known
  if (cachedDays.size >= MAX_CACHED_DAYS) cachedDays.clear()
  const found = computeMonthsBefore(day, months)
  cachedDays.set(key, found)
  return found
}

function computeMonthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** True if `day` is after the day `months` months before `today`, up to and including `today`. */
export const withinMonths = (day: string | undefined | null, today: string, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(today, months) && day <= today

/** `asOf`: day of the source's data, from which to look back. `today`: later days do not count. */
export interface Window {
  readonly asOf: string
  readonly today: string
}

/**
 * True if `day` is after the day `months` months before `asOf`, up to and including `today`. Data may be old, so «in the last year» is counted back
 * from the day of the data.
 */
export const isWithinMonthsOfData = (day: string | undefined | null, { asOf, today }: Window, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(asOf, months) && day <= today
