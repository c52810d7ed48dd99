// Closing documents through the API: an УПД (universal transfer document, for goods) and an act (for services) are numbered once, never changed
// and visible to both parties only. The XML of the УПД is valid by the Russian tax service's schema.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  downloadDocument,
  downloadDocuments,
  downloadSellerDocuments,
  issueDocuments,
  listDocuments,
  listSellerDocuments,
} from '@sverka/contract/documents/documents'
import type { UpdVersion } from '@sverka/contract/documents/documents.rules'
import { buyCart, shipOrder } from '@sverka/contract/orders/orders'
import { confirmInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { vatRates } from '@sverka/contract/products/products.rules'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { testApplication } from '../../test/application.ts'
import { createClient, type Who } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { samplesFolder } from '../../test/real-documents.ts'
import { readSheet } from '../../test/spreadsheets.ts'
import { findBrokenRules } from '../../test/upd-rules.ts'
import { World } from '../../test/world.ts'
import type { ContentLine } from '../payments/payments.ts'
import { computeSums, type DocumentContent, sumsOfLine, toUpdStatus } from './document-content.ts'
import { updXml } from './upd-xml.ts'

const app = testApplication()
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const as = createClient(() => app.server)
/** The tax service's schema of version 5.02; it is not in the repository, so its test is skipped where it is absent. */
const SCHEMA = join(samplesFolder, 'upd/ON_NSCHFDOPPR_1_997_01_05_02_01.xsd')
/** Our own schema of version 5.03, which describes the elements that we write. */
const OWN_SCHEMA = readFileSync(new URL('../../test/upd-5-03.xsd', import.meta.url), 'utf8')

const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

async function sellerWithBank(): Promise<Seller> {
  const seller = await goods.seller()
  await app.db
    .updateTable('companies')
    .set({ leader: 'ЧАРОДЕЕВА МИЛАНА ЛЬВОВНА', address: 'г. Верхнезвёздный' })
    .where('id', '=', seller.companyId)
    .execute()
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  return seller
}

/** An unpaid order by invoice: three pieces at 1,200 ₽ and a service at 240 ₽. The unit 796 is the piece in ОКЕИ, the classifier of units. */
async function createOrder(seller: Seller, vat_rate = 20, unit = 796) {
  const [buyer, { inn }] = [await world.person(), await world.company()]
  await purchases.addToCart(
    buyer,
    await goods.published(seller, { name: 'Задвижка «30с41нж» & прокладка', price: 1200, vat_rate, unit }),
    3,
  )
  await purchases.addToCart(buyer, await goods.published(seller, { name: 'Доставка', price: 240, product_type: 'service', vat_rate }))
  const reply = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn, email: 'buh@kolosok.test' } } })
  const slug = reply.body.order_url.split('/').at(-1) ?? ''
  const params = { id: reply.body.orders[0] ?? 0 }
  const pay = () => as(seller)(confirmInvoice, { params: { slug }, body: {} })
  return { buyer, params, slug, pay }
}

test('the seller issues a numbered УПД and an act once, and both sides have the files', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, pay } = await createOrder(seller)
  expect((await as(seller)(issueDocuments, { params })).code).toBe('order_state')
  await pay()
  expect((await as(buyer)(listDocuments, { params })).body).toMatchObject({
    invoices: [{ number: 1, status: 'paid', amount: 3840 }],
    documents: [],
    may_issue: false,
    may_correct: false,
  })
  expect((await as(seller)(listDocuments, { params })).body.may_issue).toBe(true)
  expect((await as(buyer)(issueDocuments, { params })).code).toBe('not_found')
  const replies = await Promise.all([1, 2, 3].map(() => as(seller)(issueDocuments, { params })))
  for (const { status, body } of replies)
    expect([status, body.documents]).toMatchObject([
      201,
      [
        { kind: 'upd', number: 1, upd_status: 1, amount: 3600, formats: ['pdf', 'xlsx', 'xml'] },
        { kind: 'act', number: 1, upd_status: null, amount: 240, formats: ['pdf', 'xlsx'] },
      ],
    ])
  const [upd] = (await as(buyer)(listDocuments, { params })).body.documents
  const file = await as(buyer)(downloadDocument, { params: { id: upd?.id ?? 0, format: 'pdf' } })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  const sheet = await as(buyer)(downloadDocument, { params: { id: upd?.id ?? 0, format: 'xlsx' } })
  const { texts } = await readSheet(sheet.body as unknown as Buffer)
  expect(texts.filter((text) => /№ 1 от|Задвижка|20 %/.test(text)).length).toBeGreaterThanOrEqual(3)
})

test('the УПД names the payment order that the seller reported, and the sender and receiver of the goods', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, slug } = await createOrder(seller)
  await as(seller)(confirmInvoice, { params: { slug }, body: { number: '118' } })
  const { documents } = (await as(seller)(issueDocuments, { params })).body
  const file = await as(buyer)(downloadDocument, { params: { id: documents[0]?.id ?? 0, format: 'xml' } })
  const xml = new TextDecoder('windows-1251').decode(file.body as unknown as Buffer)
  expect(xml).toContain('<ГрузОт><ОнЖе>он же</ОнЖе></ГрузОт><ГрузПолуч>')
  expect(xml).toContain('<СвПРД НомерПРД="118" СуммаПРД="3840.00"/>')
})

test('the УПД has the day of the payment order and the day on which the goods were sent off', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, pay } = await createOrder(seller)
  await pay()
  await app.db
    .updateTable('invoice_payments')
    .set({ number: '1184', drawn_on: '2026-11-18' })
    .where('company_id', '=', seller.companyId)
    .execute()
  await as(seller)(shipOrder, { params, body: { status: 'in_progress' } })
  const sentOff = new Date(app.clock.now().getTime() - 2 * 86_400_000)
  await app.db.updateTable('order_steps').set({ happened_at: sentOff }).where('order_id', '=', params.id).execute()
  const { documents } = (await as(seller)(issueDocuments, { params })).body
  const file = await as(buyer)(downloadDocument, { params: { id: documents[0]?.id ?? 0, format: 'xml' } })
  const xml = new TextDecoder('windows-1251').decode(file.body as unknown as Buffer)
  expect(xml).toContain('<СвПРД НомерПРД="1184" ДатаПРД="18.11.2026"')
  expect(xml).toMatch(/ДатаДок="20\.11\.2026".*ДатаПер="18\.11\.2026"/)
})

test('a document with a number but no files, as after an interruption, is printed by the next request', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, pay } = await createOrder(seller)
  await pay()
  const head = { order_id: params.id, company_id: seller.companyId, issued_on: '2026-11-20', created_at: app.clock.now() }
  const unprinted = { ...head, kind: 'upd', number: 900, upd_status: 1, amount_kopecks: 3600_00 }
  await app.db.insertInto('order_documents').values(unprinted).execute()
  expect((await as(buyer)(listDocuments, { params })).body.documents).toEqual([])
  expect((await as(seller)(listDocuments, { params })).body.may_issue).toBe(true)
  const { body } = await as(seller)(issueDocuments, { params })
  expect(body.documents).toMatchObject([{ kind: 'upd', number: 900, formats: ['pdf', 'xlsx', 'xml'] }])
})

test('a seller lists the documents of its company by month, and nobody else does', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, pay } = await createOrder(seller)
  await pay()
  await as(seller)(issueDocuments, { params })
  const listed = (who: Who, query = {}) => as(who)(listSellerDocuments, { params: { id: seller.companyId }, query })
  expect((await listed(seller)).body).toMatchObject({
    count: 2,
    result: [
      { kind: 'act', order: params.id, formats: ['pdf', 'xlsx'] },
      { kind: 'upd', formats: ['pdf', 'xlsx', 'xml'] },
    ],
  })
  expect([(await listed(seller, { period: '2026-11' })).body.count, (await listed(seller, { period: '2026-10' })).body.count]).toEqual([
    2, 0,
  ])
  const zip = (who: Who, query = {}) => as(who)(downloadSellerDocuments, { params: { id: seller.companyId }, query })
  const names = Object.keys(unzipSync(new Uint8Array((await zip(seller, { period: '2026-11' })).body)))
  // PDF, XLSX and XML of the УПД, PDF and XLSX of the act.
  expect([names.length, names.filter((name) => name.endsWith('.xml')).length]).toEqual([5, 1])
  expect((await zip(seller, { period: '2026-10' })).status).toBe(404)
  for (const who of [buyer, await goods.seller(), await world.staff()])
    expect([(await listed(who)).status, (await zip(who)).status]).toEqual([404, 404])
})

test('the ZIP of an order has all its documents under their names', async () => {
  const seller = await sellerWithBank()
  const { buyer, params, pay } = await createOrder(seller)
  await pay()
  await as(seller)(issueDocuments, { params })
  const reply = await app.server.inject({
    url: `/api/v1/orders/${params.id}/documents/zip/`,
    headers: { authorization: `Bearer ${buyer.access}` },
  })
  const files = unzipSync(reply.rawPayload)
  const names = Object.keys(files)
  expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([
    'Счёт_1_20.11.2026.pdf',
    'Договор-оферта_1_20.11.2026.pdf',
    'УПД_1_20.11.2026.pdf',
    'Акт_1_20.11.2026.pdf',
  ])
  for (const name of names.filter((file) => file.endsWith('.pdf')))
    expect(strFromU8(files[name] ?? new Uint8Array(), true).slice(0, 5)).toBe('%PDF-')
  expect(names.filter((name) => name.endsWith('.xlsx'))).toEqual([
    'Счёт_1_20.11.2026.xlsx',
    'УПД_1_20.11.2026.xlsx',
    'Акт_1_20.11.2026.xlsx',
  ])
  const xml = names.find((name) => name.endsWith('.xml')) ?? ''
  expect(new TextDecoder('windows-1251').decode(files[xml])).toContain(`ИдФайл="${xml.replace('.xml', '')}"`)
})

test('the application cannot change issued documents, and nobody else reads them', async () => {
  const seller = await sellerWithBank()
  const { params, pay } = await createOrder(seller)
  await pay()
  const { documents } = (await as(seller)(issueDocuments, { params })).body
  const other = await sellerWithBank()
  for (const operation of [listDocuments, downloadDocuments, issueDocuments])
    expect((await as(other)(operation, { params })).code).toBe('not_found')
  expect((await as(other)(downloadDocument, { params: { id: documents[0]?.id ?? 0, format: 'xml' } })).code).toBe('not_found')
  await expect(app.db.updateTable('order_documents').set({ number: 9 }).execute()).rejects.toThrow(/permission denied/)
  await expect(app.db.deleteFrom('order_document_files').execute()).rejects.toThrow(/permission denied/)
})

test('an УПД with 22 % VAT has XML that states version 5.03', async () => {
  const seller = await sellerWithBank()
  const { params, pay } = await createOrder(seller, 22)
  await pay()
  const { documents } = (await as(seller)(issueDocuments, { params })).body
  expect(documents.map(({ kind, formats }) => [kind, formats])).toEqual([
    ['upd', ['pdf', 'xlsx', 'xml']],
    ['act', ['pdf', 'xlsx']],
  ])
  const file = await as(seller)(downloadDocument, { params: { id: documents[0]?.id ?? 0, format: 'xml' } })
  const xml = new TextDecoder('windows-1251').decode(file.body as unknown as Buffer)
  expect(xml).toMatch(/ВерсФорм="5\.03".*НалСт="22%"/)
})

test('a company whose head the register does not name gets a PDF without XML', async () => {
  const seller = await sellerWithBank()
  await app.db.updateTable('companies').set({ leader: null }).where('id', '=', seller.companyId).execute()
  const { params, pay } = await createOrder(seller)
  await pay()
  const { documents } = (await as(seller)(issueDocuments, { params })).body
  expect(documents[0]).toMatchObject({ kind: 'upd', formats: ['pdf', 'xlsx'] })
})

const party = { name: 'ООО «Стальной & Колосок»', inn: '7799483056', kpp: '779901001', address: 'Химки, ул. Нездешняя, д. 8' }
const makeContent = (lines: readonly ContentLine[], buyer = party): DocumentContent => ({
  number: 388,
  issuedOn: '2026-11-20',
  orderId: 5,
  lines,
  invoice: {
    number: 471,
    issuedOn: '2026-11-05',
    content: {
      seller: { ...party, inn: '6699102749', kpp: '669901001', head: 'Чародеева Милана Львовна', accountant: null },
      bank: { name: 'Банк', bic: bank.bic, account: bank.account, corrAccount: bank.corr_account },
      buyer,
      reference: null,
      lines,
    },
  },
})
const soldBy = (seller: DocumentContent['invoice']['content']['seller']): DocumentContent => {
  const { invoice, ...content } = makeContent([oneLine(20)])
  return { ...content, invoice: { ...invoice, content: { ...invoice.content, seller } } }
}
const oneLine = (vatRate: number | null, change: Partial<ContentLine> = {}): ContentLine => ({
  name: 'Задвижка <30с41нж> 阀门',
  article: 'VZ-30-100',
  kind: 'product',
  quantity: 3,
  kopecks: 1200_01,
  vatRate,
  ...change,
})

const MOMENT = new Date('2026-11-20T09:30:00Z')
const trader = { name: 'ИП Колосков Тимур Наильевич', inn: '779940261393', kpp: null as never, address: null as never }
/** Both statuses, goods and services, companies and sole traders as sellers and buyers, payments with and without a number. */
const contents = [
  makeContent([oneLine(20), oneLine(10), oneLine(0), oneLine(null, { kind: 'service', article: '' })]),
  makeContent([oneLine(null)]),
  makeContent([oneLine(20)], trader),
  {
    ...makeContent([oneLine(20)]),
    payments: [{ number: '118', drawnOn: '2026-11-18', paidOn: '2026-11-19', kopecks: 3600_03 }],
    shippedOn: '2026-11-19',
  },
  { ...makeContent([oneLine(20)]), payments: [{ number: null, drawnOn: null, paidOn: '2026-11-19', kopecks: 1 }] },
  soldBy({ ...trader, ogrn: '326779900000011', head: 'Колосков Тимур Наильевич', accountant: null }),
]
/** Rates that only version 5.03 allows (5, 7 and 22 %), with the smallest and the largest price. */
const newRates = [
  makeContent(vatRates.map((rate) => oneLine(rate))),
  makeContent([oneLine(22, { quantity: 1, kopecks: 1 }), oneLine(7, { quantity: 99_999, kopecks: 99_999_999_99 })]),
]

/** Name and text of the XML, converted to UTF-8 for the validator. */
function writeXml(content: DocumentContent, version: UpdVersion) {
  const { name, bytes } = updXml(content, { id: '7b1d', moment: MOMENT, version })
  const xml = new TextDecoder('windows-1251').decode(bytes).replace('encoding="windows-1251"', 'encoding="utf-8"')
  return { name, xml }
}

/** Faults of the XML by the schema and by the format's rules that a schema cannot express. */
async function listFaults(content: DocumentContent, version: UpdVersion, schema: string) {
  const { name, xml } = writeXml(content, version)
  const { errors } = await validateXML({ xml: { fileName: name, contents: xml }, schema })
  return [...errors.map(({ message }) => message), ...findBrokenRules(name.replace('.xml', ''), xml)]
}

test.skipIf(!existsSync(SCHEMA))('the XML of version 5.02 is valid by its schema, which refuses the new rates', async () => {
  const schema = new TextDecoder('windows-1251').decode(readFileSync(SCHEMA)).replace('encoding="windows-1251"', 'encoding="utf-8"')
  for (const content of contents) expect(await listFaults(content, '5.02', schema)).toEqual([])
  expect(await listFaults(newRates[0] ?? makeContent([]), '5.02', schema)).not.toEqual([])
})

test('the XML of version 5.03 with each VAT rate is valid by our own schema of that version', async () => {
  for (const content of [...contents, ...newRates]) expect(await listFaults(content, '5.03', OWN_SCHEMA)).toEqual([])
  // A file that states version 5.02 is refused by the schema of 5.03.
  expect(await listFaults(makeContent([oneLine(20)]), '5.02', OWN_SCHEMA)).not.toEqual([])
})

test('the versions 5.02 and 5.03 of one document differ only in the attribute that names the version', () => {
  for (const content of contents)
    expect(writeXml(content, '5.03').xml).toBe(writeXml(content, '5.02').xml.replace('ВерсФорм="5.02"', 'ВерсФорм="5.03"'))
})

test('the checker of the conditional rules of the format reports each broken one', () => {
  const { name, xml } = writeXml(contents[0] ?? makeContent([]), '5.03')
  const listBroken = (from: RegExp | string, to: string, file = name.replace('.xml', '')) => findBrokenRules(file, xml.replace(from, to))
  expect([
    listBroken('', '', 'another'),
    listBroken(/ НаимДокОпр="[^"]*"/, ''),
    listBroken(/<Адрес>.*?<\/Адрес>/, ''),
    listBroken(/ НаимЕдИзм="[^"]*"/, ''),
    listBroken(/ ЦенаТов="[^"]*"/, ' ЦенаТов="0"'),
    listBroken(/ ДатаПер="[^"]*"/, ''),
    listBroken('СпосПодтПолном="1"', 'СпосПодтПолном="3"'),
  ]).toEqual([
    ['the file is named by its identifier'],
    ['the document has a name'],
    ['parties of an invoice have addresses'],
    ['a code of a unit has a name'],
    ['a quantity of an invoice has a price'],
    ['a transfer has a day'],
    ['only a signer by a power of attorney names one'],
  ])
})

test('the XML has code and name of the unit of a line, by default those of the piece', () => {
  const readUnit = (change: Partial<ContentLine>) => {
    const { bytes } = updXml(makeContent([oneLine(20, change)]), { id: '7b1d', moment: new Date('2026-11-20T09:30:00Z') })
    return /ОКЕИ_Тов="(\d+)" НаимЕдИзм="([^"]+)"/.exec(new TextDecoder('windows-1251').decode(bytes))?.slice(1)
  }
  expect([readUnit({ unit: 6 }), readUnit({ unit: 168 }), readUnit({})]).toEqual([
    ['006', 'м'],
    ['168', 'т'],
    ['796', 'шт'],
  ])
})

test('in 10,000 random documents the net sums, VAT and totals of the lines add up to those of the document', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    kopecks: fc.integer({ min: 1, max: 99_999_999 }),
    vatRate: fc.constantFrom(null, 0, 5, 7, 10, 20, 22),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (made) => {
      const lines = made.map((one) => oneLine(one.vatRate, one))
      const { net, vat, total } = computeSums(lines)
      const each = lines.map(sumsOfLine)
      return (
        net + vat === total &&
        each.every((one) => one.net + one.vat === one.total && one.net > 0) &&
        toUpdStatus(lines) === (made.every(({ vatRate }) => vatRate === null) ? 2 : 1)
      )
    }),
    { numRuns: 10_000 },
  )
})
