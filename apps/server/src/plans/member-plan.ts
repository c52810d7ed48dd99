// What a member's plan allows, and how the member's own data tell it.

import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { Plan } from '@sverka/contract/plans/plans'
import { planFlags } from '@sverka/contract/plans/plans.rules'
import type { ReadOwnPlan } from '../platform/auth/own-plan.ts'
import { findMemberPlan, type MemberPlan } from './member-plan.sql.ts'

interface Gives {
  readonly flags: readonly string[]
  readonly limits: Readonly<Partial<Record<PlanLimit, number>>>
}

/** A limit that no row of the plan names gives nothing. */
export const amountOf = ({ limits }: Pick<Gives, 'limits'>, limit: PlanLimit): number => limits[limit] ?? 0

/** Full checks of the period that runs. */
export const checksOf = (plan: MemberPlan): number => (plan.is_over ? 0 : amountOf(plan, 'full_checks_per_month'))

export const hasUnlimitedChecks = ({ flags }: Pick<Gives, 'flags'>): boolean => flags.includes('unlimited_checks')

/** Goods of members with such a plan are shown. */
export const showsGoods = ({ flags }: Pick<Gives, 'flags'>): boolean =>
  flags.includes('showcase_enabled') || flags.includes('can_open_product')

export function featuresOf(plan: Gives): Plan['plan_features'] {
  const flags = planFlags.map((flag) => [flag, plan.flags.includes(flag)])
  const limits = planLimits.map(({ limit }) => [limit, amountOf(plan, limit)])
  return { unlimited_checks_per_month: hasUnlimitedChecks(plan), ...Object.fromEntries([...flags, ...limits]) }
}

export const showOwnPlan: ReadOwnPlan = async (db, userId, at) => {
  const plan = await findMemberPlan(db, userId, at)
  const isFree = plan.word === 'free'
  return {
    membership_exists: !isFree,
    name_membership: plan.name,
    plan_features: featuresOf(plan),
    checks_used: plan.checks_used,
    checks_limit: checksOf(plan),
    // Checks of Free are not renewed.
    checks_reset_at: isFree ? null : plan.period_end.toISOString(),
  }
}
