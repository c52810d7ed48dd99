// Tests the rules of requests for quotes: states of requests and offers on a day, the best of several offers, and reading pasted lines of goods.
import { expect, test } from 'vitest'
import { bestOffers, offerState, quoteState, readPastedLines, splitOffers } from './quotes.rules.ts'

const TODAY = '2026-11-20'
const request = { isAccepted: false, isClosed: false, answersUntil: TODAY }

test.each([
  [{ ...request, isAccepted: true, isClosed: true }, 'accepted'],
  [{ ...request, isClosed: true }, 'closed'],
  [{ ...request, answersUntil: '2026-11-19' }, 'expired'],
  [request, 'open'],
] as const)('a request %o is %s', (facts, state) => {
  expect(quoteState(facts, TODAY)).toBe(state)
})

const offer = { isAccepted: false, isWithdrawn: false, validUntil: TODAY }

test.each([
  [{ ...offer, isAccepted: true }, 'accepted', 'accepted'],
  [{ ...offer, isWithdrawn: true }, 'accepted', 'withdrawn'],
  [offer, 'accepted', 'declined'],
  [offer, 'closed', 'declined'],
  [offer, 'expired', 'open'],
  [{ ...offer, validUntil: '2026-11-19' }, 'open', 'expired'],
  [offer, 'open', 'open'],
] as const)('an offer %o of a request that is %s is %s', (facts, requestState, state) => {
  expect(offerState(facts, requestState, TODAY)).toBe(state)
})

test('open and accepted offers are separated from past ones, both in their order', () => {
  const offers = (['withdrawn', 'open', 'expired', 'declined', 'accepted'] as const).map((state) => ({ state }))
  expect(splitOffers(offers)).toEqual({
    current: [{ state: 'open' }, { state: 'accepted' }],
    past: [{ state: 'withdrawn' }, { state: 'expired' }, { state: 'declined' }],
  })
})

test('equal lowest prices are both the best, and a single offer is not compared', () => {
  const [one, two, three] = [
    { id: 1, total: 100, ready_by: '2026-12-02' },
    { id: 2, total: 100, ready_by: '2026-12-01' },
    { id: 3, total: 101, ready_by: '2026-12-03' },
  ]
  const { cheapest, earliest } = bestOffers([one, two, three])
  expect([[...cheapest], [...earliest]]).toEqual([[1, 2], [2]])
  expect(bestOffers([one]).cheapest.size).toBe(0)
})

test.each([
  ['Задвижка DN 100\t150', { name: 'Задвижка DN 100', quantity: 150 }],
  ['SK-A500;12', { name: 'SK-A500', quantity: 12 }],
  ['Кабель ВВГ 3х2,5', { name: 'Кабель ВВГ 3х2,5', quantity: 1 }],
  ['150', { name: '150', quantity: 1 }],
  ['Болт 0', { name: 'Болт 0', quantity: 1 }],
])('the pasted line «%s» is read', (line, read) => {
  expect(readPastedLines(`\n ${line} \n`)).toEqual([read])
})

test('only the first twenty lines are read, as many as a request may have', () => {
  expect(readPastedLines('Болт 5\n'.repeat(40))).toHaveLength(20)
})
