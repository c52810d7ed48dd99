// What a member's plan allows, and how it is shown in the member's own data.

import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { Plan } from '@sverka/contract/plans/plans'
import { planFlags } from '@sverka/contract/plans/plans.rules'
import type { ReadOwnPlan } from '../platform/auth/own-plan.ts'
import { findMemberTeam } from '../team/team.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'

interface Gives {
  readonly flags: readonly string[]
  readonly limits: Readonly<Partial<Record<PlanLimit, number>>>
}

/** A limit without a row in the plan is zero. */
export const limitAmount = ({ limits }: Pick<Gives, 'limits'>, limit: PlanLimit): number => limits[limit] ?? 0

/** Full checks of the current period. */
export const monthlyChecks = (plan: MemberPlan): number => (plan.is_over ? 0 : limitAmount(plan, 'full_checks_per_month'))

export const hasUnlimitedChecks = ({ flags }: Pick<Gives, 'flags'>): boolean => flags.includes('unlimited_checks')

/** Whether products of members with such a plan are shown to buyers. */
export const allowsShowingGoods = ({ flags }: Pick<Gives, 'flags'>): boolean =>
  flags.includes('showcase_enabled') || flags.includes('can_open_product')

export function listFeatures(plan: Gives): Plan['plan_features'] {
  const flags = planFlags.map((flag) => [flag, plan.flags.includes(flag)])
  const limits = planLimits.map(({ limit }) => [limit, limitAmount(plan, limit)])
  return { unlimited_checks_per_month: hasUnlimitedChecks(plan), ...Object.fromEntries([...flags, ...limits]) }
}

/** The features of a team owner's plan that also count for the team's people: full checks. */
const checkFeatures = (plan: Gives) => ({
  unlimited_checks_per_month: hasUnlimitedChecks(plan),
  full_checks_per_month: limitAmount(plan, 'full_checks_per_month'),
})

/** When the plan's checks are renewed; null for Free, whose checks are not. */
export const renewedAt = ({ word, period_end }: Pick<MemberPlan, 'word' | 'period_end'>): Date | null =>
  word === 'free' ? null : period_end

export const readOwnPlan: ReadOwnPlan = async (db, userId, at) => {
  const plan = await findMemberPlan(db, userId, at)
  const paying = await findMemberTeam(db, userId)
  const paid = paying && paying.ownerId !== userId ? await findMemberPlan(db, paying.ownerId, at) : plan
  return {
    membership_exists: plan.word !== 'free',
    name_membership: plan.name,
    plan_features: { ...listFeatures(plan), ...checkFeatures(paid) },
    checks_used: paid.checks_used,
    checks_limit: monthlyChecks(paid),
    checks_reset_at: renewedAt(paid)?.toISOString() ?? null,
  }
}
