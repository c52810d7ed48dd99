// The exchange with 1С over HTTP: goods in both encodings and in a zip, orders out, their states back, and refused requests.
//
// 1С is the accounting program of most Russian companies. The files are XML in its format CommerceML. Expected answers are the status word of the
// protocol, then Russian lines for the person at 1С: «Загружено» counts applied lines, «Без изменений» unchanged and «Отказано» refused ones.
import { cancelOrder, getOrder, shipOrder } from '@sverka/contract/orders/orders'
import { deleteExchangeCredentials, listExchangeCredentials, makeExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import { listPriceLists, setPriceCategories } from '@sverka/contract/price-lists/price-lists'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { ExchangeClient, encodeXml } from '../../../test/exchange-client.ts'
import { GoodsFactory, type Seller } from '../../../test/goods.ts'
import { Purchases } from '../../../test/purchases.ts'
import { type Person, World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { runPriceList } from '../run-list.ts'
import { eraseLogins } from './exchange.sql.ts'
import { exportCredentials, sweepWorker } from './exchange-logins.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
let site = ''

beforeAll(async () => {
  site = await app.server.listen({ host: '127.0.0.1', port: 0 })
})

const makeLogin = async (seller: Seller) => (await as(seller)(makeExchangeCredentials, { body: { company: seller.companyId } })).body
const connect = async (seller: Seller, type: 'catalog' | 'sale') => {
  const client = new ExchangeClient(site, type)
  await client.begin(await makeLogin(seller))
  return client
}
/** Runs the jobs of the seller's price lists, as the background does. */
const runLists = (seller: Person) => async () => {
  for (const { id } of (await as(seller)(listPriceLists, { query: {} })).body.result) await runPriceList(app.services, id)
}
const drafts = async (seller: Person) => (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result

/** A CommerceML file around the elements. */
const inFile = (text: string) => `<КоммерческаяИнформация ВерсияСхемы="2.05">${text}</КоммерческаяИнформация>`
/** A category; a group of 1С with its name means this category. */
const group = async () => {
  const id = await goods.category()
  const { name } = await app.db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, name }
}
/** Goods without prices: their ids, articles (product codes), names, and the group of this name. */
const importXml = (name: string, ids: readonly string[]) =>
  inFile(
    `<Классификатор><Группы><Группа><Ид>1</Ид><Наименование>${name}</Наименование></Группа></Группы></Классификатор><Каталог><Товары>${ids
      .map(
        (id) =>
          `<Товар><Ид>${id}</Ид><Артикул>А-${id}</Артикул><Наименование>Болт «${id}»</Наименование><Группы><Ид>1</Ид></Группы></Товар>`,
      )
      .join('')}</Товары></Каталог>`,
  )
/** Price in rubles and stock of the goods with these ids. */
const offersXml = (ids: readonly string[], price: number) =>
  inFile(
    `<ПакетПредложений><Предложения>${ids
      .map(
        (id) =>
          `<Предложение><Ид>${id}</Ид><Цены><Цена><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены><Количество>5</Количество></Предложение>`,
      )
      .join('')}</Предложения></ПакетПредложений>`,
  )

test.each(['windows-1251', 'UTF-8'] as const)(
  '1С sends goods and prices in parts in %s, and a repeat changes nothing',
  async (encoding) => {
    const seller = await goods.seller()
    const { id: category, name } = await group()
    const ids = Array.from({ length: 30 }, (_, at) => `g-${encoding}-${at}`)
    const client = await connect(seller, 'catalog')
    const files = { 'import.xml': importXml(name, ids), 'offers.xml': offersXml(ids, 90) }
    const exchange = async () => {
      const answers: (readonly string[])[] = []
      for (const [file, xml] of Object.entries(files)) {
        const parts = await client.send(file, encodeXml(xml, encoding), 1000)
        expect([parts.length > 2, ...new Set(parts.map(({ text }) => text))]).toEqual([true, 'success'])
        answers.push((await client.import(file, runLists(seller))).lines)
      }
      return answers
    }
    // Goods without prices are refused («there is no price yet») until the second file brings the prices.
    expect(await exchange()).toEqual([
      [
        ...['success', 'Загружено: 0', 'Без изменений: 0', 'Отказано: 30'],
        expect.stringMatching(/^Цены ещё нет\. .+ Строк: 30, строка 1 \(А-g-.+-0\), строка 2 .+, строка 3 .+, и другие$/),
        expect.stringMatching(/^Каждая строка с причиной: http:.+\/profile\/price-lists\/\d+\?outcome=refused$/),
      ],
      ['success', 'Загружено: 30', 'Без изменений: 0', 'Отказано: 0'],
    ])
    expect((await drafts(seller))[0]).toMatchObject({ price: 90, stock: 5, category: { id: category } })
    expect((await exchange())[1]).toEqual(['success', 'Загружено: 0', 'Без изменений: 30', 'Отказано: 0'])
  },
)

test('files are found in a zip that came in parts', async () => {
  const seller = await goods.seller()
  const { name } = await group()
  const client = await connect(seller, 'catalog')
  const zip = zipSync({
    'webdata/import.xml': encodeXml(importXml(name, ['z-1']), 'UTF-8'),
    'webdata/offers.xml': encodeXml(offersXml(['z-1'], 70), 'windows-1251'),
    'webdata/import_files/1.jpg': Buffer.alloc(500, 7),
  })
  await client.send('v8_1.zip', Buffer.from(zip), 300)
  expect((await client.import('import.xml', runLists(seller))).lines[0]).toBe('success')
  expect((await client.import('webdata/offers.xml', runLists(seller))).lines.slice(0, 2)).toEqual(['success', 'Загружено: 1'])
  expect(await drafts(seller)).toMatchObject([{ product_code: 'А-z-1', price: 70 }])
  expect((await client.import('rests.xml', runLists(seller))).lines[0]).toBe('failure')
})

test('a group of 1С is mapped to a category once, and the products that waited for it are made', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  const exchange = async () => {
    await client.send('import.xml', encodeXml(importXml('Скобяной ряд', ['m-1']), 'UTF-8'))
    await client.import('import.xml', runLists(seller))
    await client.send('offers.xml', encodeXml(offersXml(['m-1'], 30), 'UTF-8'))
    return (await client.import('offers.xml', runLists(seller))).lines[1]
  }
  expect(await exchange()).toBe('Загружено: 0')
  const { result } = (await as(seller)(listPriceLists, { query: {} })).body
  const id = result.find(({ file_name }) => file_name === 'import.xml')?.id ?? 0
  const categories = [{ name: 'Скобяной ряд', category: await goods.category() }]
  expect((await as(seller)(setPriceCategories, { params: { id }, body: { categories } })).status).toBe(200)
  await runLists(seller)()
  expect(await drafts(seller)).toMatchObject([{ product_code: 'А-m-1', price: 30, category: { id: categories[0]?.category } }])
  expect(await exchange()).toBe('Загружено: 0')
})

test('a file that is cut, empty or missing is a failure and changes nothing', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  await client.send('import.xml', encodeXml(importXml('Болты', ['c-1']), 'UTF-8').subarray(0, 300))
  await client.send('v8.zip', Buffer.from('PK\u0003\u0004 no directory'))
  for (const name of ['import.xml', 'offers.xml']) expect((await client.ask(`mode=import&filename=${name}`)).lines[0]).toBe('failure')
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(0)
})

test('a file without goods and a picture are accepted and make no list', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  expect(await client.send('import_files/ab/1.jpg', Buffer.alloc(100))).toMatchObject([{ text: 'success' }])
  await client.send('units.xml', encodeXml(inFile('<Классификатор><ЕдиницыИзмерения/></Классификатор>'), 'UTF-8'))
  expect((await client.ask('mode=import&filename=units.xml')).lines[0]).toBe('success')
  expect((await client.ask('mode=deactivate')).text).toBe('success')
  expect((await as(seller)(listPriceLists, { query: {} })).body.count).toBe(0)
})

test('pictures that import.xml names by URL are awaited, and a file that never came is reported', async () => {
  const seller = await goods.seller()
  const { name } = await group()
  const client = await connect(seller, 'catalog')
  const pictures = [
    'import_files/ab/p-1.jpg',
    'https://shop.test/1.jpg',
    'http://shop.test/2.jpg',
    'https://shop.test/1.jpg',
    'javascript:1',
  ]
  const tags = pictures.map((one) => `<Картинка>${one}</Картинка>`).join('')
  const exchange = async () => {
    await client.send('import.xml', encodeXml(importXml(name, ['p-1']).replace('<Группы><Ид>', `${tags}<Группы><Ид>`), 'windows-1251'))
    await client.import('import.xml', runLists(seller))
    await client.send('offers.xml', encodeXml(offersXml(['p-1'], 40), 'UTF-8'))
    return (await client.import('offers.xml', runLists(seller))).lines
  }
  const listAwaited = () =>
    app.db.selectFrom('price_list_pictures').select('url').where('user_id', '=', seller.id).orderBy('position').execute()
  // The last line: one picture was not taken, since its file is not in the exchange or is no picture of at most 10 MB.
  expect(await exchange()).toEqual([
    ...['success', 'Загружено: 1', 'Без изменений: 0', 'Отказано: 0'],
    'Картинок не взяли: 1. Файла нет в обмене, или это не PNG, JPEG, WebP до 10 МБ',
  ])
  expect((await listAwaited()).map(({ url }) => url)).toEqual(['https://shop.test/1.jpg', 'https://shop.test/2.jpg'])
  expect((await exchange())[1]).toBe('Загружено: 0')
  expect(await listAwaited()).toHaveLength(2)
})

/** An unpaid order of two pieces at 100 rubles; `url` is the page on which it is paid. */
async function createOrder() {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { price: 100, stock: 5, product_code: 'КОД-1', vat_rate: 20 })
  await purchases.addToCart(buyer, card, 2)
  const { order_url: url, orders } = (await purchases.buy(buyer)).body
  return { buyer, seller, card, url, id: orders[0] ?? 0 }
}
const status = async (who: Person, id: number) => (await as(who)(getOrder, { params: { id } })).body.status
/** The state of an order, as 1С sends it back. */
const stateXml = (id: number, properties: string) =>
  inFile(`<Документ><Ид>${id}</Ид><Номер>${id}</Номер><ЗначенияРеквизитов>${properties}</ЗначенияРеквизитов></Документ>`)
const property = (name: string, value: string) =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`

test('1С fetches paid orders of its seller until it has confirmed them', async () => {
  const { buyer, seller, card, url, id } = await createOrder()
  const client = await connect(seller, 'sale')
  // A <Документ> is an order: the unpaid one is not sent.
  expect((await client.ask('mode=query')).text).not.toContain('<Документ>')
  await purchases.pay(url)
  // The product's id in 1С, which a price list has named.
  await app.db
    .insertInto('price_list_goods')
    .values({ user_id: seller.id, company_id: seller.companyId, external_id: 'one-c-7', product_id: card, cells: '{}' })
    .execute()
  const { text } = await client.ask('mode=query')
  expect(text).toMatch(/^<\?xml version="1.0" encoding="windows-1251"\?>/)
  for (const part of [
    `<Ид>${id}</Ид><Номер>${id}</Номер>`,
    '<Ид>one-c-7</Ид><Артикул>КОД-1</Артикул>',
    '<ЦенаЗаЕдиницу>100.00</ЦенаЗаЕдиницу><Количество>2</Количество><Сумма>200.00</Сумма>',
    '<Ставка>20</Ставка>',
    '<Наименование>Статус заказа</Наименование><Значение>Оплачен</Значение>',
  ])
    expect(text).toContain(part)
  expect((await client.ask('mode=query')).text).toContain('<Документ>')
  expect((await client.ask('mode=success')).text).toBe('success')
  expect((await client.ask('mode=query')).text).not.toContain('<Документ>')
  expect((await (await connect(await goods.seller(), 'sale')).ask('mode=query')).text).not.toContain('<Документ>')
  await as(buyer)(cancelOrder, { params: { id }, body: { reason: 'other' } })
  expect((await client.ask('mode=query')).text).toContain('<Наименование>Отменен</Наименование><Значение>true</Значение>')
})

// The properties of an order: «Дата отгрузки по 1С» and «Отгружен» say that it is shipped, «Дата оплаты по 1С» and «Оплачен» that it is paid,
// «Отменен» that it is cancelled.
test('an order that 1С has shipped is shipped here once', async () => {
  const { buyer, seller, url, id } = await createOrder()
  const client = await connect(seller, 'sale')
  const shipped = encodeXml(stateXml(id, property('Дата отгрузки по 1С', '2026-11-20')), 'windows-1251')
  expect((await client.send('orders.xml', shipped))[0]?.lines).toEqual(['success', `Заказ ${id}: ещё не оплачен`])
  await purchases.pay(url)
  const parts = await client.send('orders.xml', shipped, 300)
  expect([...new Set(parts.map(({ lines }) => lines[0]))]).toEqual(['success'])
  expect(parts.flatMap(({ lines }) => lines.slice(1))).toEqual([`Заказ ${id}: передан в доставку`])
  expect((await client.ask('mode=import&filename=orders.xml')).text).toBe('success')
  expect(await status(buyer, id)).toBe('in_progress')
  await client.send('orders.zip', Buffer.from(zipSync({ 'orders.xml': shipped })))
  expect(await status(buyer, id)).toBe('in_progress')
})

test('an order that 1С cancels is cancelled', async () => {
  const { buyer, seller, url, id } = await createOrder()
  await purchases.pay(url)
  const client = await connect(seller, 'sale')
  const [first, again] = [
    await client.send('orders.xml', encodeXml(stateXml(id, property('Отменен', 'true')), 'UTF-8')),
    await client.send('again.xml', encodeXml(stateXml(id, property('Отменен', 'true') + property('Оплачен', 'true')), 'UTF-8')),
  ]
  expect([first[0]?.lines, again[0]?.lines]).toEqual([['success', `Заказ ${id}: отменён`], ['success']])
  const late = await client.send('late.xml', encodeXml(stateXml(id, property('Отгружен', 'true')), 'UTF-8'))
  expect(late[0]?.lines).toEqual(['success', `Заказ ${id}: отменён на сайте`])
  expect((await as(buyer)(getOrder, { params: { id } })).body.cancelled).toMatchObject({ by: 'seller' })
})

test.each([
  ['Дата оплаты по 1С', '2026-11-20'],
  ['Оплачен', 'true'],
])('a payment that 1С reports by «%s» is answered with a text and not counted', async (name, value) => {
  const { buyer, seller, url, id } = await createOrder()
  const client = await connect(seller, 'sale')
  const paidAndShipped = encodeXml(stateXml(id, property(name, value) + property('Отгружен', 'true')), 'windows-1251')
  // «The payment from 1С was not counted. Confirm it in the order, or upload a bank statement.»
  const message = `Заказ ${id}: оплату из 1С не засчитали. Подтвердите её в заказе или загрузите выписку банка`
  expect((await client.send('orders.xml', paidAndShipped))[0]?.lines).toEqual(['success', message])
  expect(await status(buyer, id)).toBe('not_paid')
  // 1С writes the year 1 for a date that is not set.
  const unpaid = encodeXml(stateXml(id, property('Дата оплаты по 1С', '0001-01-01') + property('Оплачен', 'false')), 'UTF-8')
  expect((await client.send('none.xml', unpaid))[0]?.lines).toEqual(['success'])
  await purchases.pay(url)
  expect((await client.send('later.xml', encodeXml(stateXml(id, property(name, value)), 'UTF-8')))[0]?.lines).toEqual(['success'])
  expect(await status(buyer, id)).toBe('pending')
})

test('1С of another seller cannot change an order', async () => {
  const { buyer, url, id } = await createOrder()
  await purchases.pay(url)
  const client = await connect(await goods.seller(), 'sale')
  const { lines } = (await client.send('orders.xml', encodeXml(stateXml(id, property('Отгружен', 'true')), 'UTF-8')))[0] ?? { lines: [] }
  expect([lines, await status(buyer, id)]).toEqual([['success'], 'pending'])
})

test('an incomplete file of states is accepted in parts, and refused when 1С says that it is complete', async () => {
  const { buyer, seller, url, id } = await createOrder()
  await purchases.pay(url)
  const client = await connect(seller, 'sale')
  const file = encodeXml(stateXml(id, property('Отгружен', 'true')), 'UTF-8')
  expect((await client.send('orders.xml', file.subarray(0, 200)))[0]?.text).toBe('success')
  expect((await client.ask('mode=import&filename=orders.xml')).lines[0]).toBe('failure')
  expect(await status(buyer, id)).toBe('pending')
})

test('five wrong passwords block a login for a time, and the right one is refused meanwhile', async () => {
  const seller = await goods.seller()
  const { login, password } = await makeLogin(seller)
  const client = new ExchangeClient(site, 'catalog')
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await client.signIn({ login, password: 'wrong' })).toMatchObject({
      status: 200,
      text: 'failure\nНеверный логин или пароль обмена',
    })
  expect((await client.signIn({ login, password })).status).toBe(429)
})

test('a new password ends the sessions of the old one, and a deleted login is refused', async () => {
  const seller = await goods.seller()
  const old = await makeLogin(seller)
  const client = new ExchangeClient(site, 'catalog')
  await client.begin(old)
  const { password, login, id } = await makeLogin(seller)
  expect([login, (await client.ask('mode=init')).lines[0], (await client.signIn(old)).lines[0]]).toEqual([old.login, 'failure', 'failure'])
  expect((await client.signIn({ login, password })).lines[0]).toBe('success')
  const { logins, address } = (await as(seller)(listExchangeCredentials, {})).body
  expect([logins.length, logins[0]?.used_at !== null, address.endsWith('/1c-exchange')]).toEqual([1, true, true])
  expect((await as(await goods.seller())(deleteExchangeCredentials, { params: { id } })).code).toBe('not_found')
  expect((await as(seller)(deleteExchangeCredentials, { params: { id } })).status).toBe(204)
  expect((await client.ask('mode=init')).lines[0]).toBe('failure')
})

test('a session expires after two hours, and requests without a session are refused', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'sale')
  app.clock.advance(2 * 3_600_000 + 1)
  expect((await client.ask('mode=query')).text).toBe('failure\nСеанс обмена не начат или закончился')
  expect((await new ExchangeClient(site, 'catalog').ask('mode=file&filename=import.xml', Buffer.from('x'))).lines[0]).toBe('failure')
})

test('an expired session is deleted with its files', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  await client.send('import.xml', Buffer.from('<a/>'))
  const count = async () => (await app.db.selectFrom('exchange_parts').select('name').where('name', '=', 'import.xml').execute()).length
  expect(await count()).toBeGreaterThan(0)
  app.clock.advance(2 * 3_600_000 + 1)
  await sweepWorker(app.services).run({})
  expect(await count()).toBe(0)
})

test('the copy of an account has its 1С logins, and deleting the account deletes them', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  expect(JSON.stringify(await exportCredentials(readOnly(app.db), seller.id))).toMatch(/1c-/)
  expect(await app.db.transaction().execute((tx) => eraseLogins(tx, seller.id))).toBe(1)
  expect((await client.ask('mode=init')).lines[0]).toBe('failure')
})

test('the number of bytes of a session is limited', async () => {
  const seller = await goods.seller()
  const client = await connect(seller, 'catalog')
  // Ten bytes below the limit of a session. The second request is larger than any request may be.
  await app.db.updateTable('exchange_sessions').set({ bytes: 159_999_990 }).execute()
  expect((await client.send('import.xml', Buffer.alloc(100)))[0]?.lines[0]).toBe('failure')
  expect((await client.ask('mode=file&filename=import.xml', Buffer.alloc(1_100_000))).lines[0]).toBe('failure')
})

test('only a seller of the company gets a login', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  expect((await as(other)(makeExchangeCredentials, { body: { company: seller.companyId } })).code).toBe('forbidden')
  expect((await as(await world.person())(makeExchangeCredentials, { body: { company: seller.companyId } })).code).toBe('plan_required')
})

test('a shipment on the site reaches 1С as a changed order', async () => {
  const { seller, url, id } = await createOrder()
  await purchases.pay(url)
  const client = await connect(seller, 'sale')
  await client.ask('mode=query')
  await client.ask('mode=success')
  await as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
  expect((await client.ask('mode=query')).text).toContain('<Значение>Отгружен</Значение>')
})
