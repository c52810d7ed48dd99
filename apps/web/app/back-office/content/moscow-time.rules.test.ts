// Conversion between ISO times (UTC) and the value of a `datetime-local` field, which staff fill in Moscow time (UTC+3).
import { expect, test } from 'vitest'
import { fromMoscowField, toMoscowField } from './moscow-time.rules.ts'

test('a time is shown in Moscow time and read back the same', () => {
  expect(toMoscowField('2026-11-24T22:30:00.000Z')).toBe('2026-11-25T01:30')
  expect(fromMoscowField('2026-11-25T01:30')).toBe('2026-11-24T22:30:00.000Z')
  expect(toMoscowField(null)).toBe('')
})

test('an invalid time is no time', () => {
  // Empty, impossible, and the Russian word for tomorrow.
  for (const value of ['', '2026-13-40T99:99', 'завтра']) expect(fromMoscowField(value)).toBeNull()
})
