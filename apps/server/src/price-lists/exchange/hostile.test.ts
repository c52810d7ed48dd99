// Faulty and hostile files and requests of the exchange with 1С (a Russian accounting program): repeated, cut off, huge or forged.
import { getOrder } from '@sverka/contract/orders/orders'
import { makeExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import { listPriceLists } from '@sverka/contract/price-lists/price-lists'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { ExchangeClient, encodeXml } from '../../../test/exchange-client.ts'
import { GoodsFactory, type Seller } from '../../../test/goods.ts'
import { Purchases } from '../../../test/purchases.ts'
import { World } from '../../../test/world.ts'
import { runPriceList } from '../run-list.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
let site = ''

beforeAll(async () => {
  site = await app.server.listen({ host: '127.0.0.1', port: 0 })
})

async function connect(seller: Seller, type: 'catalog' | 'sale') {
  const client = new ExchangeClient(site, type)
  await client.begin((await as(seller)(makeExchangeCredentials, { body: { company: seller.companyId } })).body)
  return client
}
const runLists = (seller: Seller) => async () => {
  for (const { id } of (await as(seller)(listPriceLists, { query: {} })).body.result) await runPriceList(app.services, id)
}
const lists = async (seller: Seller) => (await as(seller)(listPriceLists, { query: {} })).body.count
const listStocks = async (seller: Seller) => (await as(seller)(listOwnProducts, { query: {} })).body.result.map(({ stock }) => stock)

/** A file of CommerceML, the XML format of the exchange. */
const inFile = (text: string) => `<КоммерческаяИнформация ВерсияСхемы="2.05">${text}</КоммерческаяИнформация>`
/** The offer of the product with this code. */
const offers = (article: string, inside: string) =>
  inFile(
    `<ПакетПредложений><Предложения><Предложение><Артикул>${article}</Артикул>${inside}</Предложение></Предложения></ПакетПредложений>`,
  )
const price = (sum: string) => `<Цены><Цена><ЦенаЗаЕдиницу>${sum}</ЦенаЗаЕдиницу></Цена></Цены>`

test('a file sent again after a failure starts anew, and so does everything after an init', async () => {
  const seller = await goods.seller()
  await goods.published(seller, { price: 100, stock: 5, product_code: 'СНОВА' })
  const client = await connect(seller, 'catalog')
  const whole = encodeXml(offers('СНОВА', price('120')), 'UTF-8')
  await client.send('offers.xml', whole.subarray(0, 200))
  expect((await client.ask('mode=import&filename=offers.xml')).lines[0]).toBe('failure')
  await client.send('offers.xml', whole)
  expect((await client.import('offers.xml', runLists(seller))).lines).toEqual([
    'success',
    'Загружено: 1',
    'Без изменений: 0',
    'Отказано: 0',
  ])
  await client.send('prices.xml', whole.subarray(0, 200))
  await client.ask('mode=init')
  await client.send('prices.xml', whole)
  expect((await client.import('prices.xml', runLists(seller))).lines[2]).toBe('Без изменений: 1')
})

test('parts sent simultaneously are all stored, and a damaged file is a failure', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  const part = encodeXml(offers('ДВАЖДЫ', price('10')), 'UTF-8')
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.ask('mode=file&filename=offers.xml', part)))
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['success']))
  expect((await client.ask('mode=import&filename=offers.xml')).lines[0]).toBe('failure')
  expect(await lists(seller)).toBe(0)
})

test.each([
  ['below zero', '<Количество>-3</Количество>', 0],
  ['in fractions', '<Количество>12,750</Количество>', 12],
  ['of warehouses, one below zero', '<Склад КоличествоНаСкладе="-5"/><Склад КоличествоНаСкладе="7.5"/>', 7],
])('a stock %s does not prevent the price from being applied', async (_how, stock, stored) => {
  const seller = await goods.seller()
  await goods.published(seller, { price: 100, stock: 5, product_code: 'ОСТАТОК' })
  const client = await connect(seller, 'catalog')
  await client.send('offers.xml', encodeXml(offers('ОСТАТОК', price('130.5000') + stock), 'windows-1251'))
  expect((await client.import('offers.xml', runLists(seller))).lines[1]).toBe('Загружено: 1')
  expect(await listStocks(seller)).toEqual([stored])
})

test.each([
  [
    'entities that grow',
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ааааааааа"><!ENTITY b "&a;&a;&a;&a;">]>${offers('&b;', price('1'))}`),
  ],
  [
    'a file of the server',
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${offers('&a;', price('1'))}`),
  ],
  ['another encoding than its declaration', Buffer.from(`<?xml version="1.0" encoding="windows-1251"?>${offers('КОД', price('1'))}`)],
  ['the encoding UTF-16', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${offers('КОД', price('1'))}`, 'utf16le')],
  ['elements inside one another', Buffer.from(inFile(`${'<Группы>'.repeat(5000)}${'</Группы>'.repeat(5000)}`))],
  ['nothing', Buffer.alloc(0)],
] as const)('a file with %s is a failure and makes no list', async (_what, file) => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  await client.ask('mode=file&filename=import.xml', file)
  expect((await client.ask('mode=import&filename=import.xml')).lines[0]).toBe('failure')
  expect(await lists(seller)).toBe(0)
})

test('a zip that grows beyond the limit or names a parent folder is a failure', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  // An unpacked file may have 120 MB.
  const zeros = new Uint8Array(130_000_000)
  await client.send('bomb.zip', Buffer.from(zipSync({ 'import.xml': zeros, '../../offers.xml': strToU8('<a/>') })))
  const answers = await Promise.all(
    ['import.xml', '../../../../etc/passwd', '..%2F..%2Foffers.xml'].map((name) => client.ask(`mode=import&filename=${name}`)),
  )
  expect(new Set(answers.map(({ lines }) => lines[0]))).toEqual(new Set(['failure', 'progress']))
  expect(await lists(seller)).toBe(0)
})

test('invalid names and unknown commands are failures with a message', async () => {
  const client = await connect(await goods.seller(), 'catalog')
  for (const query of [
    'mode=file',
    'mode=file&filename=',
    `mode=file&filename=${'я'.repeat(300)}`,
    'mode=file&filename=a%00.xml',
    'mode=nothing',
    'mode=query',
    'mode=file&filename=a&filename=b',
  ])
    expect((await client.ask(query, Buffer.from('<a/>'))).lines[0]).toBe('failure')
  expect((await client.ask(`mode=file&filename=${encodeURIComponent("'; drop table orders; --.xml")}`, Buffer.from('<a/>'))).text).toBe(
    'success',
  )
})

async function createPaidOrder(seller: Seller) {
  const buyer = await world.person()
  const card = await goods.published(seller, { price: 100, stock: 5, product_code: 'КОД-1', vat_rate: 20 })
  await purchases.addToCart(buyer, card, 1)
  const { order_url: url, orders } = (await purchases.buy(buyer)).body
  await purchases.pay(url)
  return { buyer, id: orders[0] ?? 0 }
}
/** The state of an order with this number, as 1С sends it: «Отменен» is cancelled, «Отгружен» shipped. */
const stateXml = (number: string, name: string, value = 'true') =>
  encodeXml(
    inFile(
      `<Документ><Номер>${number}</Номер><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ>`,
    ),
    'UTF-8',
  )

test('a number that 1С assigned itself is not an order here', async () => {
  const seller = await goods.seller()
  const { buyer, id } = await createPaidOrder(seller)
  const client = await connect(seller, 'sale')
  // Numbers that contain the order's number, but are not written as the site writes it.
  for (const number of [String(id).padStart(9, '0'), `0000-${id}`, `${id}.0`, `+${id}`, `${id}e0`])
    expect((await client.send('orders.xml', stateXml(number, 'Отменен')))[0]?.text).toBe('success')
  expect((await as(buyer)(getOrder, { params: { id } })).body).toMatchObject({ status: 'pending', cancelled: null })
})

test('repeated and reordered states change nothing', async () => {
  const seller = await goods.seller()
  const { buyer, id } = await createPaidOrder(seller)
  // Connecting a second time makes a new password, which ends the first session.
  const [ended, client] = [await connect(seller, 'sale'), await connect(seller, 'sale')]
  expect((await ended.ask('mode=init')).lines[0]).toBe('failure')
  const answers = await Promise.all(['a.xml', 'b.xml', 'c.xml'].map((name) => client.send(name, stateXml(String(id), 'Отгружен'))))
  expect(answers.map(([answer]) => answer?.lines[0])).toEqual(['success', 'success', 'success'])
  expect(answers.flatMap(([answer]) => answer?.lines.slice(1) ?? [])).toEqual([`Заказ ${id}: передан в доставку`])
  await client.send('d.xml', stateXml(String(id), 'Отгружен', 'false'))
  expect((await as(buyer)(getOrder, { params: { id } })).body).toMatchObject({ status: 'in_progress', cancelled: null })
})

test('orders changed between the query and its confirmation are sent again', async () => {
  const seller = await goods.seller()
  const { id } = await createPaidOrder(seller)
  const client = await connect(seller, 'sale')
  expect((await client.ask('mode=query')).text).toContain(`<Номер>${id}</Номер>`)
  await client.send('orders.xml', stateXml(String(id), 'Отгружен'))
  await client.ask('mode=success')
  expect((await client.ask('mode=query')).text).toContain('<Значение>Отгружен</Значение>')
})
