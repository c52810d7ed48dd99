// Limits of requests for prices and of offers: the days that they may name, and the length of an idempotency key.
import { WAITING_DAYS_MAX } from '@sverka/contract/quotes/quotes.rules'
import { refuseField } from '../platform/errors.ts'

/** Most characters of the header `Idempotency-Key`. */
export const KEY_MAX = 200

const DAY_MS = 86_400_000
/** The days on which goods are needed or ready may be two years ahead. */
const TWO_YEARS_MS = 730 * DAY_MS

/**
 * Days are YYYY-MM-DD. Throws `day_past` for a day before `today` (the Moscow day), and `day_far` for a day beyond the limit of the field. The last
 * day for offers and the last day of an offer have a nearer limit than the others.
 */
export function checkDay(field: string, day: string, today: string): void {
  if (day < today) refuseField(field, 'day_past')
  const limitMs = field === 'answers_until' || field === 'valid_until' ? WAITING_DAYS_MAX * DAY_MS : TWO_YEARS_MS
  if (Date.parse(day) - Date.parse(today) > limitMs) refuseField(field, 'day_far')
}
