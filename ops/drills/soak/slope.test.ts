// Tests of the regression line through measured points: its slope and the slope's confidence interval.
import { expect, test } from 'vitest'
import { fitSlope } from './slope.ts'

test('points on a line give its slope without an interval', () => {
  const points = [0, 1, 2, 3].map((at) => ({ at, value: 5 + 2 * at }))
  expect(fitSlope(points)).toEqual({ perHour: 2, within: 0, first: 5, last: 11 })
})

test('the interval is that of a worked example', () => {
  // Computed by hand: y = 1, 3, 2, 5, 4 over x = 1 to 5 has the slope 0.8, residual variance 3.6 / 3 and standard error sqrt(1.2 / 10).
  // The 97.5 % quantile of Student's distribution with 3 degrees of freedom is 3.18.
  const points = [1, 3, 2, 5, 4].map((value, index) => ({ at: index + 1, value }))
  const { perHour, within } = fitSlope(points)
  expect(perHour).toBeCloseTo(0.8, 10)
  expect(within).toBeCloseTo(3.18 * Math.sqrt(0.12), 10)
})

test('two points are too few', () => {
  expect(() =>
    fitSlope([
      { at: 0, value: 1 },
      { at: 1, value: 2 },
    ]),
  ).toThrow('three points')
})
