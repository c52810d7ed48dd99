// The form of a seller's product: missing and wrong fields are found before anything is sent (specification §5, Add product).
import { expect, test } from 'vitest'
import {
  discount,
  emptyCertificate,
  emptyValues,
  type FormValues,
  faultsOfRefusal,
  findFaults,
  moved,
  readPrice,
} from './product-form.rules.ts'

/** A form with valid values: reinforcing bars («Арматура») at 58,900 rubles. */
const filled: FormValues = {
  ...emptyValues,
  seller: 'company:1',
  name: 'Арматура',
  category: '5',
  product_code: 'A-1',
  price: '58 900',
  description: 'Стержень',
}

test('an empty form reports every required field', () => {
  const faults = findFaults({ ...emptyValues, name: '  ' }, 0)
  expect(Object.keys(faults)).toEqual(['seller', 'name', 'category', 'product_code', 'description', 'price', 'images'])
  expect(new Set(Object.values(faults))).toEqual(new Set(['fill_all']))
  expect(findFaults(filled, 1)).toEqual({})
})

test.each([
  [{ price: '100', sale_price: '100,01' }, { sale_price: 'sale_above_price' }],
  // A price is at most 1,000,000,000 rubles, and positive with at most two decimals.
  [{ price: '1 000 000 001' }, { price: 'price_too_high' }],
  [{ price: '1000000000', sale_price: '1000000001' }, { sale_price: 'sale_price_too_high' }],
  [{ price: '0' }, { price: 'price_not_money' }],
  [{ price: '1,005' }, { price: 'price_not_money' }],
  [{ price: '100', sale_price: '1,2,3' }, { sale_price: 'price_not_money' }],
  [{ price: '100', sale_price: '100' }, {}],
  [{ price: '1e5' }, { price: 'price_not_money' }],
  [{ price: '-5' }, { price: 'price_not_money' }],
  [{ price: '100', sale_price: '-5' }, { sale_price: 'price_not_money' }],
  [{ stock: '1e5' }, { stock: 'not_whole' }],
  [{ stock: '-5' }, { stock: 'not_whole' }],
  // More than a 32-bit integer.
  [{ stock: '12345678901' }, { stock: 'not_whole' }],
  [{ stock: '1 500' }, {}],
  // The stock of a product that is not available is not sent, so it is not checked.
  [{ stock: 'many', in_stock: false }, {}],
  // A certificate without any value is ignored. The number has the form of a declaration of conformity.
  [{ certificates: [emptyCertificate] }, {}],
  [{ certificates: [{ ...emptyCertificate, number: ' Д-RU.РА01.В.12345/23 ', issued_on: '2025-03-01' }] }, {}],
  [{ certificates: [{ ...emptyCertificate, number: 'Д-RU.РА01.В.12345/23' }] }, { certificates: 'certificate_days_wrong' }],
  [{ certificates: [{ ...emptyCertificate, link: 'https://shop.example/' }] }, { certificates: 'certificate_number_wrong' }],
])('a form with %j has the errors %j', (typed, faults) => {
  expect(findFaults({ ...filled, ...typed }, 1)).toEqual(faults)
})

test('a price is read with spaces and a decimal comma', () => {
  expect([readPrice(''), readPrice('58 900,5'), readPrice('1e3'), readPrice('-1e5 руб. 50')]).toEqual([
    null,
    58_900.5,
    Number.NaN,
    Number.NaN,
  ])
})

test('errors of the server are assigned to the fields of the form', () => {
  const faults = faultsOfRefusal({ company: [{ code: 'fill_all' }], sale_price: [{ code: 'sale_above_price' }] })
  expect(faults).toEqual({ seller: 'fill_all', sale_price: 'sale_above_price' })
})

test('the discount of a sale price is a whole percentage', () => {
  expect([discount(58_900, 54_200), discount(100, null), discount(100, 100)]).toEqual([8, null, null])
})

test('a picture moves to another place and not beyond the ends', () => {
  expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b'], 0, -1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b'],
  ])
})
