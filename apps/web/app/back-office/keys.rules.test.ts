// Keys of a queue that are pressed twice.
import { expect, test } from 'vitest'
import { isStruckTwice } from './keys.rules.ts'

test('a second press of a deciding key within a moment is a double press, of a moving key never', () => {
  expect(isStruckTwice('p', 1000, Number.NEGATIVE_INFINITY)).toBe(false)
  expect(isStruckTwice('p', 1200, 1000)).toBe(true)
  expect(isStruckTwice('p', 1400, 1000)).toBe(false)
  expect(isStruckTwice('j', 1050, 1000)).toBe(false)
})
