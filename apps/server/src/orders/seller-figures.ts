// A seller's statistics: how often their products were shown in lists, viewed, put into carts and ordered in the last `FIGURE_DAYS` (30) days.
import { FIGURE_DAYS } from '@sverka/contract/products/seller-figures.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { readDaySums } from '../products/products.ts'
import { countOrdersSince } from './seller-figures.sql.ts'

const DAY_MS = 86_400_000

/**
 * The figures of the last `FIGURE_DAYS` Moscow days, today included. Views, shows and cart additions may be counted only from a later day,
 * `since`. Orders are counted from the same day, so that all figures cover the same time; without such a day `ordered` is 0.
 */
export async function readSellerFigures(db: Reader, { clock }: Pick<Services, 'clock'>, sellerUserId: number) {
  const from = moscowDay(new Date(clock.now().getTime() - (FIGURE_DAYS - 1) * DAY_MS))
  const sums = await readDaySums(db, sellerUserId, from)
  // Moscow is three hours ahead of UTC, without summer time.
  const ordered = sums.since === null ? 0 : await countOrdersSince(db, sellerUserId, new Date(`${sums.since}T00:00:00+03:00`))
  return { ...sums, ordered }
}
