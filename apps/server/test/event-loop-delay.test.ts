// Large files are read and written in worker threads. For each kind of file the processor time is measured that it costs the main thread, which
// handles requests.
import type { ListLine } from '@sverka/contract/bulk-checks/bulk-checks'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import { buyCart, type OrderDetails } from '@sverka/contract/orders/orders'
import { setBankDetails } from '@sverka/contract/payments/invoices'
import { getStatement, uploadStatement } from '@sverka/contract/payments/statements'
import { expect, onTestFinished, test } from 'vitest'
import type { ListTable } from '../src/bulk-checks/export-list.ts'
import { createCategoryReader } from '../src/catalog/import/category-reader.ts'
import type { ExportTask } from '../src/company-card/export/export-worker.ts'
import type { SelectionTable } from '../src/company-selection/export-selection.ts'
import type { DocumentContent } from '../src/documents/document-content.ts'
import type { DocumentTask } from '../src/documents/documents-worker.ts'
import { mapWithPauses } from '../src/platform/map-with-pauses.ts'
import { createFilePrinter } from '../src/platform/threads/file-printer.ts'
import type { UserDataArchive } from '../src/profile/pack-worker.ts'
import { testApplication } from './application.ts'
import { buildRequest, createClient } from './client.ts'
import { GoodsFactory, type Seller } from './goods.ts'
import { measureLeastTime, measureLongestBlock } from './processor-time.ts'
import { checkoutForm, Purchases } from './purchases.ts'
import { encodeSingleByte, statementText } from './statements.ts'
import { World } from './world.ts'

const app = testApplication()
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const as = createClient(() => app.server)

/** The most processor time for passing the data of the largest file to a worker and receiving the file; writing it here would take longer. */
const HANDED_MS = 10

/** Writes a small file, then measures the large one; returns the file's first four bytes. `script` is the worker's path in src. */
async function costToRequests<Order>(script: string, small: Order, large: Order) {
  const printer = createFilePrinter<Order>(new URL(`../src/${script}`, import.meta.url))
  onTestFinished(() => printer.close())
  await printer.print(small)
  const { result, ms } = await measureLeastTime(HANDED_MS, () => printer.print(large))
  expect(ms).toBeLessThan(HANDED_MS)
  return result.subarray(0, 4).toString('latin1')
}

const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at))

const selected = (id: number): SelectedCompany => ({
  id,
  kind: 'company',
  name: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "РОМАШКА"',
  inn: '7701234567',
  ogrn: `10277000${10_000 + id}`,
  status: 'Действует',
  procedure: null,
  closed_on: null,
  region: 'Москва',
  okved: '46.73',
  activity: 'Торговля оптовая лесоматериалами',
  registered_on: '2002-10-01',
  leader: 'ИВАНОВ ИВАН ИВАНОВИЧ',
  revenue: 123_456_789,
  headcount: 12,
  as_of: '2026-11-01',
  example: true,
  verdict: 'proceed',
  stopped: false,
})

test.each(['xlsx', 'csv'] as const)('writing a selection of two thousand companies as %s does not delay requests', async (format) => {
  const table = (count: number): SelectionTable => ({ rows: many(count, selected), notes: new Map(), purpose: 'prepayment', format })
  expect(await costToRequests('company-selection/export-worker.ts', table(1), table(2000))).toMatch(/^PK|^ï»¿/)
})

const line = (at: number): ListLine => ({
  line: at,
  given: '7701234567',
  state: 'checked',
  fault: null,
  repeats: null,
  found_in: null,
  verdict: 'proceed',
  sum: null,
  unread_sum: null,
  disputed: 0,
  company: null,
})

test('writing a list of three thousand lines does not delay requests', async () => {
  const list = { id: 1, name: 'Список', purpose: 'prepayment' } as ListTable['list']
  const table = (count: number): ListTable => ({ list, lines: many(count, line), extras: { stops: [], notes: new Map() }, format: 'xlsx' })
  expect(await costToRequests('bulk-checks/export-worker.ts', table(1), table(3000))).toMatch(/^PK/)
})

test('writing an order of a hundred lines does not delay requests', async () => {
  const product = { id: 1, name: 'Задвижка чугунная фланцевая '.repeat(4), image: null }
  const bought = { product, article: 'A-1', quantity: 3, price: 1000, total: 3000, vat_rate: 22 }
  const party = { name: 'ООО «Ромашка»', inn: '7701234567', ogrn: '1027700123456', address: 'Москва', as_of: '2026-11-01' }
  const task = (count: number) =>
    ({
      id: 1,
      create_at: '2026-11-20T09:00:00Z',
      status: 'pending',
      paid: true,
      seller: party,
      buyer: null,
      delivery: null,
      lines: many(count, () => bought),
      total: 3000 * count,
      refunded: 0,
      steps: [],
    }) as unknown as OrderDetails
  expect(await costToRequests('orders/order-file-worker.ts', task(1), task(100))).toMatch(/^PK/)
})

test('writing a year of accounts does not delay requests', async () => {
  const lines = (count: number) => many(count, (at) => ({ code: `${1000 + at}`, name: 'Показатель', rubles: at }))
  const task = (count: number): ExportTask => ({
    accounts: { year: 2025, company: 'ООО «Ромашка»', number: '7701234567', lines: lines(count) },
  })
  expect(await costToRequests('company-card/export/export-worker.ts', task(1), task(500))).toMatch(/^PK/)
})

const party = { name: 'ООО «Ромашка»', inn: '7701234567', kpp: '770101001', ogrn: '1027700123456', address: 'Москва' }
const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

const documentContent = (count: number): DocumentContent => {
  const lines = many(count, () => ({
    name: 'Задвижка чугунная фланцевая '.repeat(4),
    article: 'A-1',
    kind: 'product' as const,
    quantity: 2,
    kopecks: 123_400,
    vatRate: 20,
  }))
  const content = { seller: { ...party, signer: null }, buyer: party, bank, reference: null, lines }
  return { number: 1, issuedOn: '2026-11-20', invoice: { number: 1, issuedOn: '2026-11-20', content }, orderId: 1, lines } as never
}

// UPD: universal transfer document («УПД») of a delivery; act: document that a service was provided.
test.each(['upd', 'act'] as const)('writing a closing document of a hundred lines (%s) does not delay requests', async (kind) => {
  const task = (count: number) => ({ [kind]: documentContent(count) }) as unknown as DocumentTask
  expect(await costToRequests('documents/documents-worker.ts', task(1), task(100))).toBe('%PDF')
})

test('writing an archive of the documents of a month does not delay requests', async () => {
  const content = Buffer.alloc(100_000, 'документ')
  const task = (count: number): DocumentTask => ({
    archive: { invoices: [], files: many(count, (at) => ({ name: `${at}.pdf`, content })) },
  })
  expect(await costToRequests('documents/documents-worker.ts', task(1), task(60))).toMatch(/^PK/)
})

test('writing a copy of a member’s own data does not delay requests', async () => {
  const bytes = Buffer.from('сообщение '.repeat(50_000))
  const task = (count: number): UserDataArchive => ({
    files: many(count, (at) => ({ name: `${at}.json`, bytes, isStored: false })),
    at: app.clock.now(),
  })
  expect(await costToRequests('profile/pack-worker.ts', task(1), task(10))).toMatch(/^PK/)
})

test('reading a file of categories of 1 MB does not delay requests', async () => {
  const reader = createCategoryReader()
  onTestFinished(() => reader.close())
  const file = (count: number) =>
    Buffer.from(['key;parent;name_ru;note', ...many(count, (at) => `k${at};;Имя;${'я'.repeat(240)}`)].join('\n').slice(0, 1_000_000))
  await reader.read(file(1), 1)
  const { result, ms } = await measureLeastTime(20, () => reader.read(file(2000), 1))
  expect(result).toHaveLength(2000)
  expect(ms).toBeLessThan(20)
})

/** Adds five thousand copies of one invoice of the seller. */
async function addInvoices(seller: Seller): Promise<void> {
  const [buyer, company] = [await world.person(), await world.company()]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1000 }))
  await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn: company.inn, email: 'buh@kolosok.test' } } })
  const {
    id: _id,
    content,
    ...original
  } = await app.db.selectFrom('invoices').selectAll().where('company_id', '=', seller.companyId).executeTakeFirstOrThrow()
  const copies = many(5000, (at) => ({
    ...original,
    content: JSON.stringify(content),
    number: 1000 + at,
    slug: `${original.slug.slice(0, -6)}${100_000 + at}`,
    ref: `order:${1_000_000 + at}`,
    buyer_inn: '7701234567',
  }))
  for (let from = 0; from < copies.length; from += 1000)
    await app.db
      .insertInto('invoices')
      .values(copies.slice(from, from + 1000))
      .execute()
}

test('matching a bank statement of five thousand lines never holds the thread long', async () => {
  const seller = await goods.seller()
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  const payments = many(5000, (at) => ({
    number: `${at}`,
    sum: `${at + 1}.00`,
    inn: '7701234567',
    purpose: `Оплата по счету № ${1000 + at}`,
  }))
  const file = encodeSingleByte(statementText(payments), 'windows-1251')
  await addInvoices(seller)
  const { body, status } = await as(seller)(uploadStatement, { files: { file } })
  expect([status, body.lines.length]).toEqual([201, 5000])
  // A real connection, whose client takes the answer in many small parts; without the server's pauses it takes some 60 ms at once.
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const read = async () => {
    const { url } = buildRequest(seller, getStatement, { params: { id: body.id } })
    const answer = await fetch(`${origin}${url}`, { headers: { authorization: `Bearer ${seller.access}` } })
    return [answer.status, (await answer.arrayBuffer()).byteLength > 1_000_000]
  }
  await read()
  const { result, ms } = await measureLongestBlock(40, read)
  expect(result).toEqual([200, true])
  expect(ms).toBeLessThan(40)
})

test('mapWithPauses returns to the event loop between parts and keeps the order', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    setImmediate(count).unref()
  }
  setImmediate(count).unref()
  expect(await mapWithPauses([1, 2, 3, 4, 5], (item) => item * 2, 2)).toEqual([2, 4, 6, 8, 10])
  expect(turns).toBeGreaterThanOrEqual(2)
})
