// What each plan gives: checks in a period and the flags that open parts of the product (specification §§1, 9).
import type { PlanFlag } from './http.ts'

export const planNames = ['free', 'business', 'pro'] as const
export type PlanName = (typeof planNames)[number]

export interface PlanGrant {
  /** The name people see. */
  readonly name: string
  readonly checks: number
  readonly flags: readonly PlanFlag[]
}

/** The plan of a stored word; the table's check knows the same words. */
export function planOf(word: string): PlanName {
  return planNames.find((name) => name === word) ?? 'free'
}

export const planGrants: Readonly<Record<PlanName, PlanGrant>> = {
  free: { name: 'Free', checks: 5, flags: ['basket_enabled', 'messenger_enabled', 'friends_enabled'] },
  business: { name: 'Business', checks: 100, flags: ['basket_enabled', 'messenger_enabled', 'friends_enabled', 'notifications_enabled'] },
  pro: {
    name: 'Pro',
    checks: 500,
    flags: ['basket_enabled', 'messenger_enabled', 'friends_enabled', 'notifications_enabled', 'showcase_enabled', 'can_open_product'],
  },
}
