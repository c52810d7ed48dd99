// Tests the calculation of the VAT that is included in a price, as receipts state it. Sums are in kopecks; `124_800_00` is 124,800 rubles.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedVat, vatWithin } from './orders.rules.ts'

test('VAT is a part of the sum, rounded to the kopeck line by line', () => {
  expect(includedVat(124_800_00, 22)).toBe(22_504_92)
  expect([includedVat(100_00, 0), includedVat(1, 22), includedVat(110_00, 10)]).toEqual([0, 0, 10_00])
  expect(
    vatWithin([
      { kopecks: 122_00, rate: 22 },
      { kopecks: 55_00, rate: null },
      { kopecks: 110_00, rate: 10 },
    ]),
  ).toBe(32_00)
})

test('a price without its VAT, taxed again, is the same price to the kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e13 }), fc.constantFrom(0, 5, 7, 10, 20, 22), (kopecks, rate) => {
      const vat = includedVat(kopecks, rate)
      return vat >= 0 && vat <= kopecks && Math.abs((kopecks - vat) * (1 + rate / 100) - kopecks) <= 1 + kopecks / 1e12
    }),
    { numRuns: 10_000 },
  )
})
