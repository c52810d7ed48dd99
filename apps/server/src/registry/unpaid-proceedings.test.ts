// Unpaid enforcement proceedings (debts that bailiffs collect): their count and their sum cover the same set.
import { expect, test } from 'vitest'
import { debtLeft, unpaidProceedings } from './unpaid-proceedings.ts'

/** Partly paid, fully paid, without a remaining sum, without any sum. */
const proceedings = [
  { number: '1', debtKopecks: 500_00, remainingKopecks: 200_00 },
  { number: '2', debtKopecks: 900_00, remainingKopecks: 0 },
  { number: '3', debtKopecks: 100_00 },
  { number: '4' },
]

test('proceedings with nothing left to pay are left out, those without a sum stay', () => {
  expect(unpaidProceedings(proceedings).map(({ number }) => number)).toEqual(['1', '3', '4'])
})

test('the owed sum is the sum over all owed proceedings', () => {
  expect(debtLeft(unpaidProceedings(proceedings))).toBe(300_00)
  expect(debtLeft(proceedings)).toBe(300_00)
})
