// Keys of a queue that are pressed twice.
import { expect, test } from 'vitest'
import { isStruckTwice } from './keys.rules.ts'

test('the key that agrees counts once however often it is struck, and keys that walk count each time', () => {
  expect(isStruckTwice('p', 1000, Number.NEGATIVE_INFINITY)).toBe(false)
  expect(isStruckTwice('p', 1200, 1000)).toBe(true)
  expect(isStruckTwice('p', 1400, 1000)).toBe(false)
  expect(isStruckTwice('j', 1050, 1000)).toBe(false)
})
