// The page URL of a saved selection of companies contains the conditions that were saved.
import { expect, test } from 'vitest'
import { savedSelectionUrl } from './saved-address.ts'
import { readSelection } from './selection-address.ts'

const conditions = {
  kind: 'company',
  status: 'living',
  region__in: [77],
  activity: '46.73',
  size__in: ['small'],
  age_from: 3,
  revenue_to: 1_000_000,
  verdict__in: ['proceed'],
  without: ['tax-debts'],
} as const

test('the conditions read from the URL are those that were saved', () => {
  const { searchParams } = new URL(
    savedSelectionUrl({ ...conditions, region__in: [77], size__in: ['small'], verdict__in: ['proceed'], without: ['tax-debts'] }),
    'http://x',
  )
  expect(readSelection(searchParams, { 'tax-debts': 'whole' })).toEqual(conditions)
})

test('the order of the conditions does not matter', () => {
  expect(savedSelectionUrl({ staff_from: 5, kind: 'company' })).toBe(savedSelectionUrl({ kind: 'company', staff_from: 5 }))
})
