// The demo's memberships (paid plans of members): its buyer and its seller are in the middle of a paid month.

import { recordPast } from '../../src/payments/payments.ts'
import { endOrder, insertMembership, insertOrder, listCurrentAndFuture, listPlansOnSale, plusPeriod } from '../../src/plans/plans.sql.ts'
import { planPayment } from '../../src/plans/plans.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Services } from '../../src/platform/services.ts'
import { findDemoAccount } from './sellers.ts'

const DAY_MS = 24 * 3_600_000
/** `word` is the plan's code; the month was paid `daysAgo`: any number below a month will do. */
const memberships = [
  { email: 'buyer@demo.test', word: 'business', daysAgo: 9 },
  { email: 'seller@demo.test', word: 'pro', daysAgo: 4 },
] as const

/** Can be run again: a member with a current plan keeps it. The payments are in the ledger too. */
export async function seedMemberships(tx: Tx, services: Services): Promise<void> {
  const at = services.clock.now()
  const plans = await listPlansOnSale(tx)
  for (const { email, word, daysAgo } of memberships) {
    const userId = await findDemoAccount(tx, email)
    const plan = plans.find((offered) => offered.word === word && offered.period === 'monthly')
    if (userId === null || !plan || (await listCurrentAndFuture(tx, userId, at)).length > 0) continue
    const starts = new Date(at.getTime() - daysAgo * DAY_MS)
    const ends = await plusPeriod(tx, starts, plan.period)
    const paymentId = await recordPast(tx, services, planPayment(plan, { userId, email }), starts)
    const bought = { user_id: userId, plan_id: plan.id, price_kopecks: plan.priceKopecks, payment_id: paymentId, created_at: starts }
    await insertOrder(tx, bought)
    await endOrder(tx, paymentId, 'paid')
    await insertMembership(tx, { user_id: userId, plan_id: plan.id, payment_id: paymentId, starts_at: starts, ends_at: ends })
  }
}
