// The sum still to be paid of an order's invoice, and the sum overpaid, are exact to the kopeck.
import { expect, test } from 'vitest'
import { orderInvoiceBalance } from './order-invoice-balance.ts'

test('what is still to be paid has no more than two decimals', () => {
  // The plain difference is 1.2000000000000028.
  expect(100.3 - 99.1).not.toBe(1.2)
  expect(orderInvoiceBalance({ amount: 100.3, paid: 99.1 })).toEqual({ rest: 1.2, excess: 0 })
})

test('a paid order whose total documents have lowered was paid too much by that sum', () => {
  expect(orderInvoiceBalance({ amount: 1000, paid: 1000 }, 0.1)).toEqual({ rest: 0, excess: 0.1 })
})
