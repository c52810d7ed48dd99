// Refunds through the payment provider: partial and full, once even if requested repeatedly, never above the payment, with receipts and notices.
import { confirmOrder, getOrder, shipOrder } from '@sverka/contract/orders/orders'
import { notifyYookassa } from '@sverka/contract/payments/payments'
import { getStaffPayment, refundPayment } from '@sverka/contract/payments/payments.staff'
import { listMemberships, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { getProduct } from '@sverka/contract/products/products'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { readOnly } from '../platform/db/connect.ts'
import { distributeOverLines } from './distribute-over-lines.ts'
import { ledgerReport } from './ledger.ts'
import { processNotification } from './notification.ts'
import { sweepOpen } from './poll-settlement.ts'
import type { ReceiptLine } from './provider.ts'

/** A local server that imitates the payment provider YooKassa. */
const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.misbehaviour = 'none'
  provider.outcome = 'succeeded'
})
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  YOOKASSA_SENDERS: '127.0.0.1/32',
  // Requests per seconds: limits that these tests never reach.
  LIMIT_API: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** All pending payments succeed at the provider, and the site learns it. */
async function payOpenPayments(): Promise<void> {
  for (const { id, status } of provider.all('payments')) if (status === 'pending') provider.settle(id, 'succeeded')
  await sweepOpen(app.services)
}

const findPayment = (person: Person) =>
  world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

interface PaidOrder {
  readonly buyer: Person
  readonly seller: Seller
  /** Id of the product. */
  readonly card: number
  readonly order: number
  readonly payment: number
}

/** A paid order of ten pieces for 1000 rubles; the same payment also pays an order of another seller. */
async function buyPaidOrder(): Promise<PaidOrder> {
  const buyer = await world.person()
  const seller = await goods.seller()
  const card = await goods.published(seller, { name: 'Швеллер', price: 100, stock: 20, vat_rate: 22 })
  await purchases.addToCart(buyer, card, 10)
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 7.77 }))
  const { orders } = (await purchases.buy(buyer)).body
  await payOpenPayments()
  return { buyer, seller, card, order: orders[0] ?? 0, payment: (await findPayment(buyer)).id }
}

const refund = async (id: number, body: { ref: string; amount?: number; reason?: string }, key?: string) =>
  as(await staff())(refundPayment, {
    params: { id },
    body: { reason: 'Товар не подошёл', ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
// One member of staff for all tests of the file.
const people: { staff?: Person } = {}
async function staff(): Promise<Person> {
  people.staff ??= await world.staff()
  return people.staff
}
const readPayment = async (payment: number) => (await as(await staff())(getStaffPayment, { params: { id: payment } })).body
const noticeKinds = async (person: Person) =>
  (await world.db.selectFrom('notices').select(['kind', 'params']).where('user_id', '=', person.id).execute()).filter(
    ({ kind }) => kind === 'order_refunded' || kind === 'plan_refunded',
  )

/** Requests for receipts in this seller's name. The seller's account at the provider is 100000 and the company's id. */
const listReceipts = (seller: Seller) =>
  provider.all('receipts').flatMap(({ body }) => (body.on_behalf_of === `${100_000 + seller.companyId}` ? [body] : []))

test('a partial refund is booked on the seller’s account with a receipt, and both sides are notified', async () => {
  const { buyer, seller, order, payment } = await buyPaidOrder()
  const { status, body } = await refund(payment, { ref: `order:${order}`, amount: 333.33 })
  expect(status).toBe(201)
  expect(body.refunds).toMatchObject([{ ref: `order:${order}`, amount: 333.33, status: 'succeeded', reason: 'Товар не подошёл' }])
  const [requested] = provider.all('refunds').slice(-1)
  expect(requested?.body).toMatchObject({
    amount: { value: '333.33', currency: 'RUB' },
    sources: [{ account_id: `${100_000 + seller.companyId}`, amount: { value: '333.33', currency: 'RUB' } }],
  })
  expect(requested?.body).not.toHaveProperty('receipt')
  await sweepOpen(app.services)
  expect(listReceipts(seller).at(-1)).toEqual({
    type: 'refund',
    refund_id: requested?.id,
    on_behalf_of: `${100_000 + seller.companyId}`,
    send: true,
    customer: { email: buyer.email },
    items: [
      {
        description: 'Швеллер',
        quantity: 1,
        amount: { value: '333.33', currency: 'RUB' },
        // YooKassa's code of VAT in a prepayment, 22/122.
        vat_code: 12,
        payment_subject: 'commodity',
        payment_mode: 'full_prepayment',
      },
    ],
    settlements: [{ type: 'cashless', amount: { value: '333.33', currency: 'RUB' } }],
  })
  expect(body.entries.slice(-2)).toMatchObject([
    { event: `refund:${body.refunds[0]?.id}`, account: 'split:yookassa', amount: -333.33 },
    { account: expect.stringMatching(/^seller:/), amount: 333.33 },
  ])
  expect((await readPayment(payment)).receipts.map(({ kind, status: state }) => [kind, state])).toEqual([
    ['payment', 'succeeded'],
    ['payment', 'succeeded'],
    ['refund', 'succeeded'],
  ])
  expect((await as(buyer)(getOrder, { params: { id: order } })).body).toMatchObject({ refunded: 333.33, status: 'pending' })
  for (const person of [buyer, seller]) expect(await noticeKinds(person)).toHaveLength(1)
  expect((await world.emailsTo(buyer.email)).at(-1)?.subject).toContain('чек возврата')
  expect((await ledgerReport(readOnly(app.db))).isBalanced).toBe(true)
  expect(await world.listActions(await staff())).toContain('payments.refund')
})

test('after a full refund the goods can be sold again and nothing more can be refunded', async () => {
  const { buyer, seller, card, order, payment } = await buyPaidOrder()
  const stock = async () => (await as(null)(getProduct, { params: { id: card } })).body.stock
  expect(await stock()).toBe(10)
  await refund(payment, { ref: `order:${order}`, amount: 400 })
  expect(await stock()).toBe(10)
  expect((await refund(payment, { ref: `order:${order}` })).body.parts[0]).toMatchObject({ amount: 1000, refunded: 1000 })
  expect(await stock()).toBe(20)
  const params = { id: order }
  expect((await as(seller)(getOrder, { params })).body).toMatchObject({ refunded: 1000, next: null })
  expect((await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })).code).toBe('order_state')
  const more = await refund(payment, { ref: `order:${order}`, amount: 0.01 })
  expect([more.status, more.body]).toMatchObject([400, { errors: { amount: [{ code: 'refund_too_large' }] } }])
  expect((await as(buyer)(getOrder, { params })).body.refunded).toBe(1000)
})

test('fifty simultaneous refunds never exceed the payment, and a repeated request makes one refund', async () => {
  const { order, payment } = await buyPaidOrder()
  const ref = `order:${order}`
  const replies = await Promise.all(Array.from({ length: 50 }, () => refund(payment, { ref, amount: 30 })))
  // 33 refunds of 30 rubles fit into the 1000 of the order.
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(33)
  await sweepOpen(app.services)
  const after = await readPayment(payment)
  expect([after.parts[0]?.refunded, after.refunds.every(({ status }) => status === 'succeeded')]).toEqual([990, true])
  const same = await Promise.all(Array.from({ length: 10 }, () => refund(payment, { ref, amount: 10 }, 'one-click')))
  expect([same.map(({ status }) => status), (await readPayment(payment)).refunds.length]).toEqual([Array(10).fill(201), 34])
  expect((await refund(payment, { ref, amount: 9 }, 'one-click')).code).toBe('idempotency_mismatch')
  // The database itself refuses a row beyond the payment.
  const excess = { payment_id: payment, ref, account: 'seller:1', amount_kopecks: 99_999, reason: 'x', request_key: 'x', request: '{}' }
  const insertion = world.db.insertInto('refunds').values({ ...excess, idempotence_key: crypto.randomUUID(), created_at: app.clock.now() })
  await expect(insertion.execute()).rejects.toThrow('exceed it')
})

test.each(['error', 'lost answer', 'broken', 'too many', 'shut out'] as const)(
  'after %s the refund is requested again with its key, once',
  async (misbehaviour) => {
    const { order, payment } = await buyPaidOrder()
    const before = provider.all('refunds').length
    provider.misbehaviour = misbehaviour
    expect((await refund(payment, { ref: `order:${order}`, amount: 5 })).body.refunds).toMatchObject([{ status: 'created' }])
    provider.misbehaviour = 'none'
    await Promise.all([sweepOpen(app.services), sweepOpen(app.services)])
    expect((await readPayment(payment)).refunds).toMatchObject([{ status: 'succeeded' }])
    expect(provider.all('refunds').length - before).toBe(1)
  },
)

test('a refund that the provider cannot report stays open, and its later success has one effect', async () => {
  const { buyer, order, payment } = await buyPaidOrder()
  provider.outcome = 'pending'
  await refund(payment, { ref: `order:${order}`, amount: 5 })
  const made = provider.all('refunds').at(-1)?.id ?? ''
  for (const misbehaviour of ['shut out', 'refuses', 'none'] as const) {
    provider.misbehaviour = misbehaviour
    await sweepOpen(app.services)
    expect((await readPayment(payment)).refunds).toMatchObject([{ status: 'pending' }])
  }
  provider.settle(made, 'succeeded')
  const body = { event: 'refund.succeeded', object: { id: made } }
  const replies = await Promise.all(Array.from({ length: 20 }, () => as(null)(notifyYookassa, { body })))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const stored = await world.db.selectFrom('payment_notifications').select('id').where('object_id', '=', made).execute()
  await Promise.all([...stored, ...stored].map(({ id }) => processNotification(app.services, id)))
  await sweepOpen(app.services)
  const { refunds, refunded, entries } = await readPayment(payment)
  expect([refunds.map(({ status }) => status), refunded, await noticeKinds(buyer)]).toEqual([['succeeded'], 5, [expect.anything()]])
  expect(entries.filter(({ event }) => event === `refund:${refunds[0]?.id}`).map(({ amount }) => amount)).toEqual([-5, 5])
  expect((await ledgerReport(readOnly(app.db))).isBalanced).toBe(true)
})

test('a refund that the provider refuses or cancels changes nothing and raises an alarm', async () => {
  const { buyer, order, payment } = await buyPaidOrder()
  provider.misbehaviour = 'refuses'
  await refund(payment, { ref: `order:${order}`, amount: 5 })
  provider.misbehaviour = 'none'
  provider.outcome = 'canceled'
  await refund(payment, { ref: `order:${order}`, amount: 6 })
  const after = await readPayment(payment)
  expect(after.refunds.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
  expect([after.refunded, after.open_alarms.map(({ kind }) => kind)]).toEqual([0, ['refund', 'refund']])
  expect((await as(buyer)(getOrder, { params: { id: order } })).body.refunded).toBe(0)
})

test('only staff refund, and only a sum that is part of a paid payment', async () => {
  const { buyer, order, payment } = await buyPaidOrder()
  const params = { id: payment }
  const body = { ref: `order:${order}`, reason: 'Проба' }
  expect((await as(buyer)(refundPayment, { params, body })).status).toBe(404)
  expect((await as(null)(refundPayment, { params, body })).status).toBe(401)
  expect((await refund(payment, { ref: 'order:999999' })).code).toBe('not_found')
  expect((await refund(999_999, { ref: body.ref })).code).toBe('not_found')
  for (const amount of [0, -5, 0.001, 1e13])
    expect([amount, (await refund(payment, { ref: body.ref, amount })).status]).toEqual([amount, 400])
  await purchases.addToCart(buyer, await goods.published(await goods.seller()))
  const unpaid = (await purchases.buy(buyer)).body.orders[0]
  expect((await refund((await findPayment(buyer)).id, { ref: `order:${unpaid}` })).code).toBe('payment_not_paid')
})

test('a fully refunded plan ends, and the next one starts in its place', async () => {
  const person = await world.person()
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  for (let times = 0; times < 2; times += 1) {
    await as(person)(orderPlan, { body: { plan } })
    await payOpenPayments()
  }
  const [, first] = await world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).orderBy('id', 'desc').execute()
  await refund(first?.id ?? 0, { ref: `plan:${plan}`, amount: 90 })
  expect((await as(person)(listMemberships, {})).body).toHaveLength(2)
  await refund(first?.id ?? 0, { ref: `plan:${plan}` })
  // The second month keeps its length, 31 days from 20 December, but begins at once.
  expect((await as(person)(listMemberships, {})).body.map(({ starts_at: from, ends_at: until }) => [from, until])).toEqual([
    ['2026-11-20T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
  ])
  expect((await noticeKinds(person)).length).toBe(2)
})

test('a receipt at the delivery settles the prepayment less refunds', async () => {
  const { buyer, seller, order, payment } = await buyPaidOrder()
  const params = { id: order }
  await refund(payment, { ref: `order:${order}`, amount: 100 })
  await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })
  await as(buyer)(confirmOrder, { params, body: { status: 'completed' } })
  await sweepOpen(app.services)
  await sweepOpen(app.services)
  const closing = listReceipts(seller).filter(({ type }) => type === 'payment')
  expect(closing).toHaveLength(2)
  expect(closing[1]).toMatchObject({
    send: true,
    customer: { email: buyer.email },
    items: [{ description: 'Швеллер', quantity: 1, amount: { value: '900.00' }, payment_mode: 'full_payment' }],
    settlements: [{ type: 'prepayment', amount: { value: '900.00', currency: 'RUB' } }],
  })
  expect((await readPayment(payment)).receipts.map(({ kind, status }) => [kind, status])).toContainEqual(['closing', 'succeeded'])
  // A refund after the delivery is of a full payment, no longer of a prepayment.
  await refund(payment, { ref: `order:${order}`, amount: 50 })
  await sweepOpen(app.services)
  expect(listReceipts(seller).at(-1)).toMatchObject({ type: 'refund', items: [{ payment_mode: 'full_payment', vat_code: 11 }] }) // 11 is VAT of 22 %.
})

test('any sum distributed over any lines adds up to that sum to the kopeck', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), kopecks: fc.integer({ min: 1, max: 9e10 }) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const lines = parts.map((part): ReceiptLine => ({ ...part, description: 'Товар', vatRate: 22, subject: 'commodity' }))
      const sum = (all: readonly ReceiptLine[]) => all.reduce((total, { quantity, kopecks }) => total + quantity * kopecks, 0)
      const total = Math.floor(sum(lines) * share)
      const distributed = distributeOverLines(lines, total)
      return sum(distributed) === total && distributed.every(({ kopecks }) => kopecks > 0)
    }),
    { numRuns: 10_000 },
  )
})
