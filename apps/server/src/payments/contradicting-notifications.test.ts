// Notifications that contradict what is stored: the provider denies a success that it reported, or reports on a payment that is being
// refunded. The provider splits the money of these orders: it goes to the seller's own account.
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
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

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

/** Sends each notification twice and processes each twice, as a provider repeats them. `object` is the id of the payment or refund there. */
async function notifyTwice(object: string, events: readonly string[]): Promise<void> {
  for (const event of [...events, ...events]) {
    expect((await as(null)(notifyYookassa, { body: { event, object: { id: object } } })).status).toBe(200)
  }
  const stored = await world.db.selectFrom('payment_notifications').select('id').where('object_id', '=', object).execute()
  await Promise.all([...stored, ...stored].map(({ id }) => processNotification(app.services, id)))
}

/** The provider no longer knows the payment or refund of this id. */
function forget(id: string): void {
  for (const [key, object] of provider.made) if (object.id === id) provider.made.delete(key)
}

const paymentPage = async ({ staff, payment }: Awaited<ReturnType<typeof buyPaidOrder>>) =>
  (await as(staff)(getStaffPayment, { params: { id: payment } })).body
const isBalanced = async () => (await ledgerReport(readOnly(app.db))).isBalanced

test.each([
  ['says that nothing came of it', (id: string) => provider.settle(id, 'canceled')],
  ['does not know it any more', forget],
])('a payment that succeeded stays so when the provider %s, and staff are told once', async (_how, deny) => {
  const one = await buyPaidOrder()
  deny(one.atProvider)
  await notifyTwice(one.atProvider, ['payment.canceled', 'payment.succeeded'])
  const { status, entries, open_alarms } = await paymentPage(one)
  expect([status, entries.length, (await as(one.buyer)(getOrder, { params: { id: one.order } })).body.status]).toEqual([
    'succeeded',
    2,
    'pending',
  ])
  expect(open_alarms).toMatchObject([{ kind: 'difference', details: { what: 'payment_ended_otherwise', theirs: null, ours: 100_000 } }])
  expect(await isBalanced()).toBe(true)
})

test.each([
  ['says that nothing came of it', (id: string) => provider.settle(id, 'canceled')],
  ['does not know it any more', forget],
])('a refund that succeeded stays so when the provider %s, and staff are told once', async (_how, deny) => {
  const one = await buyPaidOrder()
  await as(one.staff)(refundPayment, { params: { id: one.payment }, body: { ref: `order:${one.order}`, amount: 5, reason: 'Проба' } })
  const made = provider.all('refunds').at(-1)?.id ?? ''
  deny(made)
  await notifyTwice(made, ['refund.succeeded'])
  const { refunds, refunded, open_alarms } = await paymentPage(one)
  expect([refunds.map(({ status }) => status), refunded]).toEqual([['succeeded'], 5])
  expect(open_alarms).toMatchObject([{ kind: 'difference', details: { what: 'refund_ended_otherwise', theirs: null, ours: 500 } }])
  expect(await isBalanced()).toBe(true)
})

test('a payment that the provider no longer knows stays open until it is known again', async () => {
  const buyer = await world.person()
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 100, stock: 20 }))
  await purchases.buy(buyer)
  const state = () =>
    world.db.selectFrom('payments').select(['id', 'status', 'provider_id']).where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  const made = (await state()).provider_id ?? ''
  const [key, object] = [...provider.made].find(([, { id }]) => id === made) ?? []
  forget(made)
  await notifyTwice(made, ['payment.canceled', 'payment.succeeded'])
  await sweepOpen(app.services)
  expect((await state()).status).toBe('pending')
  if (key && object) provider.made.set(key, object)
  provider.settle(made, 'succeeded')
  await sweepOpen(app.services)
  expect((await state()).status).toBe('succeeded')
})

test('a late notification moves neither a payment nor its open refund, which ends once', async () => {
  const one = await buyPaidOrder()
  provider.outcome = 'pending'
  await as(one.staff)(refundPayment, { params: { id: one.payment }, body: { ref: `order:${one.order}`, reason: 'Проба' } })
  const made = provider.all('refunds').at(-1)?.id ?? ''
  await notifyTwice(one.atProvider, ['payment.succeeded', 'payment.waiting_for_capture', 'payment.canceled'])
  // Too early: the refund itself is still pending.
  await notifyTwice(made, ['refund.succeeded'])
  const before = await paymentPage(one)
  expect([before.status, before.refunds.map(({ status }) => status), before.entries.length]).toEqual(['succeeded', ['pending'], 2])
  provider.settle(made, 'succeeded')
  await sweepOpen(app.services)
  await notifyTwice(made, ['refund.succeeded'])
  const after = await paymentPage(one)
  expect([after.status, after.refunds.map(({ status }) => status), after.refunded, after.open_alarms]).toEqual([
    'succeeded',
    ['succeeded'],
    1000,
    [],
  ])
  expect(await isBalanced()).toBe(true)
})
