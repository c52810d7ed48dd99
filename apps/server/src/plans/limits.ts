// Countable limits of plans: how much is left, and using some of it.
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

/** Start of the day or month that is counted. */
const periodStart = (plan: MemberPlan, { limit, at }: Request): Date =>
  limitRow(limit).period === 'day' ? new Date(`${moscowDay(at)}T00:00:00+03:00`) : plan.period_start

/** The plan's limit in the period, and what is left of it. */
export async function findAllowance(db: Reader, request: Request): Promise<{ plan: string; most: number; left: number }> {
  const plan = await findMemberPlan(db, request.userId, request.at)
  const most = limitAmount(plan, request.limit)
  const used = await findUsed(db, { user_id: request.userId, limit_name: request.limit, since: periodStart(plan, request) })
  return { plan: plan.name, most, left: Math.max(0, most - used) }
}

/**
 * Counts `units` of the limit. Call it in the transaction of the counted work; concurrent callers never exceed the limit. Throws the refusal
 * that the limit's row in the contract names.
 */
export async function spendQuota(tx: Tx, { units, ...asked }: Request & { readonly units: number }): Promise<void> {
  const plan = await findMemberPlan(tx, asked.userId, asked.at)
  const row = { user_id: asked.userId, limit_name: asked.limit, since: periodStart(plan, asked), used: units }
  if (!(await addUsed(tx, row, limitAmount(plan, asked.limit)))) refuseUsedUp(asked.limit)
}

/** Returns units that were counted by `spendQuota` at the moment `at` but not delivered, so that they can be used again. */
export async function refundQuota(tx: Tx, { units, ...asked }: Request & { readonly units: number }): Promise<void> {
  const plan = await findMemberPlan(tx, asked.userId, asked.at)
  await takeUsed(tx, { user_id: asked.userId, limit_name: asked.limit, since: periodStart(plan, asked), used: units })
}

export function refuseUsedUp(limit: PlanLimit): never {
  refuse(limitRow(limit).refusal ?? 'limit_reached')
}
