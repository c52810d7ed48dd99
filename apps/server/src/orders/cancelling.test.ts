// Cancelling orders: who may and when, what happens to stock and money, and simultaneous actions.
import { issueDocuments, listDocuments } from '@sverka/contract/documents/documents'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { buyCart, cancelOrder, confirmOrder, getOrder, invoiceOrder, payOrder, shipOrder } from '@sverka/contract/orders/orders'
import { confirmInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { getProduct } from '@sverka/contract/products/products'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { settleRefund } from '../payments/payments.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60', LIMIT_REPORT: '10000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** Cancels an order. `not_needed` is a reason of buyers, `no_stock` one of sellers, `other` may be given by both. */
const cancel = (who: Person, id: number, reason: 'not_needed' | 'no_stock' | 'other' = 'other') =>
  as(who)(cancelOrder, { params: { id }, body: { reason } })
const read = async (who: Person, id: number) => (await as(who)(getOrder, { params: { id } })).body
/** Pieces that are on sale: of five, the order reserves two. */
const stock = async (id: number) => (await as(null)(getProduct, { params: { id } })).body.stock
/** Kinds of the member's notices, the latest first. */
const noticeKinds = async (who: Person) => (await as(who)(listNotices, { query: {} })).body.result.map(({ kind }) => kind)
/** Ends the refunds of the order; returns how many there are. */
async function settleRefunds(order: number) {
  const rows = await app.db.selectFrom('refunds').select('id').where('ref', '=', `order:${order}`).execute()
  for (const { id } of rows) await settleRefund(app.services, id)
  return rows.length
}

/** An unpaid order of two pieces at 100 rubles; `url` is the payment page. */
async function createOrder() {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { price: 100, stock: 5 })
  await purchases.addToCart(buyer, card, 2)
  const { order_url: url, orders } = (await purchases.buy(buyer)).body
  return { buyer, seller, card, url, id: orders[0] ?? 0 }
}

/** The same order, to be paid by bank transfer against an invoice of the seller. Bank and account are invented but have valid check digits. */
async function createInvoicedOrder() {
  const [buyer, seller, { inn }] = [await world.person(), await goods.seller(), await world.company()]
  const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  const card = await goods.published(seller, { price: 100, stock: 5 })
  await purchases.addToCart(buyer, card, 2)
  const invoiceRequest = { inn, email: 'buh@kolosok.test' }
  const { body } = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: invoiceRequest } })
  return { buyer, seller, card, invoiceRequest, id: body.orders[0] ?? 0, slug: body.order_url.split('/').at(-1) ?? '' }
}

test('the buyer cancels an unpaid order, whose goods are on sale again and which cannot be paid', async () => {
  const { buyer, seller, card, id } = await createOrder()
  expect([await stock(card), (await read(buyer, id)).may_cancel, (await read(seller, id)).may_cancel]).toEqual([3, true, false])
  expect((await cancel(seller, id)).code).toBe('order_state')
  const { status, body } = await cancel(buyer, id, 'not_needed')
  expect([status, body]).toMatchObject([200, { status: 'not_paid', may_cancel: false, cancelled: { by: 'buyer', reason: 'not_needed' } }])
  expect([await stock(card), await noticeKinds(seller)]).toEqual([5, ['sale_cancelled', 'product_published']])
  expect((await as(buyer)(payOrder, { params: { id } })).code).toBe('order_cancelled')
  expect((await cancel(buyer, id)).code).toBe('order_cancelled')
})

test('a payment received for a cancelled order is refunded', async () => {
  const { buyer, card, url, id } = await createOrder()
  await cancel(buyer, id)
  await purchases.pay(url)
  expect(await settleRefunds(id)).toBe(1)
  expect(await read(buyer, id)).toMatchObject({ status: 'pending', total: 200, refunded: 200, next: null, cancelled: { by: 'buyer' } })
  expect(await stock(card)).toBe(5)
  expect(await noticeKinds(buyer)).not.toContain('order_paid')
})

test.each(['buyer', 'seller'] as const)('the %s cancels a paid order before it is shipped, and all of it is refunded once', async (by) => {
  const made = await createOrder()
  const { buyer, seller, card, url, id } = made
  await purchases.pay(url)
  const replies = await Promise.all([1, 2, 3].map(() => cancel(made[by], id)))
  expect(replies.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'order_cancelled', 'order_cancelled'])
  expect((await as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })).code).toBe('order_cancelled')
  expect(await settleRefunds(id)).toBe(1)
  expect(await read(buyer, id)).toMatchObject({ refunded: 200, cancelled: { by } })
  expect(await stock(card)).toBe(5)
  expect(await noticeKinds(by === 'buyer' ? seller : buyer)).toContain(by === 'buyer' ? 'sale_cancelled' : 'purchase_cancelled')
})

test('a shipped or received order cannot be cancelled', async () => {
  const { buyer, seller, url, id } = await createOrder()
  await purchases.pay(url)
  await as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
  expect([(await cancel(buyer, id)).code, (await cancel(seller, id)).code]).toEqual(['order_state', 'order_state'])
  await as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
  expect((await cancel(buyer, id)).code).toBe('order_state')
  expect((await read(buyer, id)).may_cancel).toBe(false)
})

test('exactly one of a simultaneous cancellation and shipment succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { buyer, seller, url, id } = await createOrder()
    await purchases.pay(url)
    const [cancelled, shipped] = await Promise.all([
      cancel(buyer, id),
      as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } }),
    ])
    expect([cancelled.status === 200, shipped.status === 200].filter(Boolean)).toHaveLength(1)
    expect((await read(buyer, id)).cancelled === null).toBe(cancelled.status !== 200)
  }
})

test('cancelling an invoiced order withdraws the invoice, which then takes no money', async () => {
  const { buyer, seller, card, invoiceRequest, id, slug } = await createInvoicedOrder()
  expect((await cancel(buyer, id)).body).toMatchObject({ invoice: { status: 'withdrawn' } })
  expect(await stock(card)).toBe(5)
  expect((await as(seller)(confirmInvoice, { params: { slug }, body: {} })).code).toBe('invoice_settled')
  expect((await as(buyer)(invoiceOrder, { params: { id }, body: invoiceRequest })).code).toBe('order_cancelled')
})

test('an order with a partly paid invoice cannot be cancelled', async () => {
  const { buyer, seller, id, slug } = await createInvoicedOrder()
  await as(seller)(confirmInvoice, { params: { slug }, body: { amount: 10 } })
  expect([(await cancel(buyer, id)).code, (await read(buyer, id)).cancelled]).toEqual(['invoice_settled', null])
})

test('a cancelled order paid straight to the seller gets no documents and does not block the account', async () => {
  const { buyer, seller, card, id, slug } = await createInvoicedOrder()
  await as(seller)(confirmInvoice, { params: { slug }, body: {} })
  expect((await cancel(seller, id, 'no_stock')).body).toMatchObject({
    status: 'pending',
    refunding: 0,
    cancelled: { by: 'seller', reason: 'no_stock' },
  })
  expect(await stock(card)).toBe(5)
  expect((await as(seller)(listDocuments, { params: { id } })).body.may_issue).toBe(false)
  expect((await as(seller)(issueDocuments, { params: { id } })).code).toBe('order_cancelled')
  // The seller gives the money back without the site: nothing waits for a refund, and the address is deleted with the account.
  expect((await as(buyer)(deleteAccount, { body: { password: buyer.password } })).status).toBe(204)
  expect(await app.db.selectFrom('orders').select('address').where('id', '=', id).execute()).toEqual([{ address: '' }])
})

test('each side has its own reasons, and strangers do not find the order', async () => {
  const { buyer, id } = await createOrder()
  expect((await cancel(buyer, id, 'no_stock')).body).toMatchObject({ errors: { reason: [{ code: 'required' }] } })
  expect((await cancel(await world.person(), id)).code).toBe('not_found')
})
