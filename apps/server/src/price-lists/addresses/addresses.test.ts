// Price lists from a URL: fetched in the background, applied when they have changed, reported to the seller when they fail.
import { listNotices } from '@sverka/contract/notifications/notifications'
import { addPriceListUrl, deletePriceListUrl, listPriceListUrls } from '@sverka/contract/price-lists/addresses'
import { listPriceLists } from '@sverka/contract/price-lists/price-lists'
import { getProduct } from '@sverka/contract/products/products'
import { afterAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory, type Seller } from '../../../test/goods.ts'
import { respondWith, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { createPricesReader } from '../prices-reader.ts'
import { runPriceList } from '../run-list.ts'
import { deleteAddresses } from './addresses.sql.ts'
import { exportUrls, fetchFromUrl, sendDue } from './addresses.ts'
import { fetchFile } from './fetch-file.adapter.ts'

const app = testApplication({ PRICE_LISTS_INSIDE: 'on', LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const site = webhookReceiver()
const reader = createPricesReader()
afterAll(() => reader.close())

/** For `site.answers`: the seller's site sends this file. «Артикул;Цена» in a file is «product code;price in rubles». */
const answerWith =
  (file: string, headers: Record<string, string> = {}) =>
  (response: Parameters<typeof site.answers>[0]) =>
    void response.writeHead(200, headers).end(file)
const add = (seller: Seller, url = site.url) => as(seller)(addPriceListUrl, { body: { company: seller.companyId, url, every_hours: 6 } })
/** Fetches the file and applies it as the background jobs do; returns the seller's first URL. */
const fetchAndRun = async (seller: Seller, id: number) => {
  await fetchFromUrl(app.services, reader, id)
  const { result } = (await as(seller)(listPriceLists, { query: {} })).body
  for (const list of result) await runPriceList(app.services, list.id)
  return (await as(seller)(listPriceListUrls, {})).body.addresses[0]
}
const lists = async (seller: Seller) => (await as(seller)(listPriceLists, { query: {} })).body.result
const notices = async (seller: Seller) =>
  (await as(seller)(listNotices, { query: {} })).body.result.filter(({ kind }) => kind === 'price_list_failed')

test('a changed file is applied, and an unchanged one does nothing', async () => {
  const seller = await goods.seller()
  const card = await goods.published(seller, { product_code: 'ADR-1', price: 100 })
  site.answers = answerWith('Артикул;Цена\nADR-1;90')
  const { id } = (await add(seller)).body
  expect(await fetchAndRun(seller, id)).toMatchObject({ fault: null, looked_at: app.clock.now().toISOString() })
  expect((await as(null)(getProduct, { params: { id: card } })).body.price).toBe(90)
  await fetchAndRun(seller, id)
  expect((await lists(seller)).map(({ state }) => state)).toEqual(['done'])
  site.answers = answerWith('Артикул;Цена\nADR-1;80')
  await fetchAndRun(seller, id)
  expect([(await lists(seller)).length, (await as(null)(getProduct, { params: { id: card } })).body.price]).toEqual([2, 80])
})

test('a site that sent an ETag is asked with it whether the file has changed', async () => {
  const seller = await goods.seller()
  site.answers = answerWith('Артикул;Цена\nADR-2;90', { etag: '"one"' })
  const { id } = (await add(seller)).body
  await fetchAndRun(seller, id)
  site.answers = respondWith(304)
  expect(await fetchAndRun(seller, id)).toMatchObject({ fault: null })
  expect([site.received.at(-1)?.headers['if-none-match'], (await lists(seller)).length]).toEqual(['"one"', 1])
})

/** Makes the URL due and fetches it; returns the minutes until the next fetch. */
async function fetchDue(id: number): Promise<number> {
  await app.db.updateTable('price_list_addresses').set({ next_at: app.clock.now() }).where('id', '=', id).execute()
  await sendDue(app.services)
  await fetchFromUrl(app.services, reader, id)
  const row = app.db.selectFrom('price_list_addresses').select('next_at').where('id', '=', id)
  return ((await row.executeTakeFirstOrThrow()).next_at.getTime() - app.clock.now().getTime()) / 60_000
}

test('a failed fetch is reported once and retried soon, then after growing pauses', async () => {
  const seller = await goods.seller()
  site.answers = respondWith(500)
  const { id } = (await add(seller)).body
  expect([await fetchDue(id), await fetchDue(id), await fetchDue(id), (await notices(seller)).length]).toEqual([15, 30, 60, 1])
  site.answers = answerWith('Артикул;Цена\nADR-3;90')
  // The six hours that the seller has chosen.
  expect(await fetchDue(id)).toBe(360)
  expect(await fetchAndRun(seller, id)).toMatchObject({ fault: null })
  app.clock.advance(1000)
  site.answers = answerWith('no list')
  expect(await fetchAndRun(seller, id)).toMatchObject({ fault: 'not_a_list' })
  expect((await notices(seller)).length).toBe(2)
})

test('a URL is due after its hours, and is not taken again before the next interval', async () => {
  const seller = await goods.seller()
  await add(seller, `${site.url}/due`)
  app.clock.advance(6 * 3_600_000)
  // Two processes at once. URLs of earlier tests are due too, so their number is not exact.
  const [first, second] = await Promise.all([sendDue(app.services), sendDue(app.services)])
  expect([first + second > 0, await sendDue(app.services)]).toEqual([true, 0])
})

test.each([
  ['ftp://shop.test/a.csv', 'not_https'],
  ['https://user:secret@shop.test/a.csv', 'not_https'],
  ['nothing', 'not_https'],
])('the URL %j is refused', async (url, code) => {
  expect((await add(await goods.seller(), url)).body).toMatchObject({ errors: { url: [{ code }] } })
})

test.each(['http://shop.test/a.csv', 'https://127.0.0.1/a.csv', 'https://[::1]/a.csv', 'https://localhost/a.csv'])(
  '%j is not fetched where private addresses are not allowed',
  async (url) => {
    expect(await fetchFile(url, null, { totalMs: 2000, bytesMax: 100, allowInternal: false })).toEqual({ fault: 'inside' })
  },
)

test('a redirect is followed, an endless one is not', async () => {
  const limits = { totalMs: 5000, bytesMax: 100, allowInternal: true }
  site.answers = (response) =>
    site.received.length === 1 ? response.writeHead(302, { location: '/moved' }).end() : response.writeHead(200).end('file')
  expect(await fetchFile(site.url, null, limits)).toMatchObject({ file: Buffer.from('file') })
  site.answers = respondWith(302, { location: '/moved' })
  expect(await fetchFile(site.url, null, limits)).toEqual({ fault: 'status' })
})

test('reading a file that is too large or never ends is stopped', async () => {
  site.answers = answerWith('x'.repeat(101))
  expect(await fetchFile(site.url, null, { totalMs: 5000, bytesMax: 100, allowInternal: true })).toEqual({ fault: 'too_large' })
  site.answers = (response) => void response.writeHead(200).write('x')
  expect(await fetchFile(site.url, null, { totalMs: 300, bytesMax: 100, allowInternal: true })).toEqual({ fault: 'timeout' })
})

test('a URL is added once, by a seller of the company, and a member has at most five', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  expect((await add({ ...other, companyId: seller.companyId })).code).toBe('forbidden')
  const both = await Promise.all([add(seller), add(seller)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  for (const place of [1, 2, 3, 4]) await add(seller, `${site.url}/${place}`)
  expect((await add(seller, `${site.url}/5`)).body).toMatchObject({ errors: { url: [{ code: 'too_many_addresses' }] } })
})

test('a URL is deleted only by its seller, or with the account', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const { id } = (await add(seller)).body
  expect((await as(other)(deletePriceListUrl, { params: { id } })).code).toBe('not_found')
  expect(JSON.stringify(await exportUrls(readOnly(app.db), seller.id))).toContain(site.url)
  expect((await as(seller)(deletePriceListUrl, { params: { id } })).status).toBe(204)
  await add(seller)
  expect(await app.db.transaction().execute((tx) => deleteAddresses(tx, seller.id))).toBe(1)
})

test('a seller whose company may no longer sell is notified', async () => {
  const seller = await goods.seller()
  site.answers = answerWith('Артикул;Цена\nADR-9;90')
  const { id } = (await add(seller)).body
  await app.db.deleteFrom('company_representatives').where('company_id', '=', seller.companyId).execute()
  expect(await fetchAndRun(seller, id)).toMatchObject({ fault: 'may_not_sell' })
})
