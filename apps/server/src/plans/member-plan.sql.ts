// Reads the plan that a member has at a moment, with its features and limits. The database computes it from the memberships (paid periods of
// plans) at every request.
import type { PlanLimit } from '@sverka/contract/plans/limits.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface MemberPlan {
  readonly plan_id: number
  /** `free`, `business` or `pro`. */
  readonly word: string
  /** The name that users see. */
  readonly name: string
  readonly period: 'monthly' | 'yearly'
  /** Null if the plan was not paid for. */
  readonly membership_id: number | null
  readonly starts_at: Date
  /** Null if it has no end. */
  readonly ends_at: Date | null
  /** The period in which full checks of companies are counted. */
  readonly period_start: Date
  readonly period_end: Date
  /** True if the first 30 days of the plan Free are over. Its checks can be used in these days only and are not renewed. */
  readonly is_over: boolean
  /** Names of the plan's features. */
  readonly flags: readonly string[]
  /** Limits by name; an absent one is 0. */
  readonly limits: Readonly<Partial<Record<PlanLimit, number>>>
  readonly checks_used: number
}

/** `at` is the moment. Throws if there is no such member. */
export async function findMemberPlan(db: Reader, userId: number, at: Date): Promise<MemberPlan> {
  const { rows } = await sql<MemberPlan>`
    select plan.*, coalesce((select count.used from check_counts as count
      where count.user_id = ${userId}::int and count.period_start = plan.period_start), 0) as checks_used
    from held_plan(${userId}::int, ${at}::timestamptz) as plan`.execute(db)
  const [plan] = rows
  if (!plan) throw new Error(`member ${userId} has no plan`)
  return plan
}
