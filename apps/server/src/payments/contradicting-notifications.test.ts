// Notifications of the payment provider that contradict the stored state: it denies a success that it reported before, or sends a late
// notification while a refund is open. The provider is a local server that imitates YooKassa; the
// money of these orders goes straight to the seller's account there.
import { getOrder } from '@sverka/contract/orders/orders'
import { notifyYookassa } from '@sverka/contract/payments/payments'
import { getStaffPayment, refundPayment } from '@sverka/contract/payments/payments.staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { readOnly } from '../platform/db/connect.ts'
import { ledgerReport } from './ledger.ts'
import { processNotification } from './notification.ts'
import { sweepOpen } from './poll-settlement.ts'

const provider = new YookassaServer()
/** Address of the imitated provider, set once it listens. */
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
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** A paid order of ten pieces for 100 rubles each. `atProvider` is the provider's id of the payment. */
async function buyPaidOrder() {
  const [buyer, staff] = [await world.person(), await world.staff()]
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 100, stock: 20 }), 10)
  const order = (await purchases.buy(buyer)).body.orders[0] ?? 0
  const { id: payment, provider_id } = await world.db
    .selectFrom('payments')
    .select(['id', 'provider_id'])
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  provider.settle(provider_id ?? '', 'succeeded')
  await sweepOpen(app.services)
  return { buyer, staff, order, payment, atProvider: provider_id ?? '' }
}

/** Sends each notification twice and processes each twice, as a provider may repeat them. `object` is the provider's id of the payment or refund. */
async function notifyTwice(object: string, events: readonly string[]): Promise<void> {
  for (const event of [...events, ...events]) {
    expect((await as(null)(notifyYookassa, { body: { event, object: { id: object } } })).status).toBe(200)
  }
  const stored = await world.db.selectFrom('payment_notifications').select('id').where('object_id', '=', object).execute()
  await Promise.all([...stored, ...stored].map(({ id }) => processNotification(app.services, id)))
}

/** Removes the payment or refund with this id from the provider. */
function deleteAtProvider(id: string): void {
  for (const [key, object] of provider.made) if (object.id === id) provider.made.delete(key)
}

const paymentPage = async ({ staff, payment }: Awaited<ReturnType<typeof buyPaidOrder>>) =>
  (await as(staff)(getStaffPayment, { params: { id: payment } })).body
const isBalanced = async () => (await ledgerReport(readOnly(app.db))).isBalanced

test.each([
  ['reports it as canceled', (id: string) => provider.settle(id, 'canceled')],
  ['no longer has it', deleteAtProvider],
])('a succeeded payment stays so when the provider %s, and one alarm is raised', async (_how, deny) => {
  const purchase = await buyPaidOrder()
  deny(purchase.atProvider)
  await notifyTwice(purchase.atProvider, ['payment.canceled', 'payment.succeeded'])
  const { status, entries, open_alarms } = await paymentPage(purchase)
  expect([status, entries.length, (await as(purchase.buyer)(getOrder, { params: { id: purchase.order } })).body.status]).toEqual([
    'succeeded',
    2,
    'pending',
  ])
  expect(open_alarms).toMatchObject([{ kind: 'difference', details: { what: 'payment_ended_otherwise', theirs: null, ours: 100_000 } }])
  expect(await isBalanced()).toBe(true)
})

test.each([
  ['reports it as canceled', (id: string) => provider.settle(id, 'canceled')],
  ['no longer has it', deleteAtProvider],
])('a succeeded refund stays so when the provider %s, and one alarm is raised', async (_how, deny) => {
  const purchase = await buyPaidOrder()
  await as(purchase.staff)(refundPayment, {
    params: { id: purchase.payment },
    body: { ref: `order:${purchase.order}`, amount: 5, reason: 'Проба' },
  })
  const refundId = provider.all('refunds').at(-1)?.id ?? ''
  deny(refundId)
  await notifyTwice(refundId, ['refund.succeeded'])
  const { refunds, refunded, open_alarms } = await paymentPage(purchase)
  expect([refunds.map(({ status }) => status), refunded]).toEqual([['succeeded'], 5])
  expect(open_alarms).toMatchObject([{ kind: 'difference', details: { what: 'refund_ended_otherwise', theirs: null, ours: 500 } }])
  expect(await isBalanced()).toBe(true)
})

test('an open payment that the provider no longer has stays open until the provider has it again', async () => {
  const buyer = await world.person()
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 100, stock: 20 }))
  await purchases.buy(buyer)
  const state = () =>
    world.db.selectFrom('payments').select(['id', 'status', 'provider_id']).where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  const paymentId = (await state()).provider_id ?? ''
  const [key, object] = [...provider.made].find(([, { id }]) => id === paymentId) ?? []
  deleteAtProvider(paymentId)
  await notifyTwice(paymentId, ['payment.canceled', 'payment.succeeded'])
  await sweepOpen(app.services)
  expect((await state()).status).toBe('pending')
  if (key && object) provider.made.set(key, object)
  provider.settle(paymentId, 'succeeded')
  await sweepOpen(app.services)
  expect((await state()).status).toBe('succeeded')
})

test('a late notification changes neither a payment nor its open refund, which ends once', async () => {
  const purchase = await buyPaidOrder()
  provider.outcome = 'pending'
  await as(purchase.staff)(refundPayment, { params: { id: purchase.payment }, body: { ref: `order:${purchase.order}`, reason: 'Проба' } })
  const refundId = provider.all('refunds').at(-1)?.id ?? ''
  await notifyTwice(purchase.atProvider, ['payment.succeeded', 'payment.waiting_for_capture', 'payment.canceled'])
  // Too early: the refund itself is still pending.
  await notifyTwice(refundId, ['refund.succeeded'])
  const before = await paymentPage(purchase)
  expect([before.status, before.refunds.map(({ status }) => status), before.entries.length]).toEqual(['succeeded', ['pending'], 2])
  provider.settle(refundId, 'succeeded')
  await sweepOpen(app.services)
  await notifyTwice(refundId, ['refund.succeeded'])
  const after = await paymentPage(purchase)
  expect([after.status, after.refunds.map(({ status }) => status), after.refunded, after.open_alarms]).toEqual([
    'succeeded',
    ['succeeded'],
    1000,
    [],
  ])
  expect(await isBalanced()).toBe(true)
})
