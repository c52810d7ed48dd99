// Moments in the field of date and time.
import { expect, test } from 'vitest'
import { fromField, toField } from './moscow-time.rules.ts'

test('a time is shown in Moscow time and read back the same', () => {
  expect(toField('2026-11-24T22:30:00.000Z')).toBe('2026-11-25T01:30')
  expect(fromField('2026-11-25T01:30')).toBe('2026-11-24T22:30:00.000Z')
  expect(toField(null)).toBe('')
})

test('an invalid time is no time', () => {
  for (const value of ['', '2026-13-40T99:99', 'завтра']) expect(fromField(value)).toBeNull()
})
