// The sales record and the answer time on a seller's public page. The test clock stands at 20 November 2026, 12:30 Moscow time.
import { getShowcase } from '@sverka/contract/company-page/company-page'
import { answerClaim, claimOrder, withdrawClaim } from '@sverka/contract/orders/claims'
import { cancelOrder, shipOrder } from '@sverka/contract/orders/orders'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'

// Requests per seconds: limits that these tests never reach.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

const read = async (id: number) => (await as(null)(getShowcase, { params: { id }, query: {} })).body.seller
const ship = (seller: Person, id: number) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })

/** Moves the payment of an order so many days back. `not_paid` is the first step of an order, `pending` the one at its payment. */
const movePaymentBack = (order: number, days: number) =>
  app.db
    .updateTable('order_steps')
    .set({ happened_at: sql<Date>`happened_at - make_interval(days => ${days})` })
    .where('order_id', '=', order)
    .where('status', 'in', ['not_paid', 'pending'])
    .execute()

test('a sales record counts late, cancelled and claimed orders', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { lead_days: 2, stock: 100 })
  const buy = () => purchases.buyAndPay(buyer, card)
  // `overdue`: not shipped although the lead time of 2 days is over. `cancelled`: by the seller. `unwanted`: cancelled by the buyer.
  const [inTime, late, overdue, cancelled, unwanted, old] = [await buy(), await buy(), await buy(), await buy(), await buy(), await buy()]
  // The record counts the last 90 days.
  await movePaymentBack(old, 91)
  await movePaymentBack(inTime, 2)
  await ship(seller, inTime)
  expect((await read(seller.companyId)).record).toMatchObject({ orders: 5, late: 0 })
  await movePaymentBack(late, 3)
  await ship(seller, late)
  await movePaymentBack(overdue, 3)
  await as(seller)(cancelOrder, { params: { id: cancelled }, body: { reason: 'no_stock' } })
  await as(buyer)(cancelOrder, { params: { id: unwanted }, body: { reason: 'not_needed' } })
  const claim = { kind: 'short', wish: 'deliver', said: 'Недостача' } as const
  const first = (await as(buyer)(claimOrder, { params: { id: inTime }, body: claim })).body
  await as(buyer)(withdrawClaim, { params: { id: first.id } })
  const second = (await as(buyer)(claimOrder, { params: { id: late }, body: claim })).body
  await as(seller)(answerClaim, { params: { id: second.id }, body: { answer: 'agrees', said: 'Довезём' } })
  expect((await read(seller.companyId)).record).toEqual({ since: '2026-11-17', orders: 4, late: 2, cancelled: 1, claims: 1, upheld: 1 })
})

test('an order made from an offer is late only after the day that the offer promised', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { lead_days: 2, stock: 100 })
  const order = await purchases.buyAndPay(buyer, card)
  // A record needs at least three orders.
  for (let others = 0; others < 2; others += 1) await purchases.buyAndPay(buyer, card)
  await movePaymentBack(order, 3)
  // The order was paid on 17 November, so its lead time ends on the 19th.
  const promise = (day: string) =>
    app.db
      .updateTable('orders')
      .set({ delivery_way: JSON.stringify({ ready_by: day }) })
      .where('id', '=', order)
      .execute()
  await promise('2026-11-21')
  expect((await read(seller.companyId)).record).toMatchObject({ orders: 3, late: 0 })
  await promise('2026-11-19')
  expect((await read(seller.companyId)).record).toMatchObject({ orders: 3, late: 1 })
})

test('two orders are too few for a sales record', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { stock: 10 })
  await purchases.buyAndPay(buyer, card)
  await purchases.buyAndPay(buyer, card)
  expect(await read(seller.companyId)).toMatchObject({ record: null, answers_within: null })
})

/** Inserts a conversation about a product. Each message has its author, and the minutes since the one before. */
async function insertConversation(
  seller: Awaited<ReturnType<typeof goods.seller>>,
  buyer: Person,
  messages: readonly (readonly [who: Person, minutes: number])[],
): Promise<void> {
  const product = await goods.published(seller)
  let at = new Date('2026-11-19T09:00:00Z')
  const { id: room_id } = await app.db
    .insertInto('chat_rooms')
    .values({
      slug: `room-${product}`,
      kind: 'product',
      product_id: product,
      user_id: buyer.id,
      user2_id: seller.id,
      opened_by: buyer.id,
      created_at: at,
      last_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, [who, minutes]] of messages.entries()) {
    at = new Date(at.getTime() + minutes * 60_000)
    const message = { room_id, seq: index + 1, user_id: who.id, body: 'текст', created_at: at }
    await app.db.insertInto('chat_messages').values(message).execute()
  }
}

test('the answer time is the median of first answers, and conversations without one do not count', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  // The first answer comes 5 + 15 minutes after the first question; later messages do not count.
  await insertConversation(seller, buyer, [
    [buyer, 0],
    [buyer, 5],
    [seller, 15],
    [buyer, 100],
    [seller, 900],
  ])
  // A message of the seller before the first question is no answer: 40 minutes.
  await insertConversation(seller, buyer, [
    [seller, 0],
    [buyer, 10],
    [seller, 40],
  ])
  // Fewer than three conversations.
  expect((await read(seller.companyId)).answers_within).toBeNull()
  await insertConversation(seller, buyer, [
    [buyer, 0],
    [seller, 600],
  ])
  await insertConversation(seller, buyer, [[buyer, 0]])
  // The median of 20, 40 and 600 minutes.
  expect((await read(seller.companyId)).answers_within).toBe(40)
})
