// The effect of a refund on a plan: the memberships (paid periods) of the refunded payment are shortened from their end by the refunded share,
// and later memberships begin earlier.
import type { RefundEvent } from '../events.ts'
import { rubles } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { hideProducts } from '../products/products.ts'
import { findMemberPlan } from './member-plan.sql.ts'
import { allowsShowingGoods } from './member-plan.ts'
import { deleteMembership, listCurrentAndFuture, listPaidMemberships, lockMember, setMembershipPeriod } from './plans.sql.ts'

type PaidMembership = Awaited<ReturnType<typeof listPaidMemberships>>[number]

/** Runs in the transaction that books the refund. Hides the member's products if the remaining plan does not show them, and notifies the member. */
export async function applyRefunded(tx: Tx, services: Services, refund: RefundEvent): Promise<void> {
  const { userId, paymentId } = refund
  await lockMember(tx, userId)
  const memberships = await listPaidMemberships(tx, paymentId)
  const at = services.clock.now()
  await shortenPlan(tx, { userId, at, memberships, share: refund.share })
  const plan = await findMemberPlan(tx, userId, at)
  if (!allowsShowingGoods(plan)) await hideProducts(tx, { userId }, 'plan')
  const until = (await listPaidMemberships(tx, paymentId)).at(-1)?.endsAt
  await raiseNotice(tx, services.clock, {
    userId,
    kind: 'plan_refunded',
    params: {
      plan: memberships[0]?.name ?? '',
      amount: rubles(refund.kopecks),
      reason: refund.reason,
      ...(until && until > at ? { until: until.toISOString() } : {}),
    },
    path: '/profile/subscription',
    dedupeKey: `plan_refunded:${refund.refundId}`,
  })
}

interface Shortening {
  readonly userId: number
  readonly at: Date
  readonly memberships: readonly PaidMembership[]
  /** Share of the paid time that is taken back: above 0, at most 1. */
  readonly share: number
}

const durationMs = ({ startsAt, endsAt }: PaidMembership): number => endsAt.getTime() - startsAt.getTime()

/** Takes time from the last membership first. Time that has passed was used and is not taken back. */
async function shortenPlan(tx: Tx, { userId, at, memberships, share }: Shortening): Promise<void> {
  let remainingMs = Math.round(memberships.reduce((sum, membership) => sum + durationMs(membership), 0) * share)
  for (const membership of memberships.toReversed()) {
    const [begins, ends, now] = [membership.startsAt.getTime(), membership.endsAt.getTime(), at.getTime()]
    const by = Math.min(remainingMs, Math.max(0, ends - Math.max(begins, now)))
    if (by === 0) continue
    remainingMs -= by
    if (ends - by === begins) await deleteMembership(tx, membership.id)
    else await setMembershipPeriod(tx, membership.id, { ends_at: new Date(ends - by) })
    await moveEarlier(tx, { userId, at, after: membership.endsAt, by })
  }
}

/** Moves the memberships that start at or after `after` earlier by `by` milliseconds. */
async function moveEarlier(
  tx: Tx,
  { userId, at, after, by: durationMs }: { userId: number; at: Date; after: Date; by: number },
): Promise<void> {
  const later = (await listCurrentAndFuture(tx, userId, at)).filter(({ startsAt }) => startsAt >= after)
  for (const { id, startsAt, endsAt } of later) {
    await setMembershipPeriod(tx, id, {
      starts_at: new Date(startsAt.getTime() - durationMs),
      ends_at: new Date(endsAt.getTime() - durationMs),
    })
  }
}
