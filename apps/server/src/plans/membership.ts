// How a paid plan takes its place: extended after what is paid for, a higher one at once, and nothing that was paid is lost.
import { isHigher, type PlanName, toPlanName } from '@sverka/contract/plans/plans.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertMembership, listRunning, moveMembership, plusPeriod } from './plans.sql.ts'

export interface NewMembership {
  readonly userId: number
  readonly planId: number
  readonly word: PlanName
  readonly period: string
  readonly paymentId: number
  readonly at: Date
}

type Running = Awaited<ReturnType<typeof listRunning>>[number]

/** When a plan bought now begins: after all that is at least as high, before all that is lower. */
const beginning = (running: readonly Running[], word: PlanName, at: Date): Date =>
  running.reduce((latest, one) => (!isHigher(word, toPlanName(one.word)) && one.endsAt > latest ? one.endsAt : latest), at)

/** Until when the plan would run. */
export async function endIfBought(db: Reader, asked: { userId: number; word: PlanName; period: string; at: Date }): Promise<Date> {
  const running = await listRunning(db, asked.userId, asked.at)
  return plusPeriod(db, beginning(running, asked.word, asked.at), asked.period)
}

/** The caller holds the member's lock. Answers with the end of what was bought. */
export async function addMembership(tx: Tx, bought: NewMembership): Promise<Date> {
  const running = await listRunning(tx, bought.userId, bought.at)
  const starts = beginning(running, bought.word, bought.at)
  const ends = await plusPeriod(tx, starts, bought.period)
  for (const lower of running.filter(({ endsAt, word }) => endsAt > starts && isHigher(bought.word, toPlanName(word)))) {
    await postpone(tx, bought.userId, lower, { starts, ends })
  }
  const row = { user_id: bought.userId, plan_id: bought.planId, payment_id: bought.paymentId }
  await insertMembership(tx, { ...row, starts_at: starts, ends_at: ends })
  return ends
}

/** What is left of a lower plan goes on when the higher one has ended. */
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
  })
}
