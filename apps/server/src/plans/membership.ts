// Adds a paid plan to the member's memberships, the periods for which plans are paid. An equal plan is extended, a higher plan starts at once and
// postpones the lower one, and no paid time is lost.
import { isHigherPlan, type PlanName, toPlanName } from '@sverka/contract/plans/plans.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertMembership, listCurrentAndFuture, plusPeriod, setMembershipPeriod } from './plans.sql.ts'

/** The card payment or the invoice that paid for a plan. */
export type PaidBy = { readonly paymentId: number } | { readonly invoiceId: number }

export interface NewMembership {
  readonly userId: number
  readonly planId: number
  /** Kind of the plan: `business` or `pro`. */
  readonly word: PlanName
  /** `monthly` or `yearly`. */
  readonly period: string
  readonly by: PaidBy
  readonly at: Date
}

type CurrentOrFuture = Awaited<ReturnType<typeof listCurrentAndFuture>>[number]

/** The moment at which a plan bought now begins: after all equal and higher plans, before all lower ones. */
const findStart = (running: readonly CurrentOrFuture[], word: PlanName, at: Date): Date =>
  running.reduce(
    (latest, membership) => (!isHigherPlan(word, toPlanName(membership.word)) && membership.endsAt > latest ? membership.endsAt : latest),
    at,
  )

/** The end that the plan would have if it was bought now. */
export async function computeEndIfBought(db: Reader, request: { userId: number; word: PlanName; period: string; at: Date }): Promise<Date> {
  const running = await listCurrentAndFuture(db, request.userId, request.at)
  return plusPeriod(db, findStart(running, request.word, request.at), request.period)
}

/** Adds the membership and postpones lower ones. The caller has locked the member. Returns the end of the new membership. */
export async function addMembership(tx: Tx, plan: NewMembership): Promise<Date> {
  const running = await listCurrentAndFuture(tx, plan.userId, plan.at)
  const starts = findStart(running, plan.word, plan.at)
  const ends = await plusPeriod(tx, starts, plan.period)
  for (const lower of running.filter(({ endsAt, word }) => endsAt > starts && isHigherPlan(plan.word, toPlanName(word)))) {
    await postpone(tx, plan.userId, lower, { starts, ends })
  }
  const paid = 'paymentId' in plan.by ? { payment_id: plan.by.paymentId } : { payment_id: null, invoice_id: plan.by.invoiceId }
  const row = { user_id: plan.userId, plan_id: plan.planId, ...paid }
  await insertMembership(tx, { ...row, starts_at: starts, ends_at: ends })
  return ends
}

/** Moves a lower plan behind the higher one. If it is running, it is split: its rest continues after the higher one has ended. */
async function postpone(tx: Tx, userId: number, lower: CurrentOrFuture, { starts, ends }: { starts: Date; ends: Date }): Promise<void> {
  const by = ends.getTime() - starts.getTime()
  const later = new Date(lower.endsAt.getTime() + by)
  if (lower.startsAt >= starts) {
    return void (await setMembershipPeriod(tx, lower.id, { starts_at: new Date(lower.startsAt.getTime() + by), ends_at: later }))
  }
  await setMembershipPeriod(tx, lower.id, { ends_at: starts })
  await insertMembership(tx, {
    user_id: userId,
    plan_id: lower.planId,
    starts_at: ends,
    ends_at: later,
    payment_id: null,
    rest_of: lower.paymentId,
    rest_of_invoice: lower.invoiceId,
  })
}
