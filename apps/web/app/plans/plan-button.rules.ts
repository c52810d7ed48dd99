// Which button a plan's card shows to whom (specification §4, Plan; api.md, Accounts).
import type { PlanName } from '@sverka/contract/plans/plans.rules'

export type PlanButton = 'register' | 'member' | 'current' | 'business' | 'pro'

/** `currentPlan` is the name of the member's plan, null for guests. Returns null if the card has no button. */
export function planButton(plan: { word: PlanName; name: string }, currentPlan: string | null): PlanButton | null {
  const isHeld = currentPlan === plan.name
  if (plan.word === 'free') return currentPlan === null ? 'register' : isHeld ? 'member' : null
  return isHeld ? 'current' : plan.word
}

/** True for a button that does nothing and only says what the member has. */
export const isInformative = (button: PlanButton): boolean => button === 'member' || button === 'current'
