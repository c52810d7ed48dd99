// Tests which yearly plans are offered beside the monthly ones, and the saving in rubles that is shown with them.
import { expect, test } from 'vitest'
import { offeredPlans, yearlySaving } from './yearly.rules.ts'

// Twelve months cost 12 × 490 = 5880 rubles.
const month = { word: 'business', type: 'monthly', price: 490 } as const
const year = (price: number) => ({ word: 'business', type: 'yearly', price }) as const

test('a year that costs twelve months is not offered', () => {
  expect(offeredPlans([month, year(5880)])).toEqual([month])
  expect(offeredPlans([month, year(6000)])).toEqual([month])
})

test('a cheaper year is offered with its saving', () => {
  expect(offeredPlans([month, year(4900)])).toEqual([month, year(4900)])
  expect(yearlySaving(year(4900), [month, year(4900)])).toBe(980)
  expect(yearlySaving(month, [month, year(4900)])).toBe(0)
})
