// The texts of the specification's rules: by guest, member on Free, member on a paid plan.
import { expect, test } from 'vitest'
import { planButton } from './plan-button.rules.ts'

const plans = [
  { word: 'free', name: 'Free' },
  { word: 'business', name: 'Business' },
  { word: 'pro', name: 'Premium' },
] as const

test('each plan has the button that fits the visitor', () => {
  const seen = [null, 'Free', 'Business', 'Premium'].map((currentPlan) => plans.map((plan) => planButton(plan, currentPlan)))
  expect(seen).toEqual([
    ['register', 'business', 'pro'],
    ['member', 'business', 'pro'],
    [null, 'current', 'pro'],
    [null, 'business', 'current'],
  ])
})
