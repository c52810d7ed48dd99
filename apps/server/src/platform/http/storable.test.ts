// Values that PostgreSQL cannot store are found at any depth of a request's input, and reported up to a limit.
import { expect, test } from 'vitest'
import { findUnstorable } from './storable.ts'

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((held) => [held], 'text')

test('texts and numbers that cannot be stored are reported with their paths', () => {
  expect(findUnstorable({ a: ['right', '\0'], b: { c: 1e300 }, d: '\ud800' })).toEqual([
    ['a.1', 'characters'],
    ['b.c', 'number'],
    ['d', 'characters'],
  ])
})

test('at most twenty of thousands of wrong values are reported', () => {
  expect(findUnstorable(new Array(50_000).fill('\0')).length).toBe(20)
})

test('very deep JSON is refused, and does not cause a server error', () => {
  expect(findUnstorable(nested(30))).toEqual([])
  expect(findUnstorable(nested(100_000)).map(([, wrong]) => wrong)).toEqual(['depth'])
})
