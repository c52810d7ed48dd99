// Tests that database triggers, which store a delivery to webhooks in the transaction of the change, do no harm to the change: it is stored even
// while the webhook is being deleted, and the trigger of a refund reads one order only. A webhook is an address to which a member has changes sent.
import { openProductRoom } from '@sverka/contract/chat/chat'
import { watchCompanies } from '@sverka/contract/monitoring/monitoring'
import type { WebhookTopic } from '@sverka/contract/monitoring/monitoring.rules'
import { createWebhook, deleteWebhook } from '@sverka/contract/monitoring/webhooks'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory } from '../../../test/goods.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { Purchases } from '../../../test/purchases.ts'
import { respondWith, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { type Person, World } from '../../../test/world.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ATTEMPTS, sendDue } from './send.ts'

const app = testApplication({ WEBHOOKS_INSIDE: 'on', WEBHOOK_TIMEOUT_MS: '600000', LIMIT_UPLOAD: '10000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const receiver = webhookReceiver()

afterEach(() => app.db.deleteFrom('webhooks').execute())

const createHook = async (person: Person, topics: WebhookTopic[]): Promise<number> =>
  (await as(person)(createWebhook, { body: { url: receiver.url, topics } })).body.id

/** Resolves once the change waits for a lock, or is done. */
const waitUntilBlocked = (change: Promise<unknown>) => Promise.race([change, expect.poll(() => lockWaits(app.db)).toBe(1)])

/** Makes the change while another transaction has deleted the webhook but is not committed yet. */
async function changeDuringDeletion(id: number, change: () => Promise<unknown>): Promise<void> {
  const pending = await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('webhooks').where('id', '=', id).execute()
    const changed = change()
    await waitUntilBlocked(changed)
    return { changed }
  })
  await pending.changed
}

test('a message is stored while its receiver deletes their webhook', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person({ plan: 'pro' })]
  const room = (await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })).body
  const message = { room_id: room.id, seq: 1, user_id: buyer.id, body: 'Есть ли швеллер?', created_at: app.clock.now() }
  await changeDuringDeletion(await createHook(seller, ['messages']), () => app.db.insertInto('chat_messages').values(message).execute())
  const stored = await app.db.selectFrom('chat_messages').select('body').where('room_id', '=', room.id).execute()
  expect(stored).toEqual([{ body: 'Есть ли швеллер?' }])
})

test('a product card is hidden while its seller deletes their webhook', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const hide = () => app.db.updateTable('products').set({ hidden: 'seller' }).where('id', '=', id).execute()
  await changeDuringDeletion(await createHook(seller, ['products']), hide)
  expect(await app.db.selectFrom('products').select('hidden').where('id', '=', id).execute()).toEqual([{ hidden: 'seller' }])
})

test('a change of a company is stored while the member who watches it deletes their webhook', async () => {
  const [person, company] = [await world.person({ plan: 'pro' }), await world.company()]
  await as(person)(watchCompanies, { body: { numbers: [company.inn] } })
  const change = () => app.db.updateTable('companies').set({ leader: 'ПРИМЕТОВ П. П.' }).where('id', '=', company.id).execute()
  await changeDuringDeletion(await createHook(person, ['companies']), change)
  expect(await app.db.selectFrom('companies').select('leader').where('id', '=', company.id).execute()).toEqual([
    { leader: 'ПРИМЕТОВ П. П.' },
  ])
})

test('a webhook that is updated at the same time as a card gets one delivery', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const hookId = await createHook(seller, ['products'])
  const pending = await app.db.transaction().execute(async (tx) => {
    await sql`select id from webhooks where id = ${hookId} for update`.execute(tx)
    const hidden = app.db.updateTable('products').set({ hidden: 'seller' }).where('id', '=', id).execute()
    await waitUntilBlocked(hidden)
    await tx.updateTable('webhooks').set({ failing_since: app.clock.now() }).where('id', '=', hookId).execute()
    return { hidden }
  })
  await pending.hidden
  expect(await app.db.selectFrom('webhook_deliveries').select('type').where('webhook_id', '=', hookId).execute()).toEqual([
    { type: 'product.changed' },
  ])
})

test('no notice of failure is sent about a webhook deleted during its last attempt', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const hookId = await createHook(seller, ['products'])
  await app.db.updateTable('products').set({ hidden: 'seller' }).where('id', '=', id).execute()
  await app.db
    .updateTable('webhook_deliveries')
    .set({ attempts: ATTEMPTS - 1 })
    .execute()
  // The receiver deletes the webhook before it answers 500.
  receiver.answers = (response) =>
    void as(seller)(deleteWebhook, { params: { id: hookId } }).then(({ status }) => respondWith(status === 204 ? 500 : 204)(response))
  expect(await sendDue(app.services)).toBe(1)
  expect(await app.db.selectFrom('notices').select('kind').where('kind', '=', 'webhook_failed').execute()).toEqual([])
})

/** Number of rows of the table orders that this transaction has read so far. */
async function countReadOrders(tx: Tx): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as reads from pg_stat_xact_user_tables where relname = 'orders'`.execute(tx)
  return rows[0]?.reads ?? 0
}

test('the order of a refund is read by its number, not searched among all orders', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const card = await goods.published(seller, { price: 100 })
  const order = await purchases.buyAndPay(buyer, card)
  for (let count = 0; count < 3; count += 1) await purchases.buyAndPay(await world.person(), card)
  await createHook(seller, ['payments'])
  const { id: payment_id } = await app.db.selectFrom('payments').select('id').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  const row = { payment_id, ref: `order:${order}`, account: `seller:${seller.companyId}`, amount_kopecks: 100, reason: 'Не подошло' }
  const request = { request_key: 'one', idempotence_key: app.services.ids.uuid(), request: '{}', created_at: app.clock.now() }
  const { id } = await app.db
    .insertInto('refunds')
    .values({ ...row, ...request })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reads = await app.db.transaction().execute(async (tx) => {
    // Few rows would otherwise be read sequentially, whatever the query.
    await sql`discard plans`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    const before = await countReadOrders(tx)
    await tx.updateTable('refunds').set({ status: 'succeeded', settled_at: app.clock.now() }).where('id', '=', id).execute()
    return (await countReadOrders(tx)) - before
  })
  expect(reads).toBe(1)
})
