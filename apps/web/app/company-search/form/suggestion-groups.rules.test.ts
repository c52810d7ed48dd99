// Which companies are suggested under the search box, and how the arrow keys move.
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { expect, test } from 'vitest'
import { GROUP_ROWS, groupSuggestions, movedTo } from './suggestion-groups.rules.ts'

/** `count` results of one kind with ids from `from` on; the functions under test read only these two fields. */
const many = (count: number, kind: FoundCompany['kind'], from: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, kind }) as FoundCompany)

test('companies come before sole traders, at most four rows each, in the order found', () => {
  const groups = groupSuggestions([...many(2, 'entrepreneur', 10), ...many(9, 'company', 20)])
  expect(groups.map(({ kind, rows }) => [kind, rows.map(({ id }) => id)])).toEqual([
    ['company', Array.from({ length: GROUP_ROWS }, (_, index) => 20 + index)],
    ['entrepreneur', [10, 11]],
  ])
})

test('a group without rows is not shown', () => {
  expect(groupSuggestions(many(1, 'company', 1)).map(({ kind }) => kind)).toEqual(['company'])
  expect(groupSuggestions([])).toEqual([])
})

test('arrow keys begin at the first or last row and wrap around', () => {
  expect(movedTo(null, 1, 3)).toBe(0)
  expect(movedTo(null, -1, 3)).toBe(2)
  expect(movedTo(2, 1, 3)).toBe(0)
  expect(movedTo(0, -1, 3)).toBe(2)
  expect(movedTo(null, 1, 0)).toBeNull()
})
