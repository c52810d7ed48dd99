// What a refund does to a plan: it is shortened from its end by the refunded share of the price; later memberships move up.
import type { RefundNews } from '../events.ts'
import { rubles } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { hideProducts } from '../products/products.ts'
import { findMemberPlan } from './member-plan.sql.ts'
import { showsGoods } from './member-plan.ts'
import { deleteMembership, listBought, listRunning, lockMember, moveMembership } from './plans.sql.ts'

type Piece = Awaited<ReturnType<typeof listBought>>[number]

export async function applyRefunded(tx: Tx, services: Services, news: RefundNews): Promise<void> {
  const { userId, paymentId } = news
  await lockMember(tx, userId)
  const bought = await listBought(tx, paymentId)
  const at = services.clock.now()
  await shorten(tx, { userId, at, bought, share: news.share })
  const plan = await findMemberPlan(tx, userId, at)
  if (!showsGoods(plan)) await hideProducts(tx, { userId }, 'plan')
  const until = (await listBought(tx, paymentId)).at(-1)?.endsAt
  await raiseNotice(tx, services.clock, {
    userId,
    kind: 'plan_refunded',
    params: {
      plan: bought[0]?.name ?? '',
      amount: rubles(news.kopecks),
      reason: news.reason,
      ...(until && until > at ? { until: until.toISOString() } : {}),
    },
    path: '/profile/subscription',
    dedupeKey: `plan_refunded:${news.refundId}`,
  })
}

interface Shortening {
  readonly userId: number
  readonly at: Date
  readonly bought: readonly Piece[]
  readonly share: number
}

const length = ({ startsAt, endsAt }: Piece): number => endsAt.getTime() - startsAt.getTime()

/** The last membership first; time that has passed was used and is not taken back. */
async function shorten(tx: Tx, { userId, at, bought, share }: Shortening): Promise<void> {
  let left = Math.round(bought.reduce((sum, piece) => sum + length(piece), 0) * share)
  for (const piece of bought.toReversed()) {
    const [begins, ends, now] = [piece.startsAt.getTime(), piece.endsAt.getTime(), at.getTime()]
    const by = Math.min(left, Math.max(0, ends - Math.max(begins, now)))
    if (by === 0) continue
    left -= by
    if (ends - by === begins) await deleteMembership(tx, piece.id)
    else await moveMembership(tx, piece.id, { ends_at: new Date(ends - by) })
    await moveUp(tx, { userId, at, after: piece.endsAt, by })
  }
}

async function moveUp(tx: Tx, { userId, at, after, by }: { userId: number; at: Date; after: Date; by: number }): Promise<void> {
  const later = (await listRunning(tx, userId, at)).filter(({ startsAt }) => startsAt >= after)
  for (const { id, startsAt, endsAt } of later) {
    await moveMembership(tx, id, { starts_at: new Date(startsAt.getTime() - by), ends_at: new Date(endsAt.getTime() - by) })
  }
}
