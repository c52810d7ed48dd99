// Geometry of the reliability gauge: the share of positive factors that it shows, and points on its half circle (specification §9).
import { expect, test } from 'vitest'
import { gaugePoint, gaugeRatio } from './gauge.rules.ts'

test('the ratio is positive factors out of all, and null without factors', () => {
  expect(gaugeRatio(27, 3)).toBe(0.9)
  expect(gaugeRatio(0, 4)).toBe(0)
  expect(gaugeRatio(0, 0)).toBeNull()
})

test('the gauge runs over the upper half circle from left to right', () => {
  const arc = { x: 110, y: 106, radius: 88 }
  const roundedPoint = (share: number) => gaugePoint(share, arc).map(Math.round)
  expect([roundedPoint(0), roundedPoint(0.5), roundedPoint(1)]).toEqual([
    [22, 106],
    [110, 18],
    [198, 106],
  ])
})
