// The life of an order: paid once even if the provider reports the payment repeatedly, shipped, received, paid again after a failed payment, and
// hidden from everybody but its buyer and seller. Its status is not_paid, pending (paid), in_progress (shipped) or completed (received).
import { confirmOrder, downloadOrder, getOrder, listPurchases, listSales, payOrder, shipOrder } from '@sverka/contract/orders/orders'
import { orderActors, orderStates, orderSteps } from '@sverka/contract/orders/orders.rules'
import { getProduct } from '@sverka/contract/products/products'
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { readSheet } from '../../test/spreadsheets.ts'
import { World } from '../../test/world.ts'
import { settlePayment } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import { lockOrders } from './orders.sql.ts'
import { lineImages } from './own-data.ts'
import { applyStep } from './steps.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** Kinds of the member's notices, the oldest first. */
const readNotices = async (userId: number) => {
  const rows = await world.db.selectFrom('notices').select('kind').where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}
/** Pieces that can still be bought. */
const readStock = async (id: number) => (await as(null)(getProduct, { params: { id } })).body.stock

test('each side takes its own step of an order and is notified of the other’s', async () => {
  const buyer = await world.person({ fullName: 'Покупаев Пётр' })
  const seller = await goods.seller()
  const id = await purchases.buyAndPay(buyer, await goods.published(seller, { name: 'Швеллер' }))
  const params = { id }
  expect((await world.emailsTo(buyer.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Электронный чек')])
  const seen = (await as(seller)(getOrder, { params })).body
  expect(seen).toMatchObject({ role: 'seller', status: 'pending', paid: true, next: 'in_progress', buyer: { full_name: 'Покупаев Пётр' } })
  expect(seen.delivery?.address).toContain('Тверская')
  expect((await as(buyer)(confirmOrder, { params, body: { status: 'completed' } })).code).toBe('order_state')
  expect((await as(buyer)(shipOrder, { params, body: { status: 'in_progress' } })).code).toBe('not_found')
  expect((await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })).body.status).toBe('in_progress')
  expect((await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })).code).toBe('order_state')
  expect((await as(seller)(confirmOrder, { params, body: { status: 'completed' } })).code).toBe('not_found')
  const done = (await as(buyer)(confirmOrder, { params, body: { status: 'completed' } })).body
  expect([done.status, done.next, done.steps.map(({ status }) => status)]).toEqual(['completed', null, [...orderStates]])
  expect((await as(buyer)(payOrder, { params })).code).toBe('order_state')
  expect(await readNotices(seller.id)).toEqual(['product_published', 'order_received', 'order_completed'])
  expect(await readNotices(buyer.id)).toEqual(['order_paid', 'order_shipped'])
})

test('each side downloads the order with prices and VAT, and no name becomes a formula', async () => {
  const buyer = await world.person({ fullName: '=Покупаев' })
  const seller = await goods.seller()
  await purchases.addToCart(buyer, await goods.published(seller, { name: '@Швеллер', price: 777.77, vat_rate: 22 }), 3)
  const { order_url, orders } = (await purchases.buy(buyer)).body
  const params = { id: orders[0] ?? 0 }
  const textsFor = async (who: typeof buyer) => {
    const { headers, body } = await as(who)(downloadOrder, { params })
    expect(headers['content-disposition']).toContain(encodeURIComponent(`Заказ_${params.id}.xlsx`))
    return readSheet(body as unknown as Buffer)
  }
  // A text that begins like a formula gets an apostrophe. The seller does not see the buyer's name before the payment.
  expect((await textsFor(seller)).texts).not.toContain("'=Покупаев")
  await purchases.pay(order_url)
  for (const who of [buyer, seller]) {
    const { texts, sheet } = await textsFor(who)
    expect(texts).toEqual(
      expect.arrayContaining([
        `Заказ № ${params.id}`,
        "'@Швеллер",
        "'=Покупаев",
        '22 %',
        'Оплачен',
        '101000, Москва, Тверская, 1',
        '+7 900 000-00-00',
      ]),
    )
    // The price of a unit, the total of three, and the VAT of 22 % included in it.
    for (const sum of ['777.77', '2333.31', '420.76']) expect(sheet).toContain(`<v>${sum}</v>`)
    expect(sheet).not.toContain('<f>')
  }
  expect((await as(await world.person())(downloadOrder, { params })).code).toBe('not_found')
})

test('orders are listed by side and by status, and «paid» includes every paid one', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const card = await goods.published(seller)
  const paid = await purchases.buyAndPay(buyer, card)
  await purchases.addToCart(buyer, card)
  const unpaid = (await purchases.buy(buyer)).body.orders[0]
  const ids = async (status?: 'paid' | 'pending' | 'not_paid' | 'completed') =>
    (await as(buyer)(listPurchases, { query: status ? { status } : {} })).body.result.map((one) => one.id)
  expect(await ids()).toEqual([unpaid, paid])
  expect([await ids('paid'), await ids('pending'), await ids('not_paid'), await ids('completed')]).toEqual([[paid], [paid], [unpaid], []])
  expect((await as(seller)(listSales, { query: { page_size: 1 } })).body).toMatchObject({ count: 2, result: [{ id: unpaid, buyer: null }] })
  expect((await as(seller)(listPurchases, { query: {} })).body.count).toBe(0)
})

test('a failed payment releases the goods and can be made again', async () => {
  const buyer = await world.person()
  const card = await goods.published(await goods.seller(), { stock: 1 })
  await purchases.addToCart(buyer, card)
  const { body } = await purchases.buy(buyer)
  const params = { id: body.orders[0] ?? 0 }
  expect((await as(buyer)(payOrder, { params })).body.order_url).toBe(body.order_url)
  await purchases.pay(body.order_url, 'fail')
  expect([(await as(buyer)(getOrder, { params })).body.status, await readStock(card)]).toEqual(['not_paid', 1])
  const replies = await Promise.all(Array.from({ length: 10 }, () => as(buyer)(payOrder, { params })))
  const urls = new Set(replies.map((reply) => reply.body.order_url))
  expect([urls.size, urls.has(body.order_url), await readStock(card)]).toEqual([1, false, 0])
  await purchases.pay([...urls][0] ?? '')
  expect((await as(buyer)(getOrder, { params })).body.status).toBe('pending')
})

test('a failed order cannot be paid again if its goods were sold to somebody else', async () => {
  const [slow, quick] = [await world.person(), await world.person()]
  const card = await goods.published(await goods.seller(), { stock: 1 })
  await purchases.addToCart(slow, card)
  await purchases.addToCart(quick, card)
  const { body } = await purchases.buy(slow)
  await purchases.pay(body.order_url, 'fail')
  expect((await purchases.buy(quick)).status).toBe(201)
  expect((await as(slow)(payOrder, { params: { id: body.orders[0] ?? 0 } })).code).toBe('out_of_stock')
})

test('a notification of one payment sent a hundred times has one effect', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const card = await goods.published(seller, { stock: 9 })
  await purchases.addToCart(buyer, card, 2)
  const { body } = await purchases.buy(buyer)
  const slug = body.order_url.split('/').at(-1) ?? ''
  await world.db.updateTable('sandbox_payments').set({ status: 'succeeded' }).where('id', '=', slug).execute()
  const { id } = await world.db.selectFrom('payments').select('id').where('provider_id', '=', slug).executeTakeFirstOrThrow()
  await Promise.all(Array.from({ length: 100 }, () => settlePayment(app.services, id)))
  const { steps, status } = (await as(buyer)(getOrder, { params: { id: body.orders[0] ?? 0 } })).body
  expect([status, steps.length, await readStock(card)]).toEqual(['pending', 2, 7])
  expect(await world.emailsTo(buyer.email)).toHaveLength(1)
  expect((await readNotices(seller.id)).filter((kind) => kind === 'order_received')).toHaveLength(1)
  const booked = await world.db.selectFrom('ledger_transactions').select('id').where('event', '=', `payment:${id}`).execute()
  expect(booked).toHaveLength(1)
})

test('the database itself refuses steps that the table does not have', async () => {
  const buyer = await world.person()
  const id = await purchases.buyAndPay(buyer, await goods.published(await goods.seller()))
  const jump = world.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute()
  await expect(jump).rejects.toThrow(/cannot go from pending to completed/)
})

test('any sequence of attempts moves an order only along the table of steps', async () => {
  const buyer = await world.person()
  const card = await goods.published(await goods.seller())
  const attempt = fc.record({ to: fc.constantFrom(...orderStates), by: fc.constantFrom(...orderActors) })
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), async (attempts) => {
      await purchases.addToCart(buyer, card)
      const id = (await purchases.buy(buyer)).body.orders[0] ?? 0
      let state: string = 'not_paid'
      for (const { to, by } of attempts) {
        const isAllowed = orderSteps.some((step) => step.from === state && step.to === to && step.by === by)
        const stepping = app.db.transaction().execute(async (tx) => {
          const [order] = await lockOrders(tx, [id])
          if (order) await applyStep(tx, app.services, { order, to, by, actorId: buyer.id })
        })
        if (isAllowed) await stepping
        else await expect(stepping).rejects.toMatchObject({ code: 'order_state' })
        if (isAllowed) state = to
      }
      const { body } = await as(buyer)(getOrder, { params: { id } })
      expect([body.status, body.paid]).toEqual([state, state !== 'not_paid'])
    }),
    { numRuns: process.env.TEST_FULL ? 5000 : 40 },
  )
})

test('pictures of bought goods stay, and the address is deleted with the account after delivery', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const id = await purchases.buyAndPay(buyer, await goods.published(seller))
  const params = { id }
  const image = (await as(buyer)(getOrder, { params })).body.lines[0]?.product.image ?? ''
  const key = image.replace('/media/', '')
  // Each picture is stored as WebP and as AVIF; the third key is of no order.
  const keys = [key, key.replace('.webp', '.avif'), 'products/other-card.webp']
  expect(await lineImages.known(readOnly(app.db), keys)).toEqual(keys.slice(0, 2))
  const unpaid = await goods.published(await goods.seller())
  await purchases.addToCart(buyer, unpaid)
  await purchases.pay((await purchases.buy(buyer)).body.order_url, 'fail')
  expect((await as(buyer)(copyOwnData, {})).status).toBe(200)
  const remove = () => as(buyer)(deleteAccount, { body: { password: buyer.password } })
  expect((await remove()).code).toBe('purchases_open')
  expect((await as(buyer)(getOrder, { params })).body.delivery?.address).toContain('Тверская')
  await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })
  await as(buyer)(confirmOrder, { params, body: { status: 'completed' } })
  expect((await remove()).status).toBe(204)
  const rows = await world.db.selectFrom('orders').select(['status', 'address']).where('buyer_id', '=', buyer.id).orderBy('id').execute()
  expect(rows).toEqual([
    { status: 'completed', address: '' },
    { status: 'not_paid', address: '' },
  ])
})
