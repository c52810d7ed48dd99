// Pictures that 1С (the seller's accounting program) sends as files before its goods: encodings, repeats, other files, limits, and deletion.
import { deleteExchangeCredentials, listExchangeCredentials, makeExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import { getPriceList, listPriceLists } from '@sverka/contract/price-lists/price-lists'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { ExchangeClient, encodeXml } from '../../../test/exchange-client.ts'
import { GoodsFactory, picture, type Seller } from '../../../test/goods.ts'
import { World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { fetchRound } from '../pictures/pictures.ts'
import { runPriceList } from '../run-list.ts'
import { dropSentWorker, sentPictureFiles, sweepSentPictures } from './sent-pictures.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_EXCHANGE: '100000/60' })
const as = createClient(() => app.server)
const goods = new GoodsFactory(app, new World(app))
const png = await picture()
let site = ''

beforeAll(async () => {
  site = await app.server.listen({ host: '127.0.0.1', port: 0 })
})

type Encoding = 'windows-1251' | 'UTF-8'

/** A file of CommerceML, the XML format of the exchange. */
const inFile = (text: string) => `<КоммерческаяИнформация ВерсияСхемы="2.05">${text}</КоммерческаяИнформация>`
/** The product `g-1`, which names these pictures, and further products. */
const importXml = (category: string, pictures: readonly string[], more = '') =>
  inFile(`<Классификатор><Группы><Группа><Ид>1</Ид><Наименование>${category}</Наименование></Группа></Группы></Классификатор>
    <Каталог><Товары><Товар><Ид>g-1</Ид><Артикул>А-1</Артикул><Наименование>Болт</Наименование>
    <Группы><Ид>1</Ид></Группы>${pictures.map((name) => `<Картинка>${name}</Картинка>`).join('')}</Товар>${more}</Товары></Каталог>`)
/** The price of `g-1`. */
const OFFERS = inFile(
  '<ПакетПредложений><Предложения><Предложение><Ид>g-1</Ид><Цены><Цена><ЦенаЗаЕдиницу>90</ЦенаЗаЕдиницу></Цена></Цены></Предложение></Предложения></ПакетПредложений>',
)

/** Behaves like the 1С of one seller. */
class Exchange {
  readonly seller: Seller
  readonly client = new ExchangeClient(site, 'catalog')
  readonly #category: string
  readonly #encoding: Encoding

  private constructor(seller: Seller, category: string, encoding: Encoding) {
    this.seller = seller
    this.#category = category
    this.#encoding = encoding
  }

  static async begin(encoding: Encoding = 'UTF-8'): Promise<Exchange> {
    const seller = await goods.seller()
    const id = await goods.category()
    const { name } = await app.db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    const exchange = new Exchange(seller, name, encoding)
    await exchange.client.begin((await as(seller)(makeExchangeCredentials, { body: { company: seller.companyId } })).body)
    return exchange
  }

  /** Sends the pictures, then the product that names the pictures `named`, then its price. Returns the lines of the last answer. */
  async send(pictures: Readonly<Record<string, Buffer>>, named: readonly string[] = Object.keys(pictures)): Promise<readonly string[]> {
    for (const [name, bytes] of Object.entries(pictures)) {
      const replies = await this.client.send(name, bytes)
      expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['success']))
    }
    await this.#load('import.xml', importXml(this.#category, named))
    return this.#load('offers.xml', OFFERS)
  }

  /** One product for each name of a picture, with its price. */
  async sendMany(names: readonly string[]): Promise<void> {
    const good = (name: string, at: number) => `<Товар><Ид>many-${at}</Ид><Артикул>М-${at}</Артикул><Наименование>Болт</Наименование>
      <Группы><Ид>1</Ид></Группы><Картинка>${name}</Картинка><Цены><Цена><ЦенаЗаЕдиницу>90</ЦенаЗаЕдиницу></Цена></Цены></Товар>`
    await this.#load('import.xml', importXml(this.#category, [], names.map(good).join('')), 1_000_000)
  }

  /** Sends the file in parts of at most `most` bytes and has it imported. */
  async #load(name: string, xml: string, most = 500): Promise<readonly string[]> {
    await this.client.send(name, encodeXml(xml, this.#encoding), most)
    const work = async () => {
      for (const { id } of (await as(this.seller)(listPriceLists, { query: {} })).body.result) await runPriceList(app.services, id)
    }
    return (await this.client.import(name, work)).lines
  }
}

const fetchAll = async () => {
  while ((await fetchRound(app.services)) > 0);
}
async function imageKeys({ seller }: Exchange): Promise<string[]> {
  const [draft] = (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result
  const rows = await app.db
    .selectFrom('product_images')
    .select('key')
    .where('product_id', '=', draft?.id ?? 0)
    .orderBy('position')
    .execute()
  return rows.map(({ key }) => key)
}
/** The parts of the seller's pictures that the server stores. */
const listStored = ({ seller }: Exchange) =>
  app.db
    .selectFrom('exchange_pictures as part')
    .innerJoin('exchange_logins as login', 'login.id', 'part.login_id')
    .select(['part.name', 'part.file_id'])
    .where('login.user_id', '=', seller.id)
    .execute()
const [ONE, TWO] = ['import_files/ab/ab1f_01.jpg', 'import_files/cd/cd2e_02.png']
/** «Pictures not taken: … The file is not in the exchange, or it is not PNG, JPEG, WebP of at most 10 MB.» */
const leftOut = (count: number) => `Картинок не взяли: ${count}. Файла нет в обмене, или это не PNG, JPEG, WebP до 10 МБ`

test.each(['windows-1251', 'UTF-8'] as const)('pictures come before goods in %s, and a repeat changes nothing', async (encoding) => {
  const exchange = await Exchange.begin(encoding)
  const files = { [ONE]: png, [TWO]: png }
  expect(await exchange.send(files)).toEqual(['success', 'Загружено: 1', 'Без изменений: 0', 'Отказано: 0'])
  await fetchAll()
  const keys = await imageKeys(exchange)
  expect([keys.length, await listStored(exchange)]).toEqual([2, []])
  expect(await exchange.send(files)).toEqual(['success', 'Загружено: 0', 'Без изменений: 1', 'Отказано: 0'])
  await fetchAll()
  expect(await imageKeys(exchange)).toEqual(keys)
})

test('a picture that did not come is reported to 1С and to the seller', async () => {
  const exchange = await Exchange.begin()
  expect((await exchange.send({ [ONE]: png }, [ONE, TWO])).at(-1)).toBe(leftOut(1))
  await fetchAll()
  const { result } = (await as(exchange.seller)(listPriceLists, { query: {} })).body
  expect(result.map(({ pictures_left_out: count }) => count)).toEqual([1, 0])
  expect(await imageKeys(exchange)).toHaveLength(1)
})

test('a draft without pictures gets those that come with a later exchange', async () => {
  const exchange = await Exchange.begin()
  await exchange.send({}, [ONE])
  await exchange.client.ask('mode=init')
  await exchange.send({ [ONE]: png })
  await fetchAll()
  expect(await imageKeys(exchange)).toHaveLength(1)
})

test('every draft gets a picture that comes later, however many drafts are before it in the list', async () => {
  const exchange = await Exchange.begin()
  // One transaction looks through 2000 drafts: the picture is for the first draft of the second one.
  const names = Array.from({ length: 2001 }, (_, at) => `import_files/${at}.jpg`)
  await exchange.sendMany(names)
  await exchange.client.ask('mode=init')
  await exchange.client.send(names.at(-1) ?? '', png)
  await exchange.sendMany(names)
  await fetchAll()
  const owner = sql<boolean>`product_id in (select id from products where user_id = ${exchange.seller.id})`
  expect(await app.db.selectFrom('product_images').select('position').where(owner).execute()).toHaveLength(1)
})

test.each([
  ['an SVG with a script', Buffer.from('<svg onload="alert(1)"/>')],
  ['a PNG of more than 10 MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
  ['a zero byte', Buffer.alloc(1)],
])('%s is no valid picture, and the product is made without it', async (_what, bytes) => {
  const exchange = await Exchange.begin()
  expect(await exchange.send({ [ONE]: bytes, [TWO]: png })).toEqual([
    ...['success', 'Загружено: 1', 'Без изменений: 0', 'Отказано: 0'],
    leftOut(1),
  ])
  await fetchAll()
  expect(await imageKeys(exchange)).toHaveLength(1)
})

test('a damaged picture with a valid beginning is left out and reported on the page', async () => {
  const exchange = await Exchange.begin()
  await exchange.send({ [ONE]: Buffer.concat([png.subarray(0, 20), Buffer.alloc(100, 7)]) })
  await fetchAll()
  const [list] = (await as(exchange.seller)(listPriceLists, { query: {} })).body.result
  const { body } = await as(exchange.seller)(getPriceList, { params: { id: list?.id ?? 0 } })
  expect([body.pictures_left_out, await imageKeys(exchange), await listStored(exchange)]).toEqual([1, [], []])
})

test('the parts of a picture are joined, and a picture that is sent again begins anew', async () => {
  const exchange = await Exchange.begin()
  await exchange.client.send(ONE, png.subarray(0, 50), 10)
  await exchange.client.ask('mode=init')
  await exchange.client.send(ONE, png, 40)
  await exchange.send({}, [`webdata\\${ONE.toUpperCase()}`])
  await fetchAll()
  expect(await imageKeys(exchange)).toHaveLength(1)
})

test('the pictures of another seller are not used', async () => {
  const [theirs, mine] = [await Exchange.begin(), await Exchange.begin()]
  await theirs.client.send(ONE, png)
  expect((await mine.send({}, [ONE])).at(-1)).toBe(leftOut(1))
  await fetchAll()
  expect(await imageKeys(mine)).toEqual([])
})

test('pictures that no product uses are deleted after a day, with their files', async () => {
  const exchange = await Exchange.begin()
  await exchange.client.send(ONE, png)
  const key = `exchange/${(await listStored(exchange))[0]?.file_id}`
  expect(await sentPictureFiles.known(readOnly(app.db), [key, 'exchange/none'])).toEqual([key])
  app.clock.advance(24 * 3_600_000 + 1)
  await sweepSentPictures(app.services)
  expect([await app.services.files.documents.get(key), await listStored(exchange)]).toEqual([null, []])
})

test.each(['login', 'account'] as const)('files are deleted with the %s that sent them', async (what) => {
  const exchange = await Exchange.begin()
  const { seller } = exchange
  await exchange.client.send(ONE, png)
  const key = `exchange/${(await listStored(exchange))[0]?.file_id}`
  expect(await app.services.files.documents.get(key)).not.toBeNull()
  if (what === 'account') expect((await as(seller)(deleteAccount, { body: { password: seller.password } })).status).toBe(204)
  else
    for (const { id } of (await as(seller)(listExchangeCredentials, {})).body.logins)
      expect((await as(seller)(deleteExchangeCredentials, { params: { id } })).status).toBe(204)
  const { rows } = await sql<{ data: object }>`select data from jobs.job where name = 'price-lists.drop-sent-pictures'`.execute(app.db)
  for (const { data } of rows) await dropSentWorker(app.services).run(data)
  expect(await app.services.files.documents.get(key)).toBeNull()
})

test('further parts of a picture that is left out are not stored', async () => {
  const exchange = await Exchange.begin()
  await exchange.client.send(ONE, Buffer.alloc(30), 10)
  expect(await listStored(exchange)).toEqual([{ name: ONE, file_id: null }])
})

test('a picture in more parts than a picture may have is left out', async () => {
  const exchange = await Exchange.begin()
  // 101 parts; a picture may have 100.
  await exchange.client.send(ONE, Buffer.concat([png, Buffer.alloc(1010)]).subarray(0, 1010), 10)
  expect((await exchange.send({}, [ONE])).at(-1)).toBe(leftOut(1))
})

test('a picture that began before its login reached the limit of parts is completed', async () => {
  const exchange = await Exchange.begin()
  const half = Math.ceil(png.length / 2)
  await exchange.client.send(ONE, png.subarray(0, half))
  const { id } = await app.db.selectFrom('exchange_logins').select('id').where('user_id', '=', exchange.seller.id).executeTakeFirstOrThrow()
  // With these parts the login has the 20,000 that it may have stored.
  await sql`insert into exchange_pictures (login_id, name, part, file_id, bytes, came_at)
    select ${id}, 'import_files/' || part || '.jpg', 1, null, 1, ${app.clock.now()} from generate_series(1, 19999) as part`.execute(app.db)
  await exchange.client.send(ONE, png.subarray(half))
  await exchange.client.send(TWO, png)
  expect((await exchange.send({}, [ONE, TWO])).at(-1)).toBe(leftOut(1))
  await fetchAll()
  expect(await imageKeys(exchange)).toHaveLength(1)
})

test('a login with more than half its space used stores no picture that a product has, until it needs it', async () => {
  const exchange = await Exchange.begin()
  await exchange.send({ [ONE]: png })
  await fetchAll()
  const login = { login_id: sql<number>`(select id from exchange_logins where user_id = ${exchange.seller.id})` }
  // More than half of the 500 MB that a login may have stored.
  const large = { name: 'import_files/large.jpg', part: 1, file_id: sql<string>`gen_random_uuid()`, bytes: 300_000_000 }
  await app.db
    .insertInto('exchange_pictures')
    .values({ ...login, ...large, came_at: app.clock.now() })
    .execute()
  await exchange.client.send(ONE, png)
  await exchange.client.send(TWO, png)
  expect((await listStored(exchange)).map(({ name }) => name).toSorted()).toEqual([TWO, large.name])
  // Without its picture the product needs it again. It is sent twice: the first exchange only finds out that the picture is missing.
  const [lost] = await imageKeys(exchange)
  await app.db
    .deleteFrom('product_images')
    .where('key', '=', lost ?? '')
    .execute()
  await exchange.send({ [ONE]: png })
  const lists = (await as(exchange.seller)(listPriceLists, { query: {} })).body.result
  expect(lists.slice(0, 2).map(({ pictures_left_out: count }) => count)).toEqual([0, 1])
  await exchange.send({ [ONE]: png })
  await fetchAll()
  expect(await imageKeys(exchange)).toHaveLength(1)
})
