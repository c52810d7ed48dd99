// Which button a plan's card has, by the visitor's current plan (specification §4, Plan; api.md, Accounts).
import type { PlanName } from '@sverka/contract/plans/plans.rules'

/** `register`: sign up for the free plan; `member` and `current`: the visitor has this plan already; `business`, `pro`: buy it. */
export type PlanButton = 'register' | 'member' | 'current' | 'business' | 'pro'

/** `currentPlan` is the name of the member's plan, null for guests. Returns null if the card has no button. */
export function planButton(plan: { word: PlanName; name: string }, currentPlan: string | null): PlanButton | null {
  const isCurrent = currentPlan === plan.name
  if (plan.word === 'free') return currentPlan === null ? 'register' : isCurrent ? 'member' : null
  return isCurrent ? 'current' : plan.word
}

/** True for a disabled button that only says that the member has this plan. */
export const isInformative = (button: PlanButton): boolean => button === 'member' || button === 'current'
