// Checks the days that a request or an offer names, and sets the length of an idempotency key.
import { WAITING_DAYS_MAX } from '@sverka/contract/quotes/quotes.rules'
import { refuseField } from '../platform/errors.ts'

/** Characters of the header `Idempotency-Key`. */
export const KEY_MAX = 200

const DAY_MS = 86_400_000
/** Goods may be needed or ready after the last day for offers: within two years. */
const YEARS_MS = 730 * DAY_MS

/** Throws `day_past` for a day before today in Moscow, `day_far` for one beyond the limit. */
export function checkDay(field: string, day: string, today: string): void {
  if (day < today) refuseField(field, 'day_past')
  const most = field === 'answers_until' || field === 'valid_until' ? WAITING_DAYS_MAX * DAY_MS : YEARS_MS
  if (Date.parse(day) - Date.parse(today) > most) refuseField(field, 'day_far')
}
