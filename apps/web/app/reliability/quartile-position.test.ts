// The position of a company's ratio on a bar divided by the quartiles of its industry.
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
])('%d is placed at %d percent', (value, position) => {
  expect(quartilePosition(value, quarters)).toBe(position)
})

test('a value equal to all quartiles is in the middle of the third quarter', () => {
  expect(quartilePosition(5, { lower: 5, median: 5, upper: 5 })).toBe(63)
})
