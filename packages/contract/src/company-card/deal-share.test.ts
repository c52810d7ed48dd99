// The number of times («17 times as much») that stands for a large percentage, when a deal is compared with a company's figures.
import { expect, test } from 'vitest'
import { timesAsMuch } from './deal-share.rules.ts'

test.each([
  [199.9, null],
  [200, 2],
  [254, 2.5],
  [999, 10],
  [1744.2, 17],
])('%d percent are worded as %s times', (percent, times) => {
  expect(timesAsMuch(percent)).toBe(times)
})
