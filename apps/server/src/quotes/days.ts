// Checks the days that a request or an offer names, and sets the length of an idempotency key.
import { WAITING_DAYS_MAX } from '@sverka/contract/quotes/quotes.rules'
import { refuseField } from '../platform/errors.ts'

/** Characters of the header `Idempotency-Key`. */
export const KEY_MAX = 200

const DAY_MS = 86_400_000
/** Limit for the days on which goods are needed or ready: two years ahead. */
const YEARS_MS = 730 * DAY_MS

/** Days are YYYY-MM-DD. Throws `day_past` for a day before `today`, the Moscow day, and `day_far` for one beyond the limit of the field. */
export function checkDay(field: string, day: string, today: string): void {
  if (day < today) refuseField(field, 'day_past')
  const most = field === 'answers_until' || field === 'valid_until' ? WAITING_DAYS_MAX * DAY_MS : YEARS_MS
  if (Date.parse(day) - Date.parse(today) > most) refuseField(field, 'day_far')
}
