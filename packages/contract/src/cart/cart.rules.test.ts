// Tests for typed texts of an order: quantities, phone numbers and card numbers. Each is read as typed or refused, never silently corrected.
import { expect, test } from 'vitest'
import { deliveryFaults } from '../orders/orders.rules.ts'
import { cardFault } from '../payments/payments.rules.ts'
import { quantityFault, typedQuantity } from './cart.rules.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['1 000', 1000],
  ['', null],
  ['1e5', null],
  ['-5', null],
  ['0', null],
  ['1,5', null],
  ['5 шт', null],
  ['1000000', null],
])('a quantity of %j is %j', (typed, count) => {
  expect(typedQuantity(typed)).toBe(count)
})

test('a typed quantity below the smallest or splitting a pack is reported separately', () => {
  const terms = { min_quantity: 10, multiple: 5 }
  const inStock = 30
  expect(['5', '12', '15', '40'].map((typed) => quantityFault(typed, inStock, terms))).toEqual([
    'below_min',
    'not_multiple',
    null,
    'too_many',
  ])
})

test('a quantity must be a whole number and not above the stock', () => {
  const inStock = 5
  expect(['', '4', '1e5', '-1', '6'].map((typed) => quantityFault(typed, inStock))).toEqual([null, null, 'wrong', 'wrong', 'too_many'])
})

/** The fault of the phone number in an otherwise valid delivery form; undefined if there is none. */
const phoneFault = (phone_number: string) => deliveryFaults({ address: 'Тверская, 1', postal_code: '101000', phone_number }).phone_number

test.each(['+7 (900) 123-45-67', '8 900 123 45 67', '79001234567', '8.900.123.45.67', '8 900 123-45-67 доб. 12'])(
  '%s is a phone number',
  (typed) => {
    expect(phoneFault(typed)).toBeUndefined()
  },
)

test.each(['1e10000000000', '900-12-34', '+7 900 +123 45 67'])('%s is not a phone number', (typed) => {
  expect(phoneFault(typed)).toBe('not_a_phone')
})

test('a card number has only groups of digits', () => {
  expect(['4111 1111 1111 1111', '4111-1111-1111-1111', '4111a1111b1111c1111'].map(cardFault)).toEqual([null, null, 'card_length'])
})
