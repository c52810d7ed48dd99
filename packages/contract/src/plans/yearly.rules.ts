// Compares the price of a yearly plan (subscription) with twelve monthly payments, to decide whether it is offered and which saving is shown.
import type { PlanName, PlanPeriod } from './plans.rules.ts'

interface Priced {
  /** Code of the plan, which its monthly and yearly variants share. */
  readonly word: PlanName
  readonly type: PlanPeriod
  /** Rubles. */
  readonly price: number
}

const MONTHS = 12

/** Rubles that a year saves; 0 for a monthly plan, and if nothing is saved. */
export function yearlySaving(plan: Priced, plans: readonly Priced[]): number {
  const monthly = plans.find(({ word, type }) => word === plan.word && type === 'monthly')
  return plan.type === 'yearly' && monthly ? Math.max(0, monthly.price * MONTHS - plan.price) : 0
}

/** The plans to offer: all monthly ones, and the yearly ones that save money. */
export const offeredPlans = <Plan extends Priced>(plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => plan.type === 'monthly' || yearlySaving(plan, plans) > 0)
