// Converts between ISO times and the value of a `datetime-local` field, which staff fill in Moscow time (UTC+3 all year).

/** Moscow's difference from UTC, three hours. */
const OFFSET_MS = 3 * 3_600_000

/** ISO time to the value of the field, such as `2026-11-24T10:00` in Moscow; empty for null. */
export const toMoscowField = (isoTime: string | null): string =>
  isoTime ? new Date(Date.parse(isoTime) + OFFSET_MS).toISOString().slice(0, 16) : ''

/** Value of the field, such as `2026-11-24T10:00` in Moscow, to an ISO time; null if the text is not a time. */
export function fromMoscowField(value: string): string | null {
  const moment = Date.parse(`${value}:00+03:00`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
