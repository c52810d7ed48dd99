// What a refund does to a plan: when all of it went back, what was bought ends, and what comes after it moves up.
import { findMemberPlan } from '../auth/auth.ts'
import type { RefundNews } from '../events.ts'
import { rubles } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { hideProducts } from '../products/products.ts'
import { deleteMembership, findPaidMembership, listRunning, lockMember, moveMembership } from './plans.sql.ts'

export async function applyRefunded(tx: Tx, services: Services, news: RefundNews): Promise<void> {
  const { userId, paymentId } = news
  await lockMember(tx, userId)
  const bought = await findPaidMembership(tx, paymentId)
  if (news.isWhole && bought) await endEarly(tx, services, { userId, bought })
  await raiseNotice(tx, services.clock, {
    userId,
    kind: 'plan_refunded',
    params: { plan: bought?.name ?? '', amount: rubles(news.kopecks), reason: news.reason },
    path: '/profile/subscription',
    dedupeKey: `plan_refunded:${news.refundId}`,
  })
}

interface Ending {
  readonly userId: number
  readonly bought: NonNullable<Awaited<ReturnType<typeof findPaidMembership>>>
}

async function endEarly(tx: Tx, services: Services, { userId, bought }: Ending): Promise<void> {
  const at = services.clock.now()
  if (bought.endsAt <= at) return
  const from = bought.startsAt > at ? bought.startsAt : at
  const by = bought.endsAt.getTime() - from.getTime()
  if (bought.startsAt >= at) await deleteMembership(tx, bought.id)
  else await moveMembership(tx, bought.id, { ends_at: at })
  const after = (await listRunning(tx, userId, at)).filter(({ startsAt }) => startsAt >= bought.endsAt)
  for (const { id, startsAt, endsAt } of after) {
    await moveMembership(tx, id, { starts_at: new Date(startsAt.getTime() - by), ends_at: new Date(endsAt.getTime() - by) })
  }
  const plan = await findMemberPlan(tx, userId, at)
  if (!plan.showcase_enabled && !plan.can_open_product) await hideProducts(tx, { userId }, 'plan')
}
