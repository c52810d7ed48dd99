// The check of new passwords: even a very long one takes little time, and common words are refused inside digits and signs.
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../test/processor-time.ts'
import { createPasswordCheck } from './password-check.ts'

const check = createPasswordCheck()
const holder = { email: 'person@example.org', fullName: 'Иванов Иван' }

test.each([
  // Slow for a regular expression that backtracks.
  ['digits without an end', `Aa!${'1'.repeat(50_000)}a`],
  ['signs without an end', `Aa1${'!'.repeat(50_000)}a`],
])('a password with %s is checked within 50 ms of processor time', async (_name, password) => {
  expect((await measureLeastTime(50, () => check('password', password, holder))).ms).toBeLessThan(50)
})

test('a common word surrounded by digits or signs is still refused', () => {
  expect(() => check('password', '2026!Password!1', holder)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
})
