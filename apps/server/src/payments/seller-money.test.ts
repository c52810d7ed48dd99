// A seller's page «Деньги» (money): card payments, paid and unpaid invoices, fees and refunds. Its sums equal those of the ledger to the kopeck, and
// only the company's representative sees them.

import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import type { Problem } from '@sverka/contract/http/http'
import { buyCart } from '@sverka/contract/orders/orders'
import { confirmInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { getLedger, refundPayment, setSellerAccount } from '@sverka/contract/payments/payments.staff'
import { exportSellerMoney, listSellerAccounts, showSellerMoney } from '@sverka/contract/payments/seller-money'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { measureLeastTime } from '../../test/processor-time.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { bookLedgerEntries } from './ledger.ts'
import { createMoneyPrinter } from './money-table.ts'
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

/** All pending payments succeed at the provider, and the site learns it. */
async function settle(): Promise<void> {
  for (const { id, status } of provider.all('payments')) if (status === 'pending') provider.settle(id, 'succeeded')
  await sweepOpen(app.services)
}

const readMoney = async (who: Person, companyId: number, query: InputFor<typeof showSellerMoney>['query'] = {}) =>
  as(who)(showSellerMoney, { params: { id: companyId }, query })

/** The seller's balance in the ledger, as staff see it: negative for money that is owed to the seller. */
async function readBalance({ companyId }: Seller): Promise<number> {
  const { accounts } = (await as(await world.staff())(getLedger, {})).body
  return accounts.find(({ account }) => account === `seller:${companyId}`)?.balance ?? 0
}

/** Sells one product for this price in rubles. The same payment also pays an order of another seller for 7.77. */
async function sell(seller: Seller, price: number): Promise<{ order: number; payment: number }> {
  const buyer = await world.person()
  await purchases.addToCart(buyer, await goods.published(seller, { price }))
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 7.77 }))
  const { orders } = (await purchases.buy(buyer)).body
  await settle()
  const { id } = await world.db.selectFrom('payments').select('id').where('user_id', '=', buyer.id).executeTakeFirstOrThrow()
  return { order: orders[0] ?? 0, payment: id }
}

test('sales less refunds equal received and expected money and the ledger', async () => {
  const seller = await goods.seller()
  const first = await sell(seller, 1000.01)
  await sell(seller, 333.33)
  await as(await world.staff())(refundPayment, {
    params: { id: first.payment },
    body: { ref: `order:${first.order}`, amount: 100.07, reason: 'Не подошло' },
  })
  await settle()
  // The site holds the money of one more sale, as in an installation whose provider pays it to the site's account.
  const held = { event: `payment:${900_000_000 + seller.companyId}`, at: app.services.clock.now(), account: 'provider:sandbox' }
  await app.db
    .transaction()
    .execute((tx) => bookLedgerEntries(tx, { ...held, parts: [{ account: `seller:${seller.companyId}`, kopecks: 5005 }] }))
  const { body } = await readMoney(seller, seller.companyId)
  expect(body).toMatchObject({ sales: 1383.39, sales_count: 3, refunds: 100.07, refunds_count: 1, received: 1233.27, to_come: 50.05 })
  const kopecks = (rubles: number) => Math.round(rubles * 100)
  const net = kopecks(body.sales) - kopecks(body.refunds)
  expect([net, net]).toEqual([kopecks(body.received) + kopecks(body.to_come), -kopecks(await readBalance(seller))])
  expect(body.result.reduce((sum, { amount }) => sum + kopecks(amount), 0)).toBe(net)
  expect(body.result.map(({ order, is_refund, amount, is_received }) => [order, is_refund, amount, is_received])).toContainEqual([
    first.order,
    true,
    -100.07,
    true,
  ])
})

/** Invented details with right check digits; `bic` identifies the bank, `corr_account` is its account at the Bank of Russia. */
const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

/** An order of 1200 rubles with an unpaid invoice. `pay` confirms that this sum in rubles came for it, by default the whole rest. */
async function orderByInvoice(seller: Seller) {
  const [buyer, { inn }] = [await world.person(), await world.company()]
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1200 }))
  const { body } = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn, email: 'buh@kolosok.test' } } })
  const slug = body.order_url.split('/').at(-1) ?? ''
  return {
    order: body.orders[0] ?? 0,
    pay: (amount?: number) => as(seller)(confirmInvoice, { params: { slug }, body: amount ? { amount } : {} }),
  }
}

test('an unpaid invoice counts as expected money, and a paid one as received', async () => {
  const seller = await goods.seller()
  const { order, pay } = await orderByInvoice(seller)
  expect((await readMoney(seller, seller.companyId)).body).toMatchObject({
    count: 0,
    sales: 0,
    to_come: 1200,
    to_come_count: 1,
    coming: [{ invoice: 1, order, buyer: expect.stringContaining('Испытание'), amount: 1200, is_rest: false }],
  })
  await pay(500)
  expect((await readMoney(seller, seller.companyId)).body).toMatchObject({
    sales: 500,
    sales_count: 0,
    received: 500,
    received_count: 1,
    to_come: 700,
    coming: [{ amount: 700, is_rest: true }],
    result: [{ way: 'invoice', order, invoice: 1, is_part: true, amount: 500, fee: 0, is_received: true, is_refund: false }],
  })
  await pay()
  expect((await readMoney(seller, seller.companyId)).body).toMatchObject({
    sales: 1200,
    sales_count: 1,
    received: 1200,
    received_count: 2,
    to_come: 0,
    coming: [],
  })
  expect((await readMoney(seller, seller.companyId, { period: '2026-10' })).body).toMatchObject({ sales: 0, count: 0 })
})

test('an order paid in parts counts in the month of its last part, and a partly paid one in none', async () => {
  const seller = await goods.seller()
  const { order, pay } = await orderByInvoice(seller)
  await pay(500)
  await pay()
  await (await orderByInvoice(seller)).pay(1199)
  const parts = await app.db
    .selectFrom('invoices')
    .innerJoin('invoice_payments as money', 'money.invoice_id', 'invoices.id')
    .select('money.id')
    .where('ref', '=', `order:${order}`)
    .orderBy('money.id')
    .execute()
  // The first part came in the month before.
  await app.db
    .updateTable('invoice_payments')
    .set({ paid_on: '2026-10-30' })
    .where('id', '=', parts[0]?.id ?? 0)
    .execute()
  const readSales = async (period?: string) => {
    const { body } = await readMoney(seller, seller.companyId, period ? { period } : {})
    return [body.sales, body.sales_count]
  }
  expect([await readSales(), await readSales('2026-10'), await readSales('2026-11')]).toEqual([
    [2399, 1],
    [500, 0],
    [1899, 1],
  ])
})

test('a seller’s fee is their share of the payment’s fee, or unknown if the provider reports none', async () => {
  const seller = await goods.seller()
  // 25 rubles for a payment of 1000, of which 992.23 are this seller's.
  provider.fee = 2500
  await sell(seller, 992.23)
  provider.fee = null
  await sell(seller, 100)
  const { body } = await readMoney(seller, seller.companyId)
  expect(body.result.map(({ amount, fee, buyer }) => [amount, fee, typeof buyer])).toEqual([
    [100, null, 'string'],
    [992.23, 24.81, 'string'],
  ])
  expect([body.fees, body.fees_unknown]).toEqual([24.81, 1])
})

test('the same entries can be downloaded as a table', async () => {
  const seller = await goods.seller()
  await sell(seller, 992.23)
  const { order, pay } = await orderByInvoice(seller)
  await pay()
  const file = (format: 'csv' | 'xlsx', who: Person = seller) =>
    as(who)(exportSellerMoney, { params: { id: seller.companyId }, query: { format, period: '2026' } })
  const { headers, body } = await file('csv')
  const lines = Buffer.from(body).toString().trim().split('\r\n')
  expect(headers['content-type']).toContain('text/csv')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain(`"Заказ № ${order}"`)
  expect(lines.join('\n')).toContain('"992,23"')
  expect(
    Buffer.from((await file('xlsx')).body)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect((await file('csv', await goods.seller())).status).toBe(404)
})

test('a page and a period contain their own entries only', async () => {
  const seller = await goods.seller()
  const account = `seller:${seller.companyId}`
  const book = (event: string, at: string, kopecks: number) =>
    app.db
      .transaction()
      .execute((tx) => bookLedgerEntries(tx, { event, at: new Date(at), account: 'split:yookassa', parts: [{ account, kopecks }] }))
  // The last moment of October and the first of November, in Moscow.
  await book(`payment:${800_000_000 + seller.companyId}`, '2026-10-31T20:59:59Z', 100)
  await book(`payment:${810_000_000 + seller.companyId}`, '2026-10-31T21:00:00Z', 200)
  const readSales = async (period?: string) => (await readMoney(seller, seller.companyId, period ? { period } : {})).body.sales
  expect([
    await readSales('2026-10'),
    await readSales('2026-11'),
    await readSales('2026'),
    await readSales('2025'),
    await readSales(),
  ]).toEqual([1, 2, 3, 0, 3])
  const second = (await readMoney(seller, seller.companyId, { page: 2, page_size: 1 })).body
  expect([second.count, second.result.map(({ amount }) => amount)]).toEqual([2, [1]])
  expect((await readMoney(seller, seller.companyId, { period: '2026-13' })).status).toBe(400)
})

test('a name of a bank or an accountant with a telephone number or a link is refused', async () => {
  const seller = await goods.seller()
  const set = (changes: object) => as(seller)(setBankDetails, { params: { id: seller.companyId }, body: { ...bank, ...changes } })
  for (const changes of [{ bank_name: 'Банк, звоните +7 900 123-45-67' }, { accountant: 'Пишите на t.me/kassa' }]) {
    const { body } = await set(changes)
    expect((body as unknown as Problem).errors?.[Object.keys(changes)[0] ?? '']?.[0]?.code).toBe('text_not_allowed')
  }
  expect((await set({ accountant: 'Счетова А. Б.' })).status).toBe(200)
})

test('only the present representative of the company sees its money', async () => {
  const [seller, other, staff] = [await goods.seller(), await goods.seller(), await world.staff()]
  expect((await readMoney(seller, seller.companyId)).status).toBe(200)
  for (const who of [other, staff]) expect((await readMoney(who, seller.companyId)).status).toBe(404)
  expect((await readMoney(seller, 999_999_999)).status).toBe(404)
  await as(seller)(unbindCompany, { params: { id: seller.companyId } })
  expect((await readMoney(seller, seller.companyId)).status).toBe(404)
})

test('a seller sees whether their company can be paid by card, by invoice or not at all', async () => {
  const [seller, staff, person] = [await goods.seller(), await world.staff(), await world.person()]
  const showAccounts = async (who: Person) => (await as(who)(listSellerAccounts, {})).body
  expect(await showAccounts(seller)).toMatchObject({
    needed: true,
    test: false,
    companies: [{ id: seller.companyId, takes_payments: true }],
  })
  await as(staff)(setSellerAccount, { params: { id: seller.companyId }, body: { account: null } })
  expect((await showAccounts(seller)).companies).toMatchObject([{ account_since: null, takes_payments: false }])
  await as(seller)(setBankDetails, {
    params: { id: seller.companyId },
    body: bank,
  })
  expect((await showAccounts(seller)).companies).toMatchObject([
    { account_since: null, takes_payments: true, bank: { name: bank.bank_name, account_end: '04821' } },
  ])
  expect((await showAccounts(person)).companies).toEqual([])
})

test('a table of ten thousand entries takes less than 100 ms of the main thread', async () => {
  const printer = createMoneyPrinter()
  onTestFinished(() => printer.close())
  const entry = {
    way: 'card',
    kopecks: 123_456,
    isReceived: true,
    fee: 3456,
    invoice: null,
    isPart: false,
    buyer: 'ООО «Ромашка»',
  } as const
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ ...entry, id, ref: `order:${id}`, happenedAt: app.clock.now() }))
  const print = (printed: typeof rows) => printer.print({ rows: printed, count: 10_001, format: 'xlsx' }, 1)
  // The first print starts the worker thread and is not measured.
  await print(rows.slice(0, 1))
  const { result, ms } = await measureLeastTime(100, () => print(rows))
  expect(result.subarray(0, 2).toString()).toBe('PK')
  expect(ms).toBeLessThan(100)
})
