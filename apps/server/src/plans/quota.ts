// Counts full checks of companies against the limit of the plan that pays for them, the member's own or that of their team's owner. Each company
// counts once a period.
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findMemberTeam, lockMemberTeam, recordTeamCheck } from '../team/team.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'
import { hasUnlimitedChecks, monthlyChecks, renewedAt } from './member-plan.ts'
import { countCheck, countCounted, insertCounted, isCounted } from './quota.sql.ts'

interface CheckRequest {
  readonly userId: number
  readonly companyId: number
  readonly at: Date
}

/** Null: unlimited. */
const monthlyLimit = (plan: MemberPlan): number | null => (hasUnlimitedChecks(plan) ? null : monthlyChecks(plan))

/** `payerId`: the owner of the member's team, otherwise the member. */
const toRow = (payerId: number, companyId: number, plan: MemberPlan) => ({
  user_id: payerId,
  period_start: plan.period_start,
  company_id: companyId,
})

const findPayerId = async (db: Reader, userId: number): Promise<number> => (await findMemberTeam(db, userId))?.ownerId ?? userId

/** Called before the work of a check. Throws `quota_exhausted` if no check remains and the company was not counted in this period. */
export async function requireCheckLeft(db: Reader, check: CheckRequest): Promise<void> {
  const payerId = await findPayerId(db, check.userId)
  const plan = await findMemberPlan(db, payerId, check.at)
  const limit = monthlyLimit(plan)
  if (limit === null || plan.checks_used < limit) return
  if (!(await isCounted(db, toRow(payerId, check.companyId, plan)))) refuse('quota_exhausted')
}

/**
 * Counts the check. Called in the transaction that stores the report, before it locks anything. Returns false if the company was counted before in
 * this period. Throws `quota_exhausted`.
 */
export async function useUpCheck(tx: Tx, check: CheckRequest): Promise<boolean> {
  const team = await lockMemberTeam(tx, check.userId)
  const payerId = team?.ownerId ?? check.userId
  const plan = await findMemberPlan(tx, payerId, check.at)
  const row = toRow(payerId, check.companyId, plan)
  if (!(await insertCounted(tx, { ...row, counted_at: check.at }))) return false
  if (!(await countCheck(tx, row, monthlyLimit(plan)))) refuse('quota_exhausted')
  if (team) await recordTeamCheck(tx, team, check)
  return true
}

interface CompaniesRequest {
  readonly userId: number
  readonly companyIds: readonly number[]
  readonly at: Date
}

interface CountedAmong {
  /** Number of the companies that were counted in this period. */
  readonly counted: number
  /** Number of remaining checks; null if they are unlimited. */
  readonly left: number | null
  /** When checks are renewed; null if they are not renewed or are unlimited. */
  readonly until: Date | null
}

/** Of these companies, how many need no new check, and how many checks remain for the others. */
export async function listChecksAlreadyCounted(db: Reader, { userId, companyIds, at }: CompaniesRequest): Promise<CountedAmong> {
  const payerId = await findPayerId(db, userId)
  const plan = await findMemberPlan(db, payerId, at)
  const limit = monthlyLimit(plan)
  const counted = await countCounted(db, { user_id: payerId, period_start: plan.period_start }, companyIds)
  return { counted, left: limit === null ? null : Math.max(0, limit - plan.checks_used), until: limit === null ? null : renewedAt(plan) }
}
