// What a year of a plan costs beside twelve months of it.
import type { PlanName, PlanPeriod } from './plans.rules.ts'

interface Priced {
  readonly word: PlanName
  readonly type: PlanPeriod
  /** Rubles. */
  readonly price: number
}

const MONTHS = 12

/** Rubles that a year saves; 0 of a plan by the month, and where nothing is saved. */
export function savedByYear(plan: Priced, plans: readonly Priced[]): number {
  const monthly = plans.find(({ word, type }) => word === plan.word && type === 'monthly')
  return plan.type === 'yearly' && monthly ? Math.max(0, monthly.price * MONTHS - plan.price) : 0
}

/** A year that saves nothing is offered to nobody. */
export const offeredPlans = <Plan extends Priced>(plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => plan.type === 'monthly' || savedByYear(plan, plans) > 0)
