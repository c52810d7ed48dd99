// Calendar arithmetic for the rules of the reliability report; a day is a text, YYYY-MM-DD.

/** The day's midnight in UTC, in Unix milliseconds. */
const startOfDayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOfDayMs(to) - startOfDayMs(from)) / 86_400_000)

/** The day `days` after `day`. */
export const daysAfter = (day: string, days: number): string => new Date(startOfDayMs(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Maximum size of the cache, which is emptied when it is full. */
const MAX_CACHED_DAYS = 500
/** Results of `monthsBefore`: the rules of one report ask for the same few days about a hundred times. */
const cachedDays = new Map<string, string>()

/** The day `months` before `day`; the last day of a shorter month where there is no such day. */
export function monthsBefore(day: string, months: number): string {
  const key = `${day} ${months}`
  const cached = cachedDays.get(key)
  if (cached) return cached
  if (cachedDays.size >= MAX_CACHED_DAYS) cachedDays.clear()
  const computed = computeMonthsBefore(day, months)
  cachedDays.set(key, computed)
  return computed
}

function computeMonthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** True if `day` is after the day `months` months before `today`, up to and including `today`. */
export const isWithinMonths = (day: string | undefined | null, today: string, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(today, months) && day <= today

/** A period that ends today and is counted back from the day of the data. */
export interface LookBack {
  /** Day of the source's data: the months are counted back from it. */
  readonly asOf: string
  /** Last day of the period. */
  readonly today: string
}

/**
 * True if `day` is after the day `months` months before `asOf`, up to and including `today`. Data may be older than today: «in the last year» is then
 * the year before the day of the data.
 */
export const isWithinMonthsOfData = (day: string | undefined | null, { asOf, today }: LookBack, months: number): boolean =>
  day !== undefined && day !== null && day > monthsBefore(asOf, months) && day <= today
