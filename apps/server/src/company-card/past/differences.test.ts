// Comparison of a company on two days: a field is shown with its first and last value, whatever was in between; and the first day for which extracts
// are stored.
import type { RegisterChange } from '@sverka/contract/company-card/history'
import { expect, test } from 'vitest'
import { compareDays, firstKnown, orderDays } from './differences.ts'

const text = (value: string) => ({ text: value, count: null, sum: null, year: null })

/** A change between the extracts of two days; `on`: the day of the register record that made it, null if unknown. */
const change = (
  field: RegisterChange['field'],
  [before, after]: [string, string],
  days: [from: string, to: string],
  on: string | null = null,
) => ({
  field,
  before,
  after,
  left: [],
  came: [],
  on,
  between: { from: days[0], to: days[1] },
})

/** A name that changed and changed back, and two changes of the head; newest first, as they are read from the database. */
const CHANGES = [
  change('name', ['ООО «Б»', 'ООО «А»'], ['2026-03-01', '2026-05-01']),
  change('head', ['Петров', 'Сидоров'], ['2026-01-01', '2026-03-01'], '2026-02-10'),
  change('head', ['Иванов', 'Петров'], ['2025-06-01', '2026-01-01'], '2025-07-07'),
  change('name', ['ООО «А»', 'ООО «Б»'], ['2025-06-01', '2026-01-01']),
]

test('several changes of a field are shown as one, with the day of the last record', () => {
  expect(compareDays(CHANGES, { from: '2025-06-15', to: '2026-04-01' })).toEqual([
    {
      field: 'head',
      before: text('Иванов'),
      after: text('Сидоров'),
      on: '2026-02-10',
      between: { from: '2025-06-01', to: '2026-03-01' },
    },
    { field: 'name', before: text('ООО «А»'), after: text('ООО «Б»'), on: null, between: { from: '2025-06-01', to: '2026-01-01' } },
  ])
})

test('a value that changed and changed back is no difference', () => {
  expect(compareDays(CHANGES, { from: '2025-06-15', to: '2026-06-01' }).map(({ field }) => field)).toEqual(['head'])
})

test('changes on the earlier day are left out, changes on the later day count', () => {
  expect(compareDays(CHANGES, { from: '2025-07-07', to: '2026-02-10' }).map(({ before, after }) => [before, after])).toContainEqual([
    text('Петров'),
    text('Сидоров'),
  ])
})

test('days are sorted, and none is after today', () => {
  expect(orderDays('2026-05-01', '2026-01-01', '2026-11-01')).toEqual({ from: '2026-01-01', to: '2026-05-01' })
  expect(orderDays('2026-05-01', undefined, '2026-11-01')).toEqual({ from: '2026-05-01', to: '2026-11-01' })
  expect(orderDays('2027-05-01', '2026-01-01', '2026-11-01')).toEqual({ from: '2026-01-01', to: '2026-11-01' })
})

test('a charter capital, stored in kopecks, is shown in rubles', () => {
  const grown = change('capital', ['1000000', '5000000'], ['2026-01-01', '2026-03-01'])
  expect(compareDays([grown], { from: '2026-01-02', to: '2026-06-01' })).toMatchObject([
    { before: { sum: 10_000 }, after: { sum: 50_000 } },
  ])
})

test('the first comparable day is the earliest extract of the changes', () => {
  expect(firstKnown(CHANGES, '2026-11-01')).toBe('2025-06-01')
  expect(firstKnown([], '2026-11-01')).toBe('2026-11-01')
})
