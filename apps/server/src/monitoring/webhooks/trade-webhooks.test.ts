// Tests webhooks (addresses to which members have events sent) about trade: steps of orders, payments, invoices, messages and product cards are
// sent to the members concerned and repeated after a failure. `sendDue` makes one round of the background job. The
// receiver is a local HTTP server, which WEBHOOKS_INSIDE allows.
import { openProductRoom } from '@sverka/contract/chat/chat'
import type { WebhookTopic } from '@sverka/contract/monitoring/monitoring.rules'
import { createWebhook, listDeliveries, type TradeMessageType, tradeMessage } from '@sverka/contract/monitoring/webhooks'
import { shipOrder } from '@sverka/contract/orders/orders'
import { invoicePlan } from '@sverka/contract/plans/plan-invoices'
import { payPlanInvoice } from '@sverka/contract/plans/plan-invoices.staff'
import { listPlans } from '@sverka/contract/plans/plans'
import { changeOwnProducts } from '@sverka/contract/products/own-products'
import { setRequisites } from '@sverka/contract/site-pages/site-pages'
import { Value } from 'typebox/value'
import { afterEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory } from '../../../test/goods.ts'
import { Purchases } from '../../../test/purchases.ts'
import { respondWith, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { type Person, World } from '../../../test/world.ts'
import { sendDue } from './send.ts'

const app = testApplication({ WEBHOOKS_INSIDE: 'on', WEBHOOK_TIMEOUT_MS: '600000', LIMIT_UPLOAD: '10000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const receiver = webhookReceiver()

afterEach(() => app.db.deleteFrom('webhooks').execute())

const createHook = async (person: Person, topics: WebhookTopic[]) => {
  const { status } = await as(person)(createWebhook, { body: { url: receiver.url, topics } })
  expect(status).toBe(201)
}
interface Message {
  readonly type: TradeMessageType
  readonly timestamp: string
  readonly data: Record<string, unknown>
}
const receivedMessages = (): Message[] => receiver.received.map(({ body }) => JSON.parse(body) as Message)
/** Sends all due deliveries; returns every message received so far, checked against its schema, sorted by type. */
async function sendAndRead(): Promise<Message[]> {
  await sendDue(app.services)
  const all = receivedMessages()
  for (const message of all) expect([message.type, [...Value.Errors(tradeMessage(message.type), message)]]).toEqual([message.type, []])
  return all.toSorted((a, b) => a.type.localeCompare(b.type))
}

test('an order that is placed, paid and shipped is reported to its seller, step by step', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person({ plan: 'pro' })]
  const id = await goods.published(seller)
  await createHook(seller, ['orders'])
  const order = await purchases.buyAndPay(buyer, id)
  await as(seller)(shipOrder, { params: { id: order }, body: { status: 'in_progress' } })
  const steps = (await sendAndRead()).map(({ type, data }) => [type, data.order, data.role, data.status])
  expect(steps).toEqual(['not_paid', 'pending', 'in_progress'].map((status) => ['order.changed', order, 'seller', status]))
})

test('a payment is reported to its payer, and events of topics that were not chosen are not', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person({ plan: 'pro' })]
  const id = await goods.published(seller, { price: 777.77 })
  await createHook(buyer, ['payments'])
  await purchases.buyAndPay(buyer, id)
  expect(await sendAndRead()).toMatchObject([{ type: 'payment.changed', data: { purpose: 'order', status: 'succeeded', amount: 777.77 } }])
})

test('a paid invoice for a plan is reported with the plan, without the id of the member', async () => {
  // Staff enter the requisites of the site's owner, who issues the invoice, and record its payment.
  const [staff, person, { inn }] = [await world.staff(), await world.person({ plan: 'pro' }), await world.company()]
  const bank = { name: 'Банк', bic: '049912741', account: '40702810300000004821', correspondent_account: '30101810900000000741' }
  const owner = { name: 'ООО «Первая»', inn: '7799000012', kpp: '779901001', ogrn: '1267799000017', address: 'г. Образцов' }
  await as(staff)(setRequisites, { body: { ...owner, email: 'first@example.test', phone: null, bank } })
  const plan = (await as(null)(listPlans, {})).body.find(({ word }) => word === 'pro')?.id ?? 0
  await createHook(person, ['payments'])
  const { slug } = (await as(person)(invoicePlan, { body: { plan, inn, email: 'buh@kolosok.test' } })).body
  const { id } = await app.db.selectFrom('invoices').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await as(staff)(payPlanInvoice, { params: { id }, body: { paid_on: '2026-11-20' } })
  const data = { invoice: slug, for: `plan:${plan}`, role: 'buyer', status: 'paid' }
  expect(await sendAndRead()).toMatchObject([{ type: 'invoice.changed', data }])
})

test('a message is reported to the other member of the conversation, without its text', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person({ plan: 'pro' })]
  const room = (await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })).body
  await createHook(seller, ['messages'])
  await createHook(buyer, ['messages'])
  const message = { room_id: room.id, seq: 1, user_id: buyer.id, body: 'Есть ли швеллер?', created_at: app.clock.now() }
  await app.db.insertInto('chat_messages').values(message).execute()
  expect(await sendAndRead()).toMatchObject([{ type: 'message.created', data: { room: room.id, slug: room.slug } }])
  expect(JSON.stringify(receiver.received)).not.toContain('швеллер')
})

test('publishing and hiding a card are reported to its seller, and a changed stock is not', async () => {
  const seller = await goods.seller()
  const id = await goods.pending(seller)
  await createHook(seller, ['products'])
  await goods.publish(id)
  await as(seller)(changeOwnProducts, { body: { action: 'stock', items: [{ id }], stock: 4 } })
  await as(seller)(changeOwnProducts, { body: { action: 'hide', items: [{ id }] } })
  const cards = (await sendAndRead()).map(({ type, data }) => [type, data.product, data.state, data.hidden])
  expect(cards).toEqual([
    ['product.changed', id, 'published', null],
    ['product.changed', id, 'published', 'seller'],
  ])
})

test('a delivery that fails is sent again with the same id and body', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person({ plan: 'pro' })]
  const id = await goods.published(seller)
  await createHook(seller, ['orders'])
  receiver.answers = respondWith(500)
  await purchases.addToCart(buyer, id)
  await purchases.buy(buyer)
  await sendDue(app.services)
  receiver.answers = respondWith(204)
  // The second attempt is due a minute after the first.
  app.clock.advance(61_000)
  await sendDue(app.services)
  const [first, second] = receiver.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect((await as(seller)(listDeliveries, { query: {} })).body.result).toMatchObject([
    { type: 'order.changed', state: 'delivered', attempts: 2, attempts_max: 8 },
  ])
})

test('a change that was rolled back is not sent', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  await createHook(seller, ['products'])
  const rolledBack = app.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ hidden: 'seller' }).where('id', '=', id).execute()
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await sendAndRead()).toEqual([])
})
