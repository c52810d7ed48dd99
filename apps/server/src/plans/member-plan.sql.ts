// What a member's plan gives at a moment; the database computes it from the memberships at every request.
import type { PlanLimit } from '@sverka/contract/plans/limits.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface MemberPlan {
  readonly plan_id: number
  readonly word: string
  readonly name: string
  readonly period: 'monthly' | 'yearly'
  /** Null if the plan was not paid for. */
  readonly membership_id: number | null
  readonly starts_at: Date
  /** Null if it has no end. */
  readonly ends_at: Date | null
  /** The period in which checks are counted. */
  readonly period_start: Date
  readonly period_end: Date
  /** True if the 30 days of the Free plan, in which its checks can be used, are over; they are not renewed. */
  readonly is_over: boolean
  /** Names of the plan's features. */
  readonly flags: readonly string[]
  readonly limits: Readonly<Partial<Record<PlanLimit, number>>>
  readonly checks_used: number
}

export async function findMemberPlan(db: Reader, userId: number, at: Date): Promise<MemberPlan> {
  const { rows } = await sql<MemberPlan>`
    select plan.*, coalesce((select count.used from check_counts as count
      where count.user_id = ${userId}::int and count.period_start = plan.period_start), 0) as checks_used
    from held_plan(${userId}::int, ${at}::timestamptz) as plan`.execute(db)
  const [plan] = rows
  if (!plan) throw new Error(`member ${userId} has no plan`)
  return plan
}
