// Where a paid plan goes among the member's memberships: it extends an equal one, a higher one starts at once, and no paid time is lost.
import { isHigher, type PlanName, toPlanName } from '@sverka/contract/plans/plans.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertMembership, listRunning, moveMembership, plusPeriod } from './plans.sql.ts'

/** What a plan was paid by: a card payment or an invoice. */
export type PaidBy = { readonly paymentId: number } | { readonly invoiceId: number }

export interface NewMembership {
  readonly userId: number
  readonly planId: number
  readonly word: PlanName
  readonly period: string
  readonly by: PaidBy
  readonly at: Date
}

type Running = Awaited<ReturnType<typeof listRunning>>[number]

/** When a plan bought now begins: after all equal or higher ones, before all lower ones. */
const beginning = (running: readonly Running[], word: PlanName, at: Date): Date =>
  running.reduce((latest, one) => (!isHigher(word, toPlanName(one.word)) && one.endsAt > latest ? one.endsAt : latest), at)

/** The end of the plan if it were bought now. */
export async function endIfBought(db: Reader, request: { userId: number; word: PlanName; period: string; at: Date }): Promise<Date> {
  const running = await listRunning(db, request.userId, request.at)
  return plusPeriod(db, beginning(running, request.word, request.at), request.period)
}

/** The caller has locked the member. Returns the end of what was bought. */
export async function addMembership(tx: Tx, bought: NewMembership): Promise<Date> {
  const running = await listRunning(tx, bought.userId, bought.at)
  const starts = beginning(running, bought.word, bought.at)
  const ends = await plusPeriod(tx, starts, bought.period)
  for (const lower of running.filter(({ endsAt, word }) => endsAt > starts && isHigher(bought.word, toPlanName(word)))) {
    await postpone(tx, bought.userId, lower, { starts, ends })
  }
  const paid = 'paymentId' in bought.by ? { payment_id: bought.by.paymentId } : { payment_id: null, invoice_id: bought.by.invoiceId }
  const row = { user_id: bought.userId, plan_id: bought.planId, ...paid }
  await insertMembership(tx, { ...row, starts_at: starts, ends_at: ends })
  return ends
}

/** The rest of a lower plan continues after the higher one has ended. */
async function postpone(tx: Tx, userId: number, lower: Running, { starts, ends }: { starts: Date; ends: Date }): Promise<void> {
  const by = ends.getTime() - starts.getTime()
  const later = new Date(lower.endsAt.getTime() + by)
  if (lower.startsAt >= starts) {
    return void (await moveMembership(tx, lower.id, { starts_at: new Date(lower.startsAt.getTime() + by), ends_at: later }))
  }
  await moveMembership(tx, lower.id, { ends_at: starts })
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
