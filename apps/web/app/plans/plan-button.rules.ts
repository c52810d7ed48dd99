// Which button a plan's card has, by the visitor's current plan (specification §4, Plan; api.md, Accounts).
import type { PlanName } from '@sverka/contract/plans/plans.rules'

/** `register`: sign up for the free plan; `member`: the visitor has the free plan; `current`: they have this paid plan; `business`, `pro`: buy it. */
export type PlanButton = 'register' | 'member' | 'current' | 'business' | 'pro'

/** `currentPlan`: name of the member's plan, null for guests. Returns null for no button: on the free plan's card, for a member with a paid plan. */
export function planButton(plan: { word: PlanName; name: string }, currentPlan: string | null): PlanButton | null {
  const isCurrent = currentPlan === plan.name
  if (plan.word === 'free') return currentPlan === null ? 'register' : isCurrent ? 'member' : null
  return isCurrent ? 'current' : plan.word
}

/** Whether the button is disabled and only says that the member has this plan. */
export const isInformative = (button: PlanButton): boolean => button === 'member' || button === 'current'
