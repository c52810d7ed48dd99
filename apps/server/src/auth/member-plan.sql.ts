// What a member's plan gives at a moment: computed by the database from memberships, at every request.
import type { PlanFlag } from '@sverka/contract/http/http'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface MemberPlan extends Readonly<Record<PlanFlag, boolean>> {
  readonly plan_id: number
  readonly word: string
  readonly name: string
  readonly unlimited_checks: boolean
  /** Calls with a key, of a day. */
  readonly api_requests: number
  /** Rows of selections, of a day. */
  readonly selection_rows: number
  /** Of a period. */
  readonly checks: number
  /** Null where the plan was not paid for. */
  readonly membership_id: number | null
  readonly period: 'monthly' | 'yearly'
  readonly price_kopecks: number
  readonly starts_at: Date
  /** Null where it has no end. */
  readonly ends_at: Date | null
  /** Within which checks are counted. */
  readonly period_start: Date
  readonly period_end: Date
  readonly checks_limit: number
  readonly checks_used: number
}

export async function findMemberPlan(db: Reader, userId: number, at: Date): Promise<MemberPlan> {
  const { rows } = await sql<MemberPlan>`select * from member_plan(${userId}::int, ${at}::timestamptz)`.execute(db as never)
  const [plan] = rows
  if (!plan) throw new Error(`member ${userId} has no plan`)
  return plan
}
