// Days that a request or an offer names, and the length of a key against repeats.
import { WAITING_DAYS_MAX } from '@sverka/contract/quotes/quotes.rules'
import { refuseField } from '../platform/errors.ts'

/** Characters of the header `Idempotency-Key`. */
export const KEY_MAX = 200

const DAY_MS = 86_400_000
/** Goods may be needed or ready later than offers are taken: within two years. */
const YEARS_MS = 730 * DAY_MS

/** Refuses `day_past` for a day before today in Moscow, `day_far` for one that is too far. */
export function checkDay(field: string, day: string, today: string): void {
  if (day < today) refuseField(field, 'day_past')
  const most = field === 'answers_until' || field === 'valid_until' ? WAITING_DAYS_MAX * DAY_MS : YEARS_MS
  if (Date.parse(day) - Date.parse(today) > most) refuseField(field, 'day_far')
}
