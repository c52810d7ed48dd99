// The position of a company's value on the axis of its industry's quartiles.
import { expect, test } from 'vitest'
import { quartilePosition } from './quartile-position.ts'

const quarters = { lower: 10, median: 20, upper: 40 }

test.each([
  [10, 25],
  [15, 38],
  [20, 50],
  [30, 63],
  [40, 75],
  [-1000, 2],
  [1000, 98],
])('%d stands at %d percent', (value, place) => {
  expect(quartilePosition(value, quarters)).toBe(place)
})

test('equal quartiles are in the middle of their quarter', () => {
  expect(quartilePosition(5, { lower: 5, median: 5, upper: 5 })).toBe(63)
})
