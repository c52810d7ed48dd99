// Which button a plan's card shows to whom (specification §4, Plan; api.md, Accounts).
import type { PlanName } from '@sverka/contract/plans/plans.rules'

export type PlanButton = 'register' | 'member' | 'current' | 'business' | 'pro'

/** `held` is the name of a member's plan, null for guests. Null where the card has no button. */
export function planButton(plan: { word: PlanName; name: string }, currentPlan: string | null): PlanButton | null {
  const isHeld = currentPlan === plan.name
  if (plan.word === 'free') return currentPlan === null ? 'register' : isHeld ? 'member' : null
  return isHeld ? 'current' : plan.word
}

/** The button only informs. */
export const isInformative = (button: PlanButton): boolean => button === 'member' || button === 'current'
