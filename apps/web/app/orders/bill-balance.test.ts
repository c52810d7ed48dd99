// The balance of an order's invoice is exact to the kopeck.
import { expect, test } from 'vitest'
import { billBalance } from './bill-balance.ts'

test('what is still to be paid has no more than two decimals', () => {
  expect(100.3 - 99.1).not.toBe(1.2)
  expect(billBalance({ amount: 100.3, paid: 99.1 })).toEqual({ rest: 1.2, excess: 0 })
})

test('a corrected order has been paid too much by what documents took off', () => {
  expect(billBalance({ amount: 1000, paid: 1000 }, 0.1)).toEqual({ rest: 0, excess: 0.1 })
})
