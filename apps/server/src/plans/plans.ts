// The interface of plans for other modules: the plans on sale, orders and their payment, the start of a paid plan, and a member's subscription.
// Limits and the quota of full checks of companies are exported from here too.
import type { Membership, Plan, Subscription } from '@sverka/contract/plans/plans'
import { toPlanName } from '@sverka/contract/plans/plans.rules'
import { lockMembers } from '../auth/auth.ts'
import type { PaymentEvent } from '../events.ts'
import { type NewPayment, openPayment, preparePayment, settleOrRefuse } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { PlanWith } from '../platform/http/problems.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { unhideProducts } from '../products/products.ts'
import { findMemberTeam } from '../team/team.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'
import { allowsShowingGoods, limitAmount, listFeatures, monthlyChecks } from './member-plan.ts'
import { addMembership, computeEndIfBought, type PaidBy } from './membership.ts'
import { findPayer } from './payer.sql.ts'
import { planTexts } from './plans.emails.ts'
import {
  endOrder,
  findOpenOrder,
  findPlan,
  insertOrder,
  listCurrentAndFuture,
  listPaidInvoices,
  listPaidOrders,
  listPlansOnSale,
  listUserMemberships,
  lockMember,
  type PlanRow,
  replaceOrder,
} from './plans.sql.ts'

export { findAllowance, refundQuota, refuseUsedUp, spendQuota as spend } from './limits.ts'
export { findMemberPlan } from './member-plan.sql.ts'
export { limitAmount } from './member-plan.ts'
export { listChecksAlreadyCounted, requireCheckLeft, useUpCheck } from './quota.ts'

/** The price in rubles. */
export const presentPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  word: toPlanName(row.word),
  description: row.description,
  price: row.priceKopecks / 100,
  type: row.period === 'yearly' ? 'yearly' : 'monthly',
  plan_features: listFeatures({ ...row, flags: flagsOfRow(row) }),
})

/** Names of the plan's features: the columns that are true. */
const flagsOfRow = (row: PlanRow): string[] => Object.entries(row).flatMap(([name, value]) => (value === true ? [name] : []))

/** Returns a function that finds the first plan on sale with a feature, for the refusal of members without it; null if no plan has it. */
export const planNamer =
  (db: Reader): PlanWith =>
  async (feature) => {
    const plan = (await listPlansOnSale(db)).find((row) => row[feature])
    return plan ? { feature, word: toPlanName(plan.word), name: plan.name } : null
  }

export const readPlans = async (db: Reader): Promise<Plan[]> => (await listPlansOnSale(db)).map(presentPlan)

/** An order of a plan as the page sends it. */
export interface PlanPurchase {
  /** Id of the plan. */
  readonly plan: number
  /** Price in rubles as the page showed it. */
  readonly price?: number
}

/**
 * Orders the plan and returns the URL of the payment page. A repeated order has the same payment. Throws `not_found` for a plan that is not on sale,
 * `plan_free`, `plan_changed` for an outdated price, and `payment_unavailable`.
 */
export async function orderPlan(services: Services, userId: number, purchase: PlanPurchase): Promise<{ order_url: string }> {
  const open = await findOpenOrder(readOnly(services.db), userId, purchase.plan)
  // The payment may have ended meanwhile: the provider's page of an ended payment must not be returned again.
  if (open) await settleOrRefuse(services, open.paymentId)
  const paymentId = await services.db.transaction().execute((tx) => placeOrder(tx, services, userId, purchase))
  return { order_url: await openPayment(services, paymentId) }
}

/**
 * The plan that a member buys; locks the member until the commit. Throws `not_found`, `plan_free`, `plan_changed`, and `unauthorized` for a
 * deleted account.
 */
export async function lockMemberAndPlan(tx: Tx, userId: number, { plan: planId, price }: PlanPurchase): Promise<PlanRow> {
  const plan = await findPlan(tx, planId)
  if (!plan || plan.withdrawnAt !== null) refuse('not_found')
  if (plan.priceKopecks === 0) refuse('plan_free')
  if (price !== undefined && Math.round(price * 100) !== plan.priceKopecks) refuse('plan_changed')
  if (!(await lockMembers(tx, [userId])).has(userId)) refuse('unauthorized')
  await lockMember(tx, userId)
  return plan
}

/** Id of the payment of the open order at this price, or of a new order. */
async function placeOrder(tx: Tx, services: Services, userId: number, { plan: planId, price }: PlanPurchase): Promise<number> {
  const plan = await lockMemberAndPlan(tx, userId, { plan: planId, ...(price !== undefined && { price }) })
  const open = await findOpenOrder(tx, userId, planId)
  if (open?.priceKopecks === plan.priceKopecks) return open.paymentId
  if (open) await replaceOrder(tx, open.id)
  const { email } = await findPayer(tx, userId)
  const paymentId = await preparePayment(tx, services, planPayment(plan, { userId, email }))
  const at = services.clock.now()
  await insertOrder(tx, { user_id: userId, plan_id: planId, price_kopecks: plan.priceKopecks, payment_id: paymentId, created_at: at })
  return paymentId
}

/** The payment for a plan: one line without VAT, owed to the site's owner. */
export function planPayment(plan: PlanRow, { userId, email }: { userId: number; email: string }): NewPayment {
  const description = planText(plan)
  const ref = `plan:${plan.id}`
  return {
    userId,
    email,
    purpose: 'plan',
    description,
    returnPath: '/profile/subscription',
    lines: [{ description, quantity: 1, kopecks: plan.priceKopecks, vatRate: null, subject: 'service', ref }],
    parts: [{ account: 'plans', kopecks: plan.priceKopecks, ref }],
  }
}

/** «Тариф Business, месяц»: name and period as payments and invoices name the plan. */
export const planText = ({ name, period }: PlanRow): string => planTexts[period === 'yearly' ? 'yearly' : 'monthly'](name)

/** Starts the plan of a succeeded card payment, once for each payment. */
export async function startPaid(tx: Tx, services: Services, { paymentId, userId }: PaymentEvent): Promise<void> {
  await lockMember(tx, userId)
  const bought = await endOrder(tx, paymentId, 'paid')
  if (bought) await startPlan(tx, services, { userId, planId: bought.planId, by: { paymentId } })
}

interface Start {
  readonly userId: number
  readonly planId: number
  readonly by: PaidBy
}

/**
 * Starts or extends a paid plan, notifies the member, and shows products again that the end of an earlier plan had hidden. The caller has locked the
 * member and calls it once for each payment.
 */
export async function startPlan(tx: Tx, services: Services, { userId, planId, by }: Start): Promise<void> {
  const plan = (await findPlan(tx, planId)) ?? refuse('not_found')
  const at = services.clock.now()
  const word = toPlanName(plan.word)
  const until = await addMembership(tx, { userId, planId: plan.id, word, period: plan.period, by, at })
  const params = { plan: plan.name, until: until.toISOString() }
  await raiseNotice(tx, services.clock, {
    userId,
    kind: 'plan_started',
    params,
    path: '/profile/subscription',
    dedupeKey: `plan_started:${'paymentId' in by ? by.paymentId : `invoice:${by.invoiceId}`}`,
  })
  if (allowsShowingGoods({ flags: flagsOfRow(plan) })) await unhideProducts(tx, { userId }, 'plan')
}

/** Ends the order of a failed payment: the next order creates a new payment. */
export const endCanceledOrder = async (tx: Tx, { paymentId }: PaymentEvent): Promise<void> =>
  void (await endOrder(tx, paymentId, 'canceled'))

/** The member's paid periods, newest first. */
export async function readMemberships(db: Reader, userId: number, at: Date): Promise<Membership[]> {
  return (await listUserMemberships(db, userId, at)).map((row) => ({
    id: row.membershipId,
    plan: presentPlan(row),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    checks_used: row.used,
    checks_limit: limitAmount(row, 'full_checks_per_month'),
  }))
}

/** The member's payments for plans by card and by invoice, newest first. */
async function listPayments(db: Reader, userId: number, at: Date): Promise<Subscription['payments']> {
  const byCard = (await listPaidOrders(db, userId)).map((row) => ({ ...row, number: null }))
  const paid = [...byCard, ...(await listPaidInvoices(db, userId))].map(({ id, paidAt, name, period, priceKopecks, number }) => ({
    id,
    paid_at: (paidAt ?? at).toISOString(),
    name,
    type: period === 'yearly' ? ('yearly' as const) : ('monthly' as const),
    amount: Number(priceKopecks) / 100,
    invoice: number,
  }))
  return paid.toSorted((first, second) => second.paid_at.localeCompare(first.paid_at))
}

/**
 * The member's current plan, its used checks, its end, and payments. `checks_paid_by` is the company of the team whose owner's plan pays for
 * checks.
 */
export async function readSubscription(db: Reader, userId: number, at: Date): Promise<Subscription> {
  const held = await findMemberPlan(db, userId, at)
  const plan = (await findPlan(db, held.plan_id)) ?? refuse('not_found')
  const running = await listCurrentAndFuture(db, userId, at)
  const team = await findMemberTeam(db, userId)
  return {
    at: at.toISOString(),
    plan: presentPlan(plan),
    ends_at: held.ends_at?.toISOString() ?? null,
    checks_used: held.checks_used,
    checks_limit: monthlyChecks(held),
    checks_paid_by: team && team.ownerId !== userId ? team.company : null,
    period_start: held.period_start.toISOString(),
    period_end: held.period_end.toISOString(),
    renews: held.word !== 'free',
    paid_until: latest(running.map(({ endsAt }) => endsAt)),
    next_until: plan.withdrawnAt === null ? await nextUntil(db, held, { userId, at }) : null,
    payments: await listPayments(db, userId, at),
  }
}

/** The subscription of the owner of the member's team. Throws `not_found` without a team, `forbidden` to everybody but owner and accountant. */
export async function readTeamPlan(db: Reader, userId: number, at: Date): Promise<Subscription> {
  const { ownerId, role } = (await findMemberTeam(db, userId)) ?? refuse('not_found')
  return role === 'member' ? refuse('forbidden') : readSubscription(db, ownerId, at)
}

const latest = (dates: readonly Date[]): string | null =>
  dates.length === 0 ? null : new Date(Math.max(...dates.map((date) => date.getTime()))).toISOString()

/** The end of the plan if the member extended it now; null for the plan Free. */
async function nextUntil(db: Reader, held: MemberPlan, { userId, at }: { userId: number; at: Date }): Promise<string | null> {
  if (held.word === 'free') return null
  return (await computeEndIfBought(db, { userId, word: toPlanName(held.word), period: held.period, at })).toISOString()
}
