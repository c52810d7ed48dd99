// An open refund blocks shipping an order and confirming its delivery; open payments and orders block deletion of an account.

import { confirmOrder, getOrder, payOrder, shipOrder } from '@sverka/contract/orders/orders'
import { moveStaffOrder } from '@sverka/contract/orders/orders.staff'
import { refundPayment } from '@sverka/contract/payments/payments.staff'
import { listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { deleteProduct } from '@sverka/contract/products/products'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { sweepOpen } from './poll-settlement.ts'

const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.outcome = 'succeeded'
})
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  YOOKASSA_SENDERS: '127.0.0.1/32',
  LIMIT_API: '100000/60',
  LIMIT_LOGIN: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
// Each race is run so many times: which side comes first varies.
const ROUNDS = 8
const settle = async (outcome: 'succeeded' | 'canceled' = 'succeeded') => {
  for (const { id, status } of provider.all('payments')) if (status === 'pending') provider.settle(id, outcome)
  await sweepOpen(app.services)
}
const findLastPayment = (person: Person) =>
  world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

/** An order of one card for 1000 rubles whose payment page is open. */
async function createOrder() {
  const [buyer, seller, staff] = [await world.person(), await goods.seller(), await world.staff()]
  const card = await goods.published(seller, { price: 1000, stock: 5 })
  await purchases.addToCart(buyer, card)
  const id = (await purchases.buy(buyer)).body.orders[0] ?? 0
  return { buyer, seller, staff, card, id, payment: (await findLastPayment(buyer)).id }
}
type Ordered = Awaited<ReturnType<typeof createOrder>>

async function createPaidOrder(): Promise<Ordered> {
  const one = await createOrder()
  await settle()
  return one
}
async function createShippedOrder(): Promise<Ordered> {
  const one = await createPaidOrder()
  expect((await ship(one)).status).toBe(200)
  return one
}
const ship = ({ seller, id }: Ordered) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
const confirm = ({ buyer, id }: Ordered) => as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
const remove = (person: Person) => as(person)(deleteAccount, { body: { password: person.password } })
const refund = ({ staff, payment, id }: Ordered, more: { amount?: number; order_status?: 'pending' | 'in_progress' } = {}) =>
  as(staff)(refundPayment, { params: { id: payment }, body: { ref: `order:${id}`, reason: 'Отказ', ...more } })
/** Ends what is pending at the provider. */
const endRefunds = async (outcome: 'succeeded' | 'canceled') => {
  for (const { id, status } of provider.all('refunds')) if (status === 'pending') provider.settle(id, outcome)
  await sweepOpen(app.services)
}

test('an order with a full refund in progress cannot be shipped, by its seller or by staff', async () => {
  const one = await createPaidOrder()
  provider.outcome = 'pending'
  expect((await refund(one)).status).toBe(201)
  expect((await ship(one)).code).toBe('refund_under_way')
  const moved = await as(one.staff)(moveStaffOrder, { params: { id: one.id }, body: { status: 'in_progress', reason: 'За продавца' } })
  expect(moved.code).toBe('refund_under_way')
  expect((await as(one.seller)(getOrder, { params: { id: one.id } })).body).toMatchObject({ next: null, refunding: 1000, refunded: 0 })
})

test('a failed refund lets the order go on', async () => {
  const one = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(one)
  await endRefunds('canceled')
  expect((await as(one.seller)(getOrder, { params: { id: one.id } })).body).toMatchObject({ next: 'in_progress', refunding: 0 })
  expect((await ship(one)).status).toBe(200)
})

test('a partial refund in progress blocks confirming delivery but not shipping', async () => {
  const one = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(one, { amount: 300 })
  expect((await ship(one)).status).toBe(200)
  expect((await confirm(one)).code).toBe('refund_under_way')
  await endRefunds('succeeded')
  expect((await confirm(one)).status).toBe(200)
})

test('one of a simultaneous shipment and full refund is refused, whichever comes first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await createPaidOrder()
    provider.outcome = 'pending'
    const asked = [() => ship(one), () => refund(one, { order_status: 'pending' })]
    const replies = await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()))
    expect(replies.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([409]))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    provider.outcome = 'succeeded'
  }
})

test('of a delivery confirmed and refunded simultaneously one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await createShippedOrder()
    provider.outcome = 'pending'
    const asked = [() => confirm(one), () => refund(one, { amount: 500, order_status: 'in_progress' })]
    const replies = await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(['refund_under_way', 'order_state']).toContain(replies.find(({ status }) => status >= 300)?.code)
    provider.outcome = 'succeeded'
  }
})

test('the database itself refuses to ship an order with a full refund in progress', async () => {
  const one = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(one)
  const past = world.db.updateTable('orders').set({ status: 'in_progress' }).where('id', '=', one.id).execute()
  await expect(past).rejects.toThrow(/on its way back/)
})

test('an account with a payment in progress cannot be deleted', async () => {
  const one = await createOrder()
  expect((await remove(one.buyer)).code).toBe('payment_under_way')
  expect((await remove(one.seller)).code).toBe('payment_under_way')
  const member = await world.person()
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  await as(member)(orderPlan, { body: { plan } })
  expect((await remove(member)).code).toBe('payment_under_way')
  await settle('canceled')
  for (const person of [one.buyer, one.seller, member]) expect((await remove(person)).status).toBe(204)
})

test('an account with an order that is paid and not received cannot be deleted', async () => {
  const one = await createPaidOrder()
  expect([(await remove(one.buyer)).code, (await remove(one.seller)).code]).toEqual(['purchases_open', 'sales_open'])
  await ship(one)
  expect([(await remove(one.buyer)).code, (await remove(one.seller)).code]).toEqual(['purchases_open', 'sales_open'])
  await confirm(one)
  expect([(await remove(one.buyer)).status, (await remove(one.seller)).status]).toEqual([204, 204])
})

test('an account with a refund in progress can be deleted once it has arrived', async () => {
  const one = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(one)
  expect((await remove(one.buyer)).code).toBe('refund_under_way')
  await endRefunds('succeeded')
  expect([(await remove(one.buyer)).status, (await remove(one.seller)).status]).toEqual([204, 204])
})

test('one of a simultaneous purchase and deletion of its seller or buyer is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, seller] = [await world.person(), await goods.seller()]
    await purchases.addToCart(buyer, await goods.published(seller, { price: 1000 }))
    const gone = round < ROUNDS / 2 ? seller : buyer
    const asked = [() => purchases.buy(buyer), () => remove(gone)]
    const replies = await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
})

test('a card that is bought and removed simultaneously is in the order or named as missing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, seller] = [await world.person(), await goods.seller()]
    const card = await goods.published(seller, { name: `Швеллер ${round}`, price: 1000 })
    await purchases.addToCart(buyer, card)
    const [bought, removed] = await Promise.all([purchases.buy(buyer), as(seller)(deleteProduct, { params: { id: card } })])
    expect(removed.status).toBe(204)
    if (bought.status === 201)
      expect((await as(buyer)(getOrder, { params: { id: bought.body.orders[0] ?? 0 } })).body.lines).toHaveLength(1)
    else expect(bought.body).toMatchObject({ errors: { baskets: [{ code: 'not_on_sale', message: `Швеллер ${round}` }] } })
  }
})

test('a payment that ends while it is reopened leaves one open payment', async () => {
  const one = await createOrder()
  const [first] = provider.all('payments').slice(-1)
  provider.settle(first?.id ?? '', 'canceled')
  const pay = () => as(one.buyer)(payOrder, { params: { id: one.id } })
  const [again] = await Promise.all([pay(), sweepOpen(app.services)])
  expect([200, 409]).toContain(again?.status)
  await pay()
  const open = await world.db
    .selectFrom('payments as payment')
    .innerJoin('order_payments as link', 'link.payment_id', 'payment.id')
    .select('payment.id')
    .where('link.order_id', '=', one.id)
    .where('payment.status', 'in', ['created', 'pending'])
    .execute()
  expect(open).toHaveLength(1)
})
