// The filter by day of registration: a range of days becomes the fewest beginnings of days (`2031-05`: all of May), which are terms of the search
// index.
import { expect, test } from 'vitest'
import type { Reader } from '../../platform/db/database.ts'
import { dayPrefixes } from './filters.ts'
import { buildRequest } from './request.ts'

test.each([
  ['one day', '2031-05-17', '2031-05-17', ['2031-05-17']],
  ['a month', '2028-02-01', '2028-02-29', ['2028-02']],
  ['a year', '2031-01-01', '2031-12-31', ['2031']],
  ['ten years', '2020-01-01', '2029-12-31', ['202']],
  [
    'the end of a month to the beginning of another',
    '2031-01-30',
    '2031-03-02',
    ['2031-01-30', '2031-01-31', '2031-02', '2031-03-01', '2031-03-02'],
  ],
  ['the end of a year on', '2018-12-31', '2031-01-01', ['2018-12-31', '2019', '202', '2030', '2031-01-01']],
  ['no day', '2031-05-18', '2031-05-17', []],
])('%s', (_case, from, to, prefixes) => {
  expect(dayPrefixes(from, to)).toEqual(prefixes)
})

test('ages are computed as of the day in Moscow', async () => {
  // Already 17 May in Moscow. A company is five full years old if it was registered between these days.
  const clock = { now: () => new Date('2031-05-16T22:30:00Z') }
  const { filters } = await buildRequest({} as Reader, { age_from: 5, age_to: 5 }, clock)
  expect(filters).toMatchObject({ bornFrom: '2025-05-18', bornTo: '2026-05-17' })
})
