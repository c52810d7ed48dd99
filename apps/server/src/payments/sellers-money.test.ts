// Sellers' money never passes through the account of the site's owner: the payment provider divides a payment among the sellers' own accounts, or
// the goods cannot be ordered.
import { getCart } from '@sverka/contract/cart/cart'
import { getOrder, payOrder } from '@sverka/contract/orders/orders'
import { setBankDetails } from '@sverka/contract/payments/invoices'
import { getLedger, getStaffPayment, listSellers, refundPayment, setSellerAccount } from '@sverka/contract/payments/payments.staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
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
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  // Requests per seconds: limits that these tests never reach.
  LIMIT_API: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** The seller's account at the provider, as `GoodsFactory` sets it. */
const sellerAccount = ({ companyId }: Seller): string => `${100_000 + companyId}`
const showCart = async (buyer: Person) => (await as(buyer)(getCart, {})).body
const setAccount = (staff: Person, seller: Seller, account: string | null) =>
  as(staff)(setSellerAccount, { params: { id: seller.companyId }, body: { account } })
const rubles = (value: string) => ({ value, currency: 'RUB' })

test('one payment to two sellers has an account and a receipt for each, and none is booked as ours', async () => {
  const buyer = await world.person()
  const [first, second] = [await goods.seller(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(first, { name: 'Швеллер', price: 100.5, vat_rate: 22 }), 2)
  await purchases.addToCart(buyer, await goods.published(second, { name: 'Краска', price: 7 }))
  const { orders } = (await purchases.buy(buyer)).body
  const [payment] = provider.all('payments').slice(-1)
  expect(payment?.body).toMatchObject({
    amount: rubles('208.00'),
    transfers: [
      { account_id: sellerAccount(first), amount: rubles('201.00') },
      { account_id: sellerAccount(second), amount: rubles('7.00') },
    ],
  })
  expect(payment?.body).not.toHaveProperty('receipt')
  provider.settle(payment?.id ?? '', 'succeeded')
  await sweepOpen(app.services)
  await sweepOpen(app.services)
  const receipts = provider.all('receipts').map(({ body }) => body)
  expect(receipts.map((body) => [body.on_behalf_of, body.type, body.payment_id, body.settlements])).toEqual([
    [sellerAccount(first), 'payment', payment?.id, [{ type: 'cashless', amount: rubles('201.00') }]],
    [sellerAccount(second), 'payment', payment?.id, [{ type: 'cashless', amount: rubles('7.00') }]],
  ])
  // 12 is the provider's code of VAT in a prepayment, 22/122.
  expect(receipts[0]?.items).toMatchObject([{ description: 'Швеллер', quantity: 2, vat_code: 12, payment_mode: 'full_prepayment' }])
  expect((await as(buyer)(getOrder, { params: { id: orders[0] ?? 0 } })).body.status).toBe('pending')
  const staff = await world.staff()
  const { accounts, is_balanced: isBalanced } = (await as(staff)(getLedger, {})).body
  expect([accounts.some(({ account }) => account.startsWith('provider:')), isBalanced]).toEqual([false, true])
  const { body: sellers } = await as(staff)(listSellers, { query: { page_size: 100 } })
  const named = accounts.filter(({ account }) => account.startsWith('seller:')).map(({ account, name }) => [account, name])
  const expected = sellers.result.map(({ id, name }) => [`seller:${id}`, name])
  expect(named.length).toBeGreaterThan(0)
  expect(expected).toEqual(expect.arrayContaining(named))
})

test('goods of a seller without an account cannot be ordered, which the cart shows', async () => {
  const [buyer, staff] = [await world.person(), await world.staff()]
  const [seller, payable] = [await goods.seller(), await goods.seller()]
  expect((await setAccount(staff, seller, null)).body.account).toBeNull()
  const line = await purchases.addToCart(buyer, await goods.published(seller, { name: 'Труба', price: 50 }))
  await purchases.addToCart(buyer, await goods.published(payable, { price: 30 }))
  expect(await showCart(buyer)).toMatchObject({ total: 30, baskets: [{ problem: 'seller_unpayable' }, { problem: null }] })
  const before = provider.all('payments').length
  const refused = await purchases.buy(buyer)
  expect([refused.status, refused.code, refused.body]).toMatchObject([
    409,
    'seller_unpayable',
    { errors: { baskets: [{ code: 'seller_unpayable', message: 'Труба' }] } },
  ])
  expect([(await showCart(buyer)).count, provider.all('payments').length - before]).toEqual([2, 0])
  expect((await setAccount(staff, seller, sellerAccount(seller))).body).toMatchObject({ account: sellerAccount(seller) })
  const { orders } = (await purchases.buy(buyer, { baskets: [line] })).body
  // The first payment fails, and the seller's account is removed: no new payment of the order can be opened.
  provider.settle(provider.all('payments').at(-1)?.id ?? '', 'canceled')
  await sweepOpen(app.services)
  await setAccount(staff, seller, null)
  expect((await as(buyer)(payOrder, { params: { id: orders[0] ?? 0 } })).code).toBe('seller_unpayable')
})

test('staff find sellers and set their accounts, and each change is logged', async () => {
  const staff = await world.staff()
  const seller = await goods.seller()
  const found = await as(staff)(listSellers, { query: { search: seller.email, with_account: true } })
  expect(found.body).toMatchObject({
    count: 1,
    needed: true,
    result: [{ id: seller.companyId, representative: { id: seller.id }, account: sellerAccount(seller) }],
  })
  const wrong = await setAccount(staff, seller, 'shop-1')
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { account: [{ code: 'not_an_account' }] } }])
  expect((await setAccount(staff, { ...seller, companyId: 999_999 }, '123')).status).toBe(404)
  expect((await as(seller)(setSellerAccount, { params: { id: seller.companyId }, body: { account: '123' } })).status).toBe(404)
  expect((await setAccount(staff, seller, ' 424242 ')).body.account).toBe('424242')
  expect(await world.listActions(staff)).toContain('payments.seller_account')
  expect((await as(staff)(listSellers, { query: { search: seller.email, with_account: false } })).body.count).toBe(0)
})

test('a purchase from 31 sellers is refused, and one from 30 is one payment', async () => {
  const buyer = await world.person()
  for (let count = 0; count < 31; count += 1) await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 10 }))
  expect((await purchases.buy(buyer)).code).toBe('too_many_sellers')
  const { baskets } = await showCart(buyer)
  expect((await purchases.buy(buyer, { baskets: baskets.slice(1).map(({ id }) => id) })).body.orders).toHaveLength(30)
  expect(provider.all('payments').at(-1)?.body.transfers).toHaveLength(30)
  const { id } = await world.db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect((await as(await world.staff())(getStaffPayment, { params: { id } })).body.parts).toHaveLength(30)
})

test('a seller without an account at the provider is paid by invoice to their bank account', async () => {
  const [buyer, staff, seller, { inn }] = [await world.person(), await world.staff(), await goods.seller(), await world.company()]
  await setAccount(staff, seller, null)
  await purchases.addToCart(buyer, await goods.published(seller))
  expect((await showCart(buyer)).baskets).toMatchObject([{ problem: 'seller_unpayable' }])
  const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  expect((await showCart(buyer)).baskets).toMatchObject([{ problem: null }])
  expect((await purchases.buy(buyer)).code).toBe('seller_unpayable')
  expect((await purchases.buy(buyer, { invoice: { inn, email: 'buh@kolosok.test' } })).status).toBe(201)
})

test('changes of a seller’s account affect neither an open payment nor its refund', async () => {
  const [buyer, staff, seller] = [await world.person(), await world.staff(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 100 }))
  const order = (await purchases.buy(buyer)).body.orders[0] ?? 0
  const payment = provider.all('payments').at(-1)
  await setAccount(staff, seller, '424242')
  provider.settle(payment?.id ?? '', 'succeeded')
  await setAccount(staff, seller, null)
  // Two simultaneous sweeps find the end of the payment, after the account was removed.
  await Promise.all([sweepOpen(app.services), sweepOpen(app.services)])
  const { id } = await world.db.selectFrom('payments').select('id').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  const page = async () => (await as(staff)(getStaffPayment, { params: { id } })).body
  expect((await page()).entries.map(({ account, amount }) => [account, amount])).toContainEqual([`seller:${seller.companyId}`, -100])
  await as(staff)(refundPayment, { params: { id }, body: { ref: `order:${order}`, amount: 40, reason: 'Проба' } })
  await Promise.all([sweepOpen(app.services), sweepOpen(app.services)])
  expect(provider.all('refunds').at(-1)?.body).toMatchObject({ sources: [{ account_id: sellerAccount(seller), amount: rubles('40.00') }] })
  const { refunds, refunded, entries, open_alarms } = await page()
  expect([refunds.map(({ status }) => status), refunded, entries.length, open_alarms]).toEqual([['succeeded'], 40, 4, []])
  expect((await as(staff)(getLedger, {})).body.is_balanced).toBe(true)
})
