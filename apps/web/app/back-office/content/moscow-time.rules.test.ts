// Conversion between ISO times and the field of date and time.
import { expect, test } from 'vitest'
import { fromMoscowField, toMoscowField } from './moscow-time.rules.ts'

test('a time is shown in Moscow time and read back the same', () => {
  expect(toMoscowField('2026-11-24T22:30:00.000Z')).toBe('2026-11-25T01:30')
  expect(fromMoscowField('2026-11-25T01:30')).toBe('2026-11-24T22:30:00.000Z')
  expect(toMoscowField(null)).toBe('')
})

test('an invalid time is no time', () => {
  for (const value of ['', '2026-13-40T99:99', 'завтра']) expect(fromMoscowField(value)).toBeNull()
})
