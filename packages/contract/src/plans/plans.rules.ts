// Codes of plans (subscriptions) and of their features. The features and the price of each plan are stored in the table `plans`.

/** In ascending order. */
export const planNames = ['free', 'business', 'pro'] as const
export type PlanName = (typeof planNames)[number]

/**
 * Plan features that an operation may require (specification §3, Plan). `showcase_enabled` or `can_open_product`: sell goods; `messenger_enabled`:
 * chat; `basket_enabled`: cart.
 */
export const planFlags = [
  'basket_enabled',
  'notifications_enabled',
  'showcase_enabled',
  'can_open_product',
  'messenger_enabled',
  'friends_enabled',
  'api_enabled',
  'extended_reports_enabled',
] as const
export type PlanFlag = (typeof planFlags)[number]

/** The term that one payment covers. */
export const planPeriods = ['monthly', 'yearly'] as const
export type PlanPeriod = (typeof planPeriods)[number]

/** The plan with a stored code; `free` for any other text, which the check constraint of the table does not allow. */
export function toPlanName(word: string): PlanName {
  return planNames.find((name) => name === word) ?? 'free'
}

/** Whether the first plan is higher than the second. */
export const isHigherPlan = (one: PlanName, other: PlanName): boolean => planNames.indexOf(one) > planNames.indexOf(other)
