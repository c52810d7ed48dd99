// Facts that the server stores from a seller's price lists: goods that 1С describes in several files, and categories that are assigned once.
//
// 1С is the accounting program of most Russian companies. It sends goods, prices and stocks as separate XML files in the format CommerceML.
import {
  applyPriceList,
  createPriceList,
  getPriceList,
  listPriceCategories,
  listPriceLines,
  setPriceCategories,
} from '@sverka/contract/price-lists/price-lists'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { deleteProduct, getProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { selectGoodsToRemember } from './known-goods.ts'
import { deleteAllLists, exportPriceLists } from './price-lists.ts'
import { runPriceList } from './run-list.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const run = async (seller: Seller, id: number) => {
  await runPriceList(app.services, id)
  return (await as(seller)(getPriceList, { params: { id } })).body
}
const compareFile = async (seller: Seller, file: string) => {
  const made = await as(seller)(createPriceList, { body: { company: seller.companyId }, files: { file: [Buffer.from(file)] } })
  expect(made.status).toBe(201)
  return run(seller, made.body.id)
}
const applyFile = async (seller: Seller, file: string) => {
  const { id } = await compareFile(seller, file)
  expect((await as(seller)(applyPriceList, { params: { id } })).status).toBe(200)
  return run(seller, id)
}
/** The refusal code of each line of a list, or the outcome of a line that is not refused. */
const faults = async (seller: Seller, id: number) =>
  (await as(seller)(listPriceLines, { params: { id }, query: {} })).body.result.map(({ code, outcome }) => code ?? outcome)

/** A CommerceML document around the elements. */
const inPack = (text: string) => `<КоммерческаяИнформация><ПакетПредложений>${text}</ПакетПредложений></КоммерческаяИнформация>`
/** Goods without a price: their id, article (product code), group (category) and name «Болт». */
const goodsXml = (id: string, article: string, group: string, more = '') =>
  inPack(`<Группы><Группа><Ид>1</Ид><Наименование>${group}</Наименование></Группа></Группы>
    <Товар><Ид>${id}</Ид><Артикул>${article}</Артикул><Наименование>Болт</Наименование><Группы><Ид>1</Ид></Группы>${more}</Товар>`)
/** Only the price in rubles of the goods with this id. */
const priceXml = (id: string, price: number) =>
  inPack(`<Предложение><Ид>${id}</Ид><Цены><Цена><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`)
/** Only the stock of the goods with this id. */
const restXml = (id: string, stock: number) =>
  inPack(`<Предложение><Ид>${id}</Ид><Остатки><Остаток><Количество>${stock}</Количество></Остаток></Остатки></Предложение>`)
/** A name of a group that no category of the site has. */
const group = () => `Группа ${world.next()}`

const drafts = async (seller: Seller) => (await as(seller)(listOwnProducts, { query: { view: 'draft' } })).body.result

test('goods, prices and stocks that 1С sends in separate files become one product', async () => {
  const [seller, id, name] = [await goods.seller(), `g-${world.next()}`, group()]
  const category = await goods.category()
  const described = await compareFile(seller, goodsXml(id, 'B-1', name))
  expect(await faults(seller, described.id)).toEqual(['price_awaited'])
  expect((await as(seller)(listPriceCategories, { params: { id: described.id } })).body.categories).toEqual([
    { name, lines: 1, category: null },
  ])
  await as(seller)(setPriceCategories, { params: { id: described.id }, body: { categories: [{ name, category }] } })
  await run(seller, described.id)
  expect(await applyFile(seller, priceXml(id, 90))).toMatchObject({ state: 'done', applied: 1, counts: { new: 1 } })
  expect(await drafts(seller)).toMatchObject([{ name: 'Болт', product_code: 'B-1', price: 90, category: { id: category } }])
  expect(await applyFile(seller, restXml(id, 12))).toMatchObject({ applied: 1, counts: { changed: 1 } })
  expect(await applyFile(seller, priceXml(id, 90))).toMatchObject({ applied: 0, counts: { unchanged: 1 } })
  expect(await drafts(seller)).toMatchObject([{ price: 90, stock: 12 }])
})

test('a certificate named with the goods is used when their price comes in a later file', async () => {
  const [seller, id, name, category] = [await goods.seller(), `g-${world.next()}`, group(), await goods.category()]
  // A declaration of conformity, which another product of the seller has already.
  const declaration = { kind: 'declaration', number: 'Д-RU.РА01.В.12345/26', issued_on: '2026-01-12', valid_until: null, link: null }
  const certificates = JSON.stringify([declaration])
  const card = await goods.published(seller, { category })
  await app.db.updateTable('products').set({ certificates }).where('id', '=', card).execute()
  const named = `<ЗначениеРеквизита><Наименование>Декларация</Наименование><Значение>${declaration.number}</Значение></ЗначениеРеквизита>`
  const described = await compareFile(seller, goodsXml(id, 'B-2', name, `<ЗначенияРеквизитов>${named}</ЗначенияРеквизитов>`))
  await as(seller)(setPriceCategories, { params: { id: described.id }, body: { categories: [{ name, category }] } })
  await run(seller, described.id)
  expect(await applyFile(seller, priceXml(id, 90))).toMatchObject({ applied: 1, counts: { new: 1, refused: 0 } })
  const made = (await drafts(seller)).find(({ product_code: article }) => article === 'B-2')
  expect((await as(seller)(getProduct, { params: { id: made?.id ?? 0 } })).body.certificates).toMatchObject([
    { number: declaration.number },
  ])
})

test('prices of goods that were never described are refused', async () => {
  const seller = await goods.seller()
  expect(await faults(seller, (await compareFile(seller, priceXml('g-none', 5))).id)).toEqual(['id_unknown'])
})

test('a product on sale is found by its id in 1С once a list has named both', async () => {
  const [seller, id] = [await goods.seller(), `g-${world.next()}`]
  const card = await goods.published(seller, { product_code: 'SALE-1', price: 100 })
  await compareFile(seller, goodsXml(id, 'sale-1', group()))
  await applyFile(seller, priceXml(id, 120))
  expect((await as(null)(getProduct, { params: { id: card } })).body.price).toBe(120)
  await as(seller)(deleteProduct, { params: { id: card } })
  expect(await faults(seller, (await compareFile(seller, priceXml(id, 130))).id)).toEqual(['id_unknown'])
})

test('ids of one seller are unknown to another', async () => {
  const [seller, other, id] = [await goods.seller(), await goods.seller(), `g-${world.next()}`]
  await goods.published(seller, { product_code: 'OWN-1', price: 100 })
  await compareFile(seller, goodsXml(id, 'OWN-1', group()))
  expect(await faults(other, (await compareFile(other, priceXml(id, 1))).id)).toEqual(['id_unknown'])
})

test('a category that was set once is used for the next list', async () => {
  const [seller, name] = [await goods.seller(), group()]
  const category = await goods.category()
  const table = (article: string) => `Артикул;Название;Цена;Категория\n${article};Болт;5;${name}`
  const first = await compareFile(seller, table('C-1'))
  expect(await faults(seller, first.id)).toEqual(['category_needed'])
  const params = { id: first.id }
  await as(seller)(setPriceCategories, { params, body: { categories: [{ name: name.toUpperCase(), category }] } })
  await run(seller, first.id)
  expect(await faults(seller, first.id)).toEqual(['new'])
  const second = await compareFile(seller, table('C-2'))
  expect(await faults(seller, second.id)).toEqual(['new'])
  expect((await exportPriceLists(readOnly(app.db), seller.id)).at(-1)?.content).toMatchObject([
    { company: seller.companyId, name: name.toLowerCase() },
  ])
  await as(seller)(setPriceCategories, { params: { id: second.id }, body: { categories: [{ name, category: null }] } })
  await run(seller, second.id)
  expect(await faults(seller, second.id)).toEqual(['category_needed'])
})

test('a category that does not exist is refused', async () => {
  const seller = await goods.seller()
  const { id } = await compareFile(seller, 'Артикул;Название;Цена;Категория\nC-3;Болт;5;Прочее')
  const reply = await as(seller)(setPriceCategories, {
    params: { id },
    body: { categories: [{ name: 'Прочее', category: 2_000_000_000 }] },
  })
  expect(reply.body).toMatchObject({ errors: { categories: [{ code: 'category_unknown' }] } })
})

test('new ids beyond the limit are not stored', () => {
  const compared = { outcome: 'refused', fault: 'price_awaited', productId: null, changes: [], values: null } as const
  const lines = ['1', '2', '3'].map((external_id) => ({ fields: { external_id, name: 'Болт' }, compared }))
  // One new id may still be stored: the first line takes it. The third id is stored already, so the limit does not count for it.
  const learned = selectGoodsToRemember(lines, new Map([['3', { productId: null, cells: { article: 'A' } }]]), 1)
  expect(learned.map(({ id, cells }) => [id, cells])).toEqual([
    ['1', { name: 'Болт' }],
    ['3', { article: 'A', name: 'Болт' }],
  ])
})

test('stored goods are deleted with the account', async () => {
  const seller = await goods.seller()
  await compareFile(seller, goodsXml('g-gone', 'G-1', group()))
  await app.db.transaction().execute((tx) => deleteAllLists(tx, seller.id))
  expect(await faults(seller, (await compareFile(seller, priceXml('g-gone', 5))).id)).toEqual(['id_unknown'])
})
