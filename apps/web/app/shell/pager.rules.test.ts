// Which page numbers a pager shows: first, last, current with neighbours, and gaps.
import { expect, test } from 'vitest'
import { pageNumbers } from './pager.rules.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [6, 20, [1, null, 5, 6, 7, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %d of %d', (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown)
})
