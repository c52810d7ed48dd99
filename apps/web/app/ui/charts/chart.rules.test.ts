// Geometry of the charts: rounded maximum, ticks 0, half and max (specification §9), positions and lines.
import { expect, test } from 'vitest'
import { axisTicks, barPlaces, linePath, pointPlaces, roundTop, toHeight } from './chart.rules.ts'

test.each([
  [0, 1],
  [-5, 1],
  [1_284_716_000, 1_300_000_000],
  [897, 1000],
  [100, 100],
  [4200, 5000],
])('the axis of %d ends at %d', (max, top) => {
  expect(roundTop(max)).toBeCloseTo(top, 5)
})

test('ticks are 0, half and max', () => {
  expect(axisTicks(1.3e9)).toEqual([0, 6.5e8, 1.3e9])
})

test('points are spaced evenly between the edges, and a single one is in the middle', () => {
  expect(pointPlaces(3, 5)).toEqual([5, 50, 95])
  expect(pointPlaces(1, 5)).toEqual([50])
})

test('bars fill the width with equal gaps between them and at both ends', () => {
  const { width, lefts } = barPlaces(2, 0.5)
  expect([width, ...lefts]).toEqual([20, 20, 60])
  expect(100 - ((lefts[1] ?? 0) + width)).toBe(20)
})

test('a value at the top touches it, zero and less lie on the axis', () => {
  expect([toHeight(10, 10), toHeight(5, 10), toHeight(0, 10), toHeight(-3, 10)]).toEqual([0, 50, 100, 100])
})

test('a line goes through its points', () => {
  expect(
    linePath([
      [5, 100],
      [50, 33.33333],
    ]),
  ).toBe('M5,100L50,33.333')
})
