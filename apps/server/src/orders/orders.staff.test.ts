// Staff find any order, read all of it, and take a step for a buyer or seller who cannot; reading and steps are recorded in the audit log.
import { getOrder } from '@sverka/contract/orders/orders'
import { getStaffOrder, listStaffOrders, moveStaffOrder } from '@sverka/contract/orders/orders.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { World } from '../../test/world.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

test('an order is found by number, by the seller and by either side’s e-mail', async () => {
  const staff = await world.staff()
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const id = await purchases.buyAndPay(buyer, await goods.published(seller, { price: 10 }))
  const { inn } = (await as(buyer)(getOrder, { params: { id } })).body.company
  const find = async (query: object) => (await as(staff)(listStaffOrders, { query })).body.result.map((one) => one.id)
  for (const search of [String(id), `№ ${id}`, inn ?? '', buyer.email, seller.email.toUpperCase()])
    expect([search, await find({ search })]).toEqual([search, [id]])
  expect([await find({ search: 'nobody%' }), await find({ status: 'completed', search: String(id) })]).toEqual([[], []])
  const expensive = await purchases.buyAndPay(buyer, await goods.published(seller, { price: 999 }))
  const inOrder = (ordering: string) => find({ search: buyer.email, ordering })
  expect([await inOrder('-created_at'), await inOrder('created_at')]).toEqual([
    [expensive, id],
    [id, expensive],
  ])
  expect([await inOrder('-total'), await inOrder('total')]).toEqual([
    [expensive, id],
    [id, expensive],
  ])
  expect((await as(buyer)(listStaffOrders, { query: {} })).status).toBe(404)
})

test('staff ship and confirm for a side with a reason, and only by the table of steps', async () => {
  const staff = await world.staff()
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const params = { id: await purchases.buyAndPay(buyer, await goods.published(seller)) }
  const read = (await as(staff)(getStaffOrder, { params })).body
  expect(read).toMatchObject({ next: 'in_progress', buyer_email: buyer.email, payments: [{ status: 'succeeded' }] })
  // The buyer made the order; the payment provider marked it as paid (null).
  expect(read.steps.map(({ by }) => by)).toEqual([buyer.fullName, null])
  const move = (status: 'in_progress' | 'completed') =>
    as(staff)(moveStaffOrder, { params, body: { status, reason: 'Продавец не может войти' } })
  expect((await move('completed')).code).toBe('order_state')
  const moved = await Promise.all([move('in_progress'), move('in_progress')])
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await move('completed')).body).toMatchObject({ status: 'completed', next: null })
  // Both sides are notified of both steps.
  const notices = await world.db
    .selectFrom('notices')
    .select(['user_id', 'kind'])
    .where('kind', 'in', ['order_shipped', 'order_completed'])
    .execute()
  expect(notices).toHaveLength(4)
  // The receipt of the goods makes the second fiscal receipt, which settles the prepayment.
  const closing = await world.db.selectFrom('receipts').select('ref').where('kind', '=', 'closing').execute()
  expect(closing).toEqual([{ ref: `order:${params.id}` }])
  expect(await world.listActions(staff)).toEqual(['orders.read', 'orders.moved', 'orders.moved'])
  expect((await as(staff)(getStaffOrder, { params: { id: 999_999 } })).code).toBe('not_found')
})
