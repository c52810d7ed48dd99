// Tests the price of a quantity of goods, which may fall in steps at larger quantities, and which quantities can be bought. Prices are in kopecks;
// `100_00` is 100 rubles.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_TOTAL_MAX } from '../cart/cart.rules.ts'
import { tradeTermFaults } from './term-faults.rules.ts'
import { priceForQuantity, QUANTITY_MAX, smallestQuantity, termsFault } from './trade-terms.rules.ts'

const card = {
  priceKopecks: 100_00,
  salePriceKopecks: null,
  steps: [
    { from: 10, kopecks: 95_50 },
    { from: 100, kopecks: 90_01 },
  ],
}

test.each([
  [1, 100_00],
  [9, 100_00],
  [10, 95_50],
  [99, 95_50],
  [100, 90_01],
  [QUANTITY_MAX, 90_01],
])('%i units cost %i kopecks each', (quantity, unit) => {
  expect(priceForQuantity(card, quantity)).toEqual({ unit, total: unit * quantity })
})

test('a sale price applies until a step is cheaper', () => {
  const sale = { ...card, salePriceKopecks: 92_00 }
  expect([1, 10, 100].map((quantity) => priceForQuantity(sale, quantity).unit)).toEqual([92_00, 92_00, 90_01])
})

test('a larger quantity never costs more for a unit, and totals are whole and exact', () => {
  const steps = fc.uniqueArray(fc.integer({ min: 2, max: QUANTITY_MAX }), { maxLength: 5 })
  const cases = fc.record({ price: fc.integer({ min: 10, max: 1e11 }), steps, one: fc.integer({ min: 1, max: 999_998 }) })
  fc.assert(
    fc.property(cases, ({ price, steps: froms, one }) => {
      const ordered = froms.toSorted((a, b) => a - b).map((from, place) => ({ from, kopecks: price - place - 1 }))
      const priced = { priceKopecks: price, salePriceKopecks: null, steps: ordered }
      fc.pre(price * (one + 1) <= LINE_TOTAL_MAX)
      const [less, more] = [priceForQuantity(priced, one), priceForQuantity(priced, one + 1)]
      expect(BigInt(less.total)).toBe(BigInt(less.unit) * BigInt(one))
      return more.unit <= less.unit && less.unit >= 1
    }),
    { numRuns: 10_000 },
  )
})

test.each([
  [{ min_quantity: null, multiple: null }, 1],
  [{ min_quantity: 5, multiple: null }, 5],
  [{ min_quantity: 5, multiple: 10 }, 10],
  [{ min_quantity: 25, multiple: 10 }, 30],
  [{ min_quantity: null, multiple: 7 }, 7],
])('with %j the smallest quantity is %i', (terms, least) => {
  expect([smallestQuantity(terms), termsFault(least, terms)]).toEqual([least, null])
})

test('a quantity below the smallest and one that splits a pack are reported separately', () => {
  const terms = { min_quantity: 20, multiple: 10 }
  expect([10, 25, 30].map((quantity) => termsFault(quantity, terms))).toEqual(['below_min', 'not_multiple', null])
})

const noTerms = { min_quantity: null, multiple: null, lead_days: null }
const steps = (...pairs: [number, number][]) => pairs.map(([from, kopecks]) => ({ from, kopecks }))

test.each([
  ['more expensive than the price', steps([10, 101_00])],
  ['as expensive as the price', steps([10, 100_00])],
  ['more expensive than the one before', steps([10, 90_00], [20, 95_00])],
  ['from the same quantity', steps([10, 90_00], [10, 80_00])],
  ['from one unit', steps([1, 90_00])],
  ['free', steps([10, 0])],
  ['negative', steps([10, -5])],
  ['not a number', steps([Number.NaN, 90_00])],
  ['more than five', steps([2, 90], [3, 80], [4, 70], [5, 60], [6, 50], [7, 40])],
])('steps that are %s are refused', (_why, wrong) => {
  expect(tradeTermFaults(noTerms, { priceKopecks: 100_00, steps: wrong })).toEqual({ price_steps: 'price_steps_wrong' })
})

test('a step below the smallest quantity is refused, since nobody could pay the price before it', () => {
  const terms = { ...noTerms, min_quantity: 50 }
  expect(tradeTermFaults(terms, { priceKopecks: 100_00, steps: steps([50, 90_00]) })).toEqual({ price_steps: 'price_steps_wrong' })
  expect(tradeTermFaults(terms, { priceKopecks: 100_00, steps: steps([51, 90_00]) })).toEqual({})
})

test.each([
  [{ ...noTerms, min_quantity: 0 }, { min_quantity: 'not_a_quantity' }],
  [{ ...noTerms, multiple: QUANTITY_MAX + 1 }, { multiple: 'not_a_quantity' }],
  [{ ...noTerms, min_quantity: 999_998, multiple: 4 }, { multiple: 'not_a_quantity' }],
  [{ ...noTerms, lead_days: 366 }, { lead_days: 'not_lead_days' }],
])('%j is refused with an error of its field', (terms, fault) => {
  expect(tradeTermFaults(terms, { priceKopecks: 1, steps: [] })).toEqual(fault)
})
