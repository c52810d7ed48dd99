// Derives from a member's plan its features and limits, and presents them in the member's profile.

import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { Plan } from '@sverka/contract/plans/plans'
import { planFlags } from '@sverka/contract/plans/plans.rules'
import type { ReadOwnPlan } from '../platform/auth/own-plan.ts'
import { findMemberTeam } from '../team/team.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'

/** Features and limits of a plan. */
interface PlanContent {
  readonly flags: readonly string[]
  readonly limits: Readonly<Partial<Record<PlanLimit, number>>>
}

/** A limit without a row in the plan is zero. */
export const limitAmount = ({ limits }: Pick<PlanContent, 'limits'>, limit: PlanLimit): number => limits[limit] ?? 0

/** Limit of full checks in the current period; 0 after the first 30 days of the plan Free. */
export const monthlyChecks = (plan: MemberPlan): number => (plan.is_over ? 0 : limitAmount(plan, 'full_checks_per_month'))

/** Full checks of companies without a limit. */
export const hasUnlimitedChecks = ({ flags }: Pick<PlanContent, 'flags'>): boolean => flags.includes('unlimited_checks')

/** Whether products of members with this plan are shown to buyers. */
export const allowsShowingGoods = ({ flags }: Pick<PlanContent, 'flags'>): boolean =>
  flags.includes('showcase_enabled') || flags.includes('can_open_product')

/** All features as booleans and all limits as numbers, as operations show a plan. */
export function listFeatures(plan: PlanContent): Plan['plan_features'] {
  const flags = planFlags.map((flag) => [flag, plan.flags.includes(flag)])
  const limits = planLimits.map(({ limit }) => [limit, limitAmount(plan, limit)])
  return { unlimited_checks_per_month: hasUnlimitedChecks(plan), ...Object.fromEntries([...flags, ...limits]) }
}

/** The content of a team owner's plan that also applies to the team's people: full checks. */
const checkFeatures = (plan: PlanContent) => ({
  unlimited_checks_per_month: hasUnlimitedChecks(plan),
  full_checks_per_month: limitAmount(plan, 'full_checks_per_month'),
})

/** The moment at which the plan's checks are renewed; null for Free, whose checks are not. */
export const renewedAt = ({ word, period_end }: Pick<MemberPlan, 'word' | 'period_end'>): Date | null =>
  word === 'free' ? null : period_end

/** Plan data of the member's profile. Checks are those of the team owner's plan if the member belongs to a team. */
export const readOwnPlan: ReadOwnPlan = async (db, userId, at) => {
  const plan = await findMemberPlan(db, userId, at)
  const team = await findMemberTeam(db, userId)
  const checksPlan = team && team.ownerId !== userId ? await findMemberPlan(db, team.ownerId, at) : plan
  return {
    membership_exists: plan.word !== 'free',
    name_membership: plan.name,
    plan_features: { ...listFeatures(plan), ...checkFeatures(checksPlan) },
    checks_used: checksPlan.checks_used,
    checks_limit: monthlyChecks(checksPlan),
    checks_reset_at: renewedAt(checksPlan)?.toISOString() ?? null,
  }
}
