// Parsing of numbers as people type them in Russian (12 500,5): any other text is not a number, whatever digits it contains.
import { expect, test } from 'vitest'
import { readNumber } from './typed-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['58900', 58_900],
  ['58 900', 58_900],
  // Two kinds of non-breaking spaces.
  ['1\u00a0234\u202f567', 1_234_567],
  ['12,5', 12.5],
  ['12.50', 12.5],
])('%j is %j', (typed, value) => {
  expect(readNumber(typed, 2)).toBe(value)
})

// «٣» is an Arabic digit, «руб.» stands for rubles.
test.each(['1e5', '-5', '+5', '0x10', '1,2,3', '1.005', '12 34', '5 руб.', '٣', 'NaN', '1e', '—5'])('%j is not a number', (typed) => {
  expect(readNumber(typed, 2)).toBeNaN()
})

test('a whole number has no comma', () => {
  expect([readNumber('1 500', 0), readNumber('1,5', 0)]).toEqual([1500, Number.NaN])
})
