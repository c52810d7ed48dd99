// The URL of a saved selection of companies contains the properties («traits») that were saved.
import { expect, test } from 'vitest'
import { savedSelectionUrl } from './saved-url.ts'
import { readSelection } from './selection-url.ts'

/** One value of every kind of property; revenue in rubles, `without` are registers that the company must not be in. */
const traits = {
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

/** The property «not in the register» is read from a URL only if we have a copy of the whole register. */
const copies = { 'tax-debts': 'whole' } as const

test('the traits read from the URL are those that were saved', () => {
  // Mutable copies of the lists, which `as const` makes read-only.
  const { searchParams } = new URL(
    savedSelectionUrl({ ...traits, region__in: [77], size__in: ['small'], verdict__in: ['proceed'], without: ['tax-debts'] }),
    'http://x',
  )
  expect(readSelection(searchParams, copies)).toEqual(traits)
})

test('the order of the traits does not matter', () => {
  expect(savedSelectionUrl({ staff_from: 5, kind: 'company' })).toBe(savedSelectionUrl({ kind: 'company', staff_from: 5 }))
})
