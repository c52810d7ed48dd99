// Which second key press in a staff queue counts as accidental. P agrees to the request under review, J opens the next one.
import { expect, test } from 'vitest'
import { isDoublePress } from './keys.rules.ts'

test('a second press of the agreeing key within 300 ms is accidental, of a moving key never', () => {
  // No press before.
  expect(isDoublePress('p', 1000, Number.NEGATIVE_INFINITY)).toBe(false)
  expect(isDoublePress('p', 1200, 1000)).toBe(true)
  expect(isDoublePress('p', 1400, 1000)).toBe(false)
  expect(isDoublePress('j', 1050, 1000)).toBe(false)
})
