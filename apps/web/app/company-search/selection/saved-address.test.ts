// The address of a saved selection has the saved traits.
import { expect, test } from 'vitest'
import { savedAddress } from './saved-address.ts'
import { readSelection } from './selection-address.ts'

const asked = {
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

test('what is read of the address is what was kept', () => {
  const { searchParams } = new URL(
    savedAddress({ ...asked, region__in: [77], size__in: ['small'], verdict__in: ['proceed'], without: ['tax-debts'] }),
    'http://x',
  )
  expect(readSelection(searchParams, { 'tax-debts': 'whole' })).toEqual(asked)
})

test('the order in which the traits were asked does not matter', () => {
  expect(savedAddress({ staff_from: 5, kind: 'company' })).toBe(savedAddress({ kind: 'company', staff_from: 5 }))
})
