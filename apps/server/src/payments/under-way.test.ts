// Payments and refunds under way, that is not ended yet: an open refund blocks the shipment of an order and the confirmation of its delivery; open
// payments and orders block the deletion of an account.

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

/** A local server that imitates the payment provider YooKassa. */
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
  // Requests per seconds: limits that these tests never reach.
  LIMIT_API: '100000/60',
  LIMIT_LOGIN: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
// Each race is run several times, since either side may come first.
const ROUNDS = 8
/** All pending payments end at the provider, and the site learns it. */
const settle = async (outcome: 'succeeded' | 'canceled' = 'succeeded') => {
  for (const { id, status } of provider.all('payments')) if (status === 'pending') provider.settle(id, outcome)
  await sweepOpen(app.services)
}
const findLastPayment = (person: Person) =>
  world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

/** An unpaid order of one product for 1000 rubles; `card` is the product's id, `id` the order's. */
async function createOrder() {
  const [buyer, seller, staff] = [await world.person(), await goods.seller(), await world.staff()]
  const card = await goods.published(seller, { price: 1000, stock: 5 })
  await purchases.addToCart(buyer, card)
  const id = (await purchases.buy(buyer)).body.orders[0] ?? 0
  return { buyer, seller, staff, card, id, payment: (await findLastPayment(buyer)).id }
}
type Order = Awaited<ReturnType<typeof createOrder>>

async function createPaidOrder(): Promise<Order> {
  const order = await createOrder()
  await settle()
  return order
}
async function createShippedOrder(): Promise<Order> {
  const order = await createPaidOrder()
  expect((await ship(order)).status).toBe(200)
  return order
}
const ship = ({ seller, id }: Order) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
const confirm = ({ buyer, id }: Order) => as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
const removeAccount = (person: Person) => as(person)(deleteAccount, { body: { password: person.password } })
const refund = ({ staff, payment, id }: Order, more: { amount?: number; order_status?: 'pending' | 'in_progress' } = {}) =>
  as(staff)(refundPayment, { params: { id: payment }, body: { ref: `order:${id}`, reason: 'Отказ', ...more } })
/** All pending refunds end at the provider, and the site learns it. */
const endRefunds = async (outcome: 'succeeded' | 'canceled') => {
  for (const { id, status } of provider.all('refunds')) if (status === 'pending') provider.settle(id, outcome)
  await sweepOpen(app.services)
}

test('an order with a full refund in progress cannot be shipped, by its seller or by staff', async () => {
  const order = await createPaidOrder()
  provider.outcome = 'pending'
  expect((await refund(order)).status).toBe(201)
  expect((await ship(order)).code).toBe('refund_under_way')
  const moved = await as(order.staff)(moveStaffOrder, { params: { id: order.id }, body: { status: 'in_progress', reason: 'За продавца' } })
  expect(moved.code).toBe('refund_under_way')
  expect((await as(order.seller)(getOrder, { params: { id: order.id } })).body).toMatchObject({ next: null, refunding: 1000, refunded: 0 })
})

test('an order can be shipped after its refund has failed', async () => {
  const order = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(order)
  await endRefunds('canceled')
  expect((await as(order.seller)(getOrder, { params: { id: order.id } })).body).toMatchObject({ next: 'in_progress', refunding: 0 })
  expect((await ship(order)).status).toBe(200)
})

test('a partial refund in progress blocks confirming delivery but not shipping', async () => {
  const order = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(order, { amount: 300 })
  expect((await ship(order)).status).toBe(200)
  expect((await confirm(order)).code).toBe('refund_under_way')
  await endRefunds('succeeded')
  expect((await confirm(order)).status).toBe(200)
})

test('of a simultaneous shipment and full refund one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await createPaidOrder()
    provider.outcome = 'pending'
    const racers = [() => ship(order), () => refund(order, { order_status: 'pending' })]
    const replies = await Promise.all((round % 2 === 0 ? racers : racers.toReversed()).map((start) => start()))
    expect(replies.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([409]))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    provider.outcome = 'succeeded'
  }
})

test('of a simultaneous confirmation of delivery and refund one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await createShippedOrder()
    provider.outcome = 'pending'
    const racers = [() => confirm(order), () => refund(order, { amount: 500, order_status: 'in_progress' })]
    const replies = await Promise.all((round % 2 === 0 ? racers : racers.toReversed()).map((start) => start()))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(['refund_under_way', 'order_state']).toContain(replies.find(({ status }) => status >= 300)?.code)
    provider.outcome = 'succeeded'
  }
})

test('the database itself refuses to ship an order with a full refund in progress', async () => {
  const order = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(order)
  const update = world.db.updateTable('orders').set({ status: 'in_progress' }).where('id', '=', order.id).execute()
  await expect(update).rejects.toThrow(/on its way back/)
})

test('an account with a payment in progress cannot be deleted', async () => {
  const order = await createOrder()
  expect((await removeAccount(order.buyer)).code).toBe('payment_under_way')
  expect((await removeAccount(order.seller)).code).toBe('payment_under_way')
  const member = await world.person()
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  await as(member)(orderPlan, { body: { plan } })
  expect((await removeAccount(member)).code).toBe('payment_under_way')
  await settle('canceled')
  for (const person of [order.buyer, order.seller, member]) expect((await removeAccount(person)).status).toBe(204)
})

test('an account with an order that is paid and not received cannot be deleted', async () => {
  const order = await createPaidOrder()
  expect([(await removeAccount(order.buyer)).code, (await removeAccount(order.seller)).code]).toEqual(['purchases_open', 'sales_open'])
  await ship(order)
  expect([(await removeAccount(order.buyer)).code, (await removeAccount(order.seller)).code]).toEqual(['purchases_open', 'sales_open'])
  await confirm(order)
  expect([(await removeAccount(order.buyer)).status, (await removeAccount(order.seller)).status]).toEqual([204, 204])
})

test('an account with a refund in progress can be deleted once the refund has succeeded', async () => {
  const order = await createPaidOrder()
  provider.outcome = 'pending'
  await refund(order)
  expect((await removeAccount(order.buyer)).code).toBe('refund_under_way')
  await endRefunds('succeeded')
  expect([(await removeAccount(order.buyer)).status, (await removeAccount(order.seller)).status]).toEqual([204, 204])
})

test('of a simultaneous purchase and deletion of its seller’s or buyer’s account one is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, seller] = [await world.person(), await goods.seller()]
    await purchases.addToCart(buyer, await goods.published(seller, { price: 1000 }))
    const deleted = round < ROUNDS / 2 ? seller : buyer
    const racers = [() => purchases.buy(buyer), () => removeAccount(deleted)]
    const replies = await Promise.all((round % 2 === 0 ? racers : racers.toReversed()).map((start) => start()))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
})

test('a product that is bought and removed simultaneously is ordered or named as not on sale', async () => {
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

test('an order whose payment fails while it is paid again has one open payment', async () => {
  const order = await createOrder()
  const [first] = provider.all('payments').slice(-1)
  provider.settle(first?.id ?? '', 'canceled')
  const payAgain = () => as(order.buyer)(payOrder, { params: { id: order.id } })
  const [again] = await Promise.all([payAgain(), sweepOpen(app.services)])
  expect([200, 409]).toContain(again?.status)
  await payAgain()
  const open = await world.db
    .selectFrom('payments as payment')
    .innerJoin('order_payments as link', 'link.payment_id', 'payment.id')
    .select('payment.id')
    .where('link.order_id', '=', order.id)
    .where('payment.status', 'in', ['created', 'pending'])
    .execute()
  expect(open).toHaveLength(1)
})
