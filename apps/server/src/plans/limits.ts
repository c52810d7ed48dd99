// Countable limits of plans, such as rows of a selection a day: reads the remaining amount, and counts the use.
import { limitRow, type PlanLimit } from '@sverka/contract/plans/limits.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { addUsed, findUsed, takeUsed } from './limits.sql.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'
import { limitAmount } from './member-plan.ts'

interface Request {
  readonly userId: number
  readonly limit: PlanLimit
  readonly at: Date
}

/** Start of the counted period: the Moscow day, or the month of the plan. */
const periodStart = (plan: MemberPlan, { limit, at }: Request): Date =>
  limitRow(limit).period === 'day' ? new Date(`${moscowDay(at)}T00:00:00+03:00`) : plan.period_start

/** The name of the member's plan, its limit for the period (`most`), and the remaining amount. */
export async function findAllowance(db: Reader, request: Request): Promise<{ plan: string; most: number; left: number }> {
  const plan = await findMemberPlan(db, request.userId, request.at)
  const most = limitAmount(plan, request.limit)
  const used = await findUsed(db, { user_id: request.userId, limit_name: request.limit, since: periodStart(plan, request) })
  return { plan: plan.name, most, left: Math.max(0, most - used) }
}

/**
 * Counts the use of `units` of the limit. Call it in the transaction of the counted work; concurrent callers never exceed the limit. Throws the
 * limit's own refusal, such as `export_exhausted`, or `limit_reached`.
 */
export async function spendQuota(tx: Tx, { units, ...request }: Request & { readonly units: number }): Promise<void> {
  const plan = await findMemberPlan(tx, request.userId, request.at)
  const row = { user_id: request.userId, limit_name: request.limit, since: periodStart(plan, request), used: units }
  if (!(await addUsed(tx, row, limitAmount(plan, request.limit)))) refuseUsedUp(request.limit)
}

/** Gives back units that `spendQuota` counted at the moment `at` but that were not delivered, so that they can be used again. */
export async function refundQuota(tx: Tx, { units, ...request }: Request & { readonly units: number }): Promise<void> {
  const plan = await findMemberPlan(tx, request.userId, request.at)
  await takeUsed(tx, { user_id: request.userId, limit_name: request.limit, since: periodStart(plan, request), used: units })
}

/** Throws the limit's own refusal, or `limit_reached`. */
export function refuseUsedUp(limit: PlanLimit): never {
  refuse(limitRow(limit).refusal ?? 'limit_reached')
}
