// A seller's money page: its sums are those of the ledger to the kopeck, and only whoever represents the company sees them.
import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import { setBankDetails } from '@sverka/contract/payments/invoices'
import { getLedger, refundPayment, setSellerAccount } from '@sverka/contract/payments/payments.staff'
import { listSellerAccounts, showSellerMoney } from '@sverka/contract/payments/seller-money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { Goods, type Seller } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { book } from './ledger.ts'
import { sweepOpen } from './poll-settlement.ts'

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
  LIMIT_API: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new Goods(app, world)
const purchases = new Purchases(app)

async function settle(): Promise<void> {
  for (const { id, status } of provider.all('payments')) if (status === 'pending') provider.settle(id, 'succeeded')
  await sweepOpen(app.services)
}

const money = async (who: Person, companyId: number, query: InputFor<typeof showSellerMoney>['query'] = {}) =>
  as(who)(showSellerMoney, { params: { id: companyId }, query })

/** What the ledger owes the seller, as staff read it. */
async function readBalance({ companyId }: Seller): Promise<number> {
  const { accounts } = (await as(await world.staff())(getLedger, {})).body
  return accounts.find(({ account }) => account === `seller:${companyId}`)?.balance ?? 0
}

/** A paid order next to one of another seller in the same payment. */
async function sold(seller: Seller, price: number): Promise<{ order: number; payment: number }> {
  const buyer = await world.person()
  await purchases.put(buyer, await goods.published(seller, { price }))
  await purchases.put(buyer, await goods.published(await goods.seller(), { price: 7.77 }))
  const { orders } = (await purchases.buy(buyer)).body
  await settle()
  const { id } = await world.db.selectFrom('payments').select('id').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  return { order: orders[0] ?? 0, payment: id }
}

test('sales less refunds are what was received and is to come, and agree with the ledger to the kopeck', async () => {
  const seller = await goods.seller()
  const first = await sold(seller, 1000.01)
  await sold(seller, 333.33)
  await as(await world.staff())(refundPayment, {
    params: { id: first.payment },
    body: { ref: `order:${first.order}`, amount: 100.07, reason: 'Не подошло' },
  })
  await settle()
  const held = { event: `payment:${900_000_000 + seller.companyId}`, at: app.services.clock.now(), account: 'provider:sandbox' }
  await app.db.transaction().execute((tx) => book(tx, { ...held, parts: [{ account: `seller:${seller.companyId}`, kopecks: 5005 }] }))
  const { body } = await money(seller, seller.companyId)
  expect(body).toMatchObject({ sales: 1383.39, sales_count: 3, refunds: 100.07, refunds_count: 1, received: 1233.27, to_come: 50.05 })
  const kopecks = (rubles: number) => Math.round(rubles * 100)
  const left = kopecks(body.sales) - kopecks(body.refunds)
  expect([left, left]).toEqual([kopecks(body.received) + kopecks(body.to_come), -kopecks(await readBalance(seller))])
  expect(body.result.reduce((sum, { amount }) => sum + kopecks(amount), 0)).toBe(left)
  expect(body.result.map(({ order, is_refund, amount, is_received }) => [order, is_refund, amount, is_received])).toContainEqual([
    first.order,
    true,
    -100.07,
    true,
  ])
})

test('a page and a period hold their own entries alone', async () => {
  const seller = await goods.seller()
  const account = `seller:${seller.companyId}`
  const booked = (event: string, at: string, kopecks: number) =>
    app.db.transaction().execute((tx) => book(tx, { event, at: new Date(at), account: 'split:yookassa', parts: [{ account, kopecks }] }))
  // The last moment of October and the first of November in Moscow.
  await booked(`payment:${800_000_000 + seller.companyId}`, '2026-10-31T20:59:59Z', 100)
  await booked(`payment:${810_000_000 + seller.companyId}`, '2026-10-31T21:00:00Z', 200)
  const sums = async (period?: string) => (await money(seller, seller.companyId, period ? { period } : {})).body.sales
  expect([await sums('2026-10'), await sums('2026-11'), await sums('2026'), await sums('2025'), await sums()]).toEqual([1, 2, 3, 0, 3])
  const second = (await money(seller, seller.companyId, { page: 2, page_size: 1 })).body
  expect([second.count, second.result.map(({ amount }) => amount)]).toEqual([2, [1]])
  expect((await money(seller, seller.companyId, { period: '2026-13' })).status).toBe(400)
})

test('only whoever represents the company now sees its money', async () => {
  const [seller, other, staff] = [await goods.seller(), await goods.seller(), await world.staff()]
  expect((await money(seller, seller.companyId)).status).toBe(200)
  for (const who of [other, staff]) expect((await money(who, seller.companyId)).status).toBe(404)
  expect((await money(seller, 999_999_999)).status).toBe(404)
  await as(seller)(unbindCompany, { params: { id: seller.companyId } })
  expect((await money(seller, seller.companyId)).status).toBe(404)
})

test('whether a company can be paid is told before it has a card', async () => {
  const [seller, staff, person] = [await goods.seller(), await world.staff(), await world.person()]
  const told = async (who: Person) => (await as(who)(listSellerAccounts, {})).body
  expect(await told(seller)).toMatchObject({ needed: true, test: false, companies: [{ id: seller.companyId, takes_payments: true }] })
  await as(staff)(setSellerAccount, { params: { id: seller.companyId }, body: { account: null } })
  expect((await told(seller)).companies).toMatchObject([{ account_since: null, takes_payments: false }])
  await as(seller)(setBankDetails, {
    params: { id: seller.companyId },
    body: { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'Банк' },
  })
  expect((await told(seller)).companies).toMatchObject([{ account_since: null, takes_payments: true }])
  expect((await told(person)).companies).toEqual([])
})
