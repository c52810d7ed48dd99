// A seller's numbers: how often their products were shown, viewed, put into carts and ordered in the last thirty days.
import { FIGURE_DAYS } from '@sverka/contract/products/seller-figures.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { readDaySums } from '../products/products.ts'
import { countOrdersSince } from './figures.sql.ts'

const DAY_MS = 86_400_000

/** Of the last `FIGURE_DAYS` days, today included. Orders count from the first day with a count of the others, so that both cover the same time. */
export async function showFigures(db: Reader, { clock }: Pick<Services, 'clock'>, userId: number) {
  const from = moscowDay(new Date(clock.now().getTime() - (FIGURE_DAYS - 1) * DAY_MS))
  const sums = await readDaySums(db, userId, from)
  const ordered = sums.since === null ? 0 : await countOrdersSince(db, userId, new Date(`${sums.since}T00:00:00+03:00`))
  return { ...sums, ordered }
}
