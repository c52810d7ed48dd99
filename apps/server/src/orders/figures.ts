// What buyers did with a seller's goods, from the lists to the orders, for the seller alone.
import { FIGURE_DAYS } from '@sverka/contract/products/seller-figures.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { readDaySums } from '../products/products.ts'
import { countOrdersSince } from './figures.sql.ts'

const DAY_MS = 86_400_000

/** Of the last thirty days, today included; orders from the day on which the other counts begin. */
export async function showFigures(db: Reader, { clock }: Pick<Services, 'clock'>, userId: number) {
  const from = moscowDay(new Date(clock.now().getTime() - (FIGURE_DAYS - 1) * DAY_MS))
  const sums = await readDaySums(db, userId, from)
  const ordered = sums.since === null ? 0 : await countOrdersSince(db, userId, new Date(`${sums.since}T00:00:00+03:00`))
  return { ...sums, ordered }
}
