// Which button each plan's card has for a guest, for a member on the free plan, and for a member on a paid plan.
import { expect, test } from 'vitest'
import { planButton } from './plan-button.rules.ts'

/** `word` is the kind of plan in the code, `name` the name on the site. */
const plans = [
  { word: 'free', name: 'Free' },
  { word: 'business', name: 'Business' },
  { word: 'pro', name: 'Premium' },
] as const

test('each plan has the button that fits the visitor', () => {
  // A row for each visitor (null: a guest), a column for each plan.
  const buttons = [null, 'Free', 'Business', 'Premium'].map((currentPlan) => plans.map((plan) => planButton(plan, currentPlan)))
  expect(buttons).toEqual([
    ['register', 'business', 'pro'],
    ['member', 'business', 'pro'],
    [null, 'current', 'pro'],
    [null, 'business', 'current'],
  ])
})
