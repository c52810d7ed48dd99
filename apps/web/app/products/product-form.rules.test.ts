// The form of a product: what is missing or wrong is found before anything is sent (specification §5).
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
  [{ stock: '12345678901' }, { stock: 'not_whole' }],
  [{ stock: '1 500' }, {}],
  [{ stock: 'many', in_stock: false }, {}],
  [{ certificates: [emptyCertificate] }, {}],
  [{ certificates: [{ ...emptyCertificate, number: ' Д-RU.РА01.В.12345/23 ', issued_on: '2025-03-01' }] }, {}],
  [{ certificates: [{ ...emptyCertificate, number: 'Д-RU.РА01.В.12345/23' }] }, { certificates: 'certificate_days_wrong' }],
  [{ certificates: [{ ...emptyCertificate, link: 'https://shop.example/' }] }, { certificates: 'certificate_number_wrong' }],
])('%j gives %j', (typed, faults) => {
  expect(findFaults({ ...filled, ...typed }, 1)).toEqual(faults)
})

test('a price is read as people type it, and anything else gives none', () => {
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

test('the sale is shown in whole percent, and a picture moves by a step and stays at the ends', () => {
  expect([discount(58_900, 54_200), discount(100, null), discount(100, 100)]).toEqual([8, null, null])
  expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b'], 0, -1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b'],
  ])
})
