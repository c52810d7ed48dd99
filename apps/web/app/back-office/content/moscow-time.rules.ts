// Moments as the browser's field of date and time holds them, by the product's clock: Moscow, UTC+3 all year.

const OFFSET_MS = 3 * 3_600_000

/** `2026-11-24T10:00` of an ISO time. */
export const toField = (isoTime: string | null): string =>
  isoTime ? new Date(Date.parse(isoTime) + OFFSET_MS).toISOString().slice(0, 16) : ''

/** The ISO time of a filled field; null where the text is not a time. */
export function fromField(value: string): string | null {
  const moment = Date.parse(`${value}:00+03:00`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
