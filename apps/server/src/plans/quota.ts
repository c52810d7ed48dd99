// Counts full checks against the plan: each company once a period, never more than the limit.
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'
import { hasUnlimitedChecks, monthlyChecks, renewedAt } from './member-plan.ts'
import { countCounted, countOne, insertCounted, isCounted } from './quota.sql.ts'

interface Counted {
  readonly userId: number
  readonly companyId: number
  readonly at: Date
}

const monthlyLimit = (plan: MemberPlan): number | null => (hasUnlimitedChecks(plan) ? null : monthlyChecks(plan))

const toRow = ({ userId, companyId }: Counted, plan: MemberPlan) => ({
  user_id: userId,
  period_start: plan.period_start,
  company_id: companyId,
})

/** Call before the work: refuses `quota_exhausted` if the result could not be counted. */
export async function expectCheck(db: Reader, check: Counted): Promise<void> {
  const plan = await findMemberPlan(db, check.userId, check.at)
  const limit = monthlyLimit(plan)
  if (limit === null || plan.checks_used < limit) return
  if (!(await isCounted(db, toRow(check, plan)))) refuse('quota_exhausted')
}

/** Call in the transaction that stores the report. True if it was counted now, false if it had been before. Refuses `quota_exhausted`. */
export async function countCheck(tx: Tx, check: Counted): Promise<boolean> {
  const plan = await findMemberPlan(tx, check.userId, check.at)
  const row = toRow(check, plan)
  if (!(await insertCounted(tx, { ...row, counted_at: check.at }))) return false
  if (!(await countOne(tx, row, monthlyLimit(plan)))) refuse('quota_exhausted')
  return true
}

interface Many {
  readonly userId: number
  readonly companyIds: readonly number[]
  readonly at: Date
}

interface CountedAmong {
  readonly counted: number
  readonly left: number | null
  readonly until: Date | null
}

/** How many of the companies are counted in this period, how many checks are left and until when; null without a limit or an end. */
export async function countedAmong(db: Reader, { userId, companyIds, at }: Many): Promise<CountedAmong> {
  const plan = await findMemberPlan(db, userId, at)
  const limit = monthlyLimit(plan)
  const counted = await countCounted(db, { user_id: userId, period_start: plan.period_start }, companyIds)
  return { counted, left: limit === null ? null : Math.max(0, limit - plan.checks_used), until: limit === null ? null : renewedAt(plan) }
}
