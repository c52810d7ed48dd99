// The marketplace for buyers: the listing with the counts of its filters, search, the effect of removing a filter, the item page, likes, views and
// the sitemap.
import { addToFavorites, deleteFromFavorites } from '@sverka/contract/favorites/favorites'
import { countProductView, getGoodsSitemap, getItem, getListing, listLiked } from '@sverka/contract/marketplace/marketplace'
import { LISTING_PAGE_SIZE } from '@sverka/contract/marketplace/marketplace.rules'
import { deleteProduct } from '@sverka/contract/products/products'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { hideProducts } from '../products/products.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const list = async (query: object) => (await as(null)(getListing, { query })).body
const views = async (id: number) => (await as(null)(getItem, { params: { id } })).body.product.views

let seller: Seller
/** Ids of categories: `leaf` is two levels below `top`. */
let top: number
let leaf: number
let other: number
/** Ids of products in `leaf`, for 50 ₽ and 9,000 ₽. */
let cheap: number
let expensive: number

beforeAll(async () => {
  seller = await goods.seller()
  top = await goods.category()
  leaf = await goods.category({ parent: await goods.category({ parent: top, level: 2 }), level: 3 })
  other = await goods.category()
  cheap = await goods.published(seller, { category: leaf, price: 100, sale_price: 50, name: 'Болт М20' })
  expensive = await goods.published(seller, { category: leaf, price: 9000, name: 'Задвижка стальная' })
  await goods.published(seller, { category: other, price: 70, name: 'Болт М30' })
})

test('a category shows its path and the counts of its subcategories and of other categories', async () => {
  const slug = (await app.db.selectFrom('categories').select('slug').where('id', '=', leaf).executeTakeFirstOrThrow()).slug
  const answer = await list({ category: slug })
  expect(answer.result.map(({ id }) => id)).toEqual([expensive, cheap])
  expect(answer).toMatchObject({ count: 2, loosened: null, trail: [{ id: top }, {}, { id: leaf }] })
  // A filter does not apply to its own counts: the other category still has its count.
  expect(answer.facets.categories.map(({ id, count }) => [id, count])).toEqual([
    [top, 2],
    [other, 1],
  ])
  expect(answer.facets.categories[0]?.childrens[0]?.childrens).toMatchObject([{ id: leaf, count: 2 }])
  expect((await as(null)(getListing, { query: { category: 'no-such' } })).code).toBe('not_found')
})

test('search and price narrow the counts too', async () => {
  const { facets, count } = await list({ search: 'болты', price__lte: 60 })
  expect(count).toBe(1)
  expect(facets.categories.map(({ id, count }) => [id, count])).toEqual([[top, 1]])
})

test('words are found in any order, and a misspelt one by its spelling', async () => {
  const found = async (query: object) => (await list({ search: 'болт', ...query })).result.map(({ id }) => id)
  const [thin] = (await list({ search: 'М30' })).result
  const newest = [thin?.id, cheap]
  expect(await found({ ordering: 'price' })).toEqual([cheap, thin?.id])
  expect(await found({ ordering: '-price' })).toEqual(newest)
  expect(await found({ ordering: '-created_at' })).toEqual(newest)
  expect(await found({ ordering: '-rating' })).toEqual(newest)
  expect(await found({ ordering: '-views', category__in: [other] })).toEqual([thin?.id])
  expect(await list({ search: 'болт', category__in: [other] })).toMatchObject({
    count: 1,
    facets: { categories: [{ id: top, count: 1 }, {}] },
  })
  expect((await list({ search: 'задвишка' })).result.map(({ id }) => id)).toEqual([expensive])
  const spelled = await Promise.all(['задвишка', 'задвижки', '', 'ничегопохожего'].map(async (search) => (await list({ search })).spelled))
  expect(spelled).toEqual([true, false, false, false])
  expect((await list({ search: '!!!' })).count).toBe(0)
})

test('when nothing is found, the answer has the number of results without each filter', async () => {
  const answer = await list({ search: 'болт', category__in: [leaf], price__gte: 5000 })
  expect(answer).toMatchObject({ count: 0, result: [], loosened: { search: 1, price: 1, category: 0, region: null } })
  // A chosen value can be deselected although it has no results.
  expect(JSON.stringify(answer.facets.categories)).toContain(`"id":${leaf}`)
})

test('a filter by region id or name keeps the sellers of the region, an unknown region nobody', async () => {
  await app.db.updateTable('companies').set({ region_code: '77' }).where('id', '=', seller.companyId).execute()
  const [moscow] = (await list({ regions__in: [77] })).facets.regions
  expect(moscow).toMatchObject({ id: 77, count: 3 })
  expect((await list({ company__region__name__in: [moscow?.name] })).count).toBe(3)
  expect((await list({ regions__in: [50] })).loosened).toMatchObject({ region: 3 })
  expect((await list({ regions__in: [999] })).count).toBe(0)
  expect((await list({ category__in: [2147483647] })).count).toBe(0)
})

test('a page beyond the last is empty', async () => {
  expect(await list({ page: 1_000_000_000 })).toMatchObject({ page: 1_000_000_000, result: [], loosened: null })
})

test('an item page shows similar items without itself, and an item not on sale has no page', async () => {
  const { body } = await as(null)(getItem, { params: { id: cheap } })
  expect(body.product).toMatchObject({ id: cheap, seller: { id: seller.companyId }, is_liked: false })
  expect(body.similar.map(({ id }) => id)).toEqual([expensive])
  const hidden = await goods.published(seller)
  await app.db.transaction().execute((tx) => hideProducts(tx, { ids: [hidden] }, 'blocked'))
  const deleted = await goods.published(seller)
  await as(seller)(deleteProduct, { params: { id: deleted } })
  for (const id of [hidden, deleted, await goods.pending(seller)]) {
    expect((await as(null)(getItem, { params: { id } })).status).toBe(404)
    expect((await as(seller)(getItem, { params: { id } })).status).toBe(404)
    expect((await as(null)(countProductView, { params: { id } })).status).toBe(404)
    expect((await as(seller)(addToFavorites, { params: { id } })).status).toBe(404)
  }
})

test('a view counts once per visitor and day, even if simultaneous, and never the seller’s own', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => world.person()))
  const viewItem = (who: (typeof people)[number] | null, agent = 'A') =>
    as(who)(countProductView, { params: { id: expensive }, headers: { 'user-agent': agent } })
  await Promise.all([...people, ...people, null, null].map((who) => viewItem(who)))
  // Eight members, and guests with two different browsers.
  await viewItem(null, 'B')
  await viewItem(seller)
  expect(await views(expensive)).toBe(10)
  app.clock.advance(86_400_000)
  await viewItem(null)
  await viewItem(null)
  expect(await views(expensive)).toBe(11)
})

test('records of who viewed a product are deleted after two days', async () => {
  app.clock.advance(3 * 86_400_000)
  await app.startWorkers()
  const left = () => app.db.selectFrom('product_views').select('day').execute()
  await expect.poll(left).toEqual([])
  expect(await views(expensive)).toBe(11)
})

test('likes can be repeated and are reported for many products at once', async () => {
  const person = await world.person()
  const like = () => as(person)(addToFavorites, { params: { id: cheap } })
  expect((await Promise.all([like(), like()])).map(({ status }) => status)).toEqual([204, 204])
  const liked = async () => (await as(person)(listLiked, { query: { product__in: [cheap, expensive] } })).body.result
  expect(await liked()).toEqual([cheap])
  for (const _ of [1, 2]) expect((await as(person)(deleteFromFavorites, { params: { id: cheap } })).status).toBe(204)
  expect(await liked()).toEqual([])
})

test('the sitemap shows categories in use and items on sale, and the index names its files', async () => {
  const file = async (part: number) => String((await as(null)(getGoodsSitemap, { params: { part } })).body)
  expect((await app.server.inject({ url: '/sitemap.xml' })).body).toContain('<loc>http://sverka.test/sitemaps/goods/1.xml</loc>')
  expect(await file(0)).toContain('<loc>http://sverka.test/marketplace/category-')
  expect(await file(1)).toContain(`<loc>http://sverka.test/marketplace/item/${cheap}</loc>`)
  expect((await as(null)(getGoodsSitemap, { params: { part: 7 } })).status).toBe(404)
})

test('each word matches the beginning of a word in any form, a single letter or digit a whole word', async () => {
  const maker = await goods.seller()
  const named = async (name: string) => goods.published(maker, { category: other, name })
  const [seven, long] = [await named('Хомут силовой, 7 витков'), await named('Хомут силовой, 71 виток, ZX7000')]
  const found = async (search: string) => (await list({ search, ordering: '-created_at' })).result.map(({ id }) => id)
  expect(await found('хомуты 7')).toEqual([seven])
  expect(await found('хомута 71')).toEqual([long])
  expect(await found('хому для силовых')).toEqual([long, seven])
  expect(await found('zx70 силового хомута')).toEqual([long])
})

test('punctuation beside a word is ignored', async () => {
  const id = await goods.published(await goods.seller(), { category: other, name: 'Каска «Гелиос»—белая', description: 'Размер 54–61 см' })
  for (const search of ['гелиос', '«Гелиос»', 'белые каски', 'каска 54', 'ге\u0301лиос 54', 'белой 54'.normalize('NFD')])
    expect((await list({ search })).result.map((card) => card.id)).toEqual([id])
})

test('sizes and brands are found with Cyrillic or Latin letters and any multiplication or decimal sign', async () => {
  const maker = await goods.seller()
  const named = async (name: string) => goods.published(maker, { category: other, name })
  const [pump, bolt, wire] = [await named('Помпа К 80-50-205'), await named('Винтик М8×45 ШБ-9'), await named('Провод 3х2.7 А501С, 15.6″')]
  const expectOnly = async (id: number, ...searches: readonly string[]) => {
    for (const search of searches) {
      const { result, spelled } = await list({ search })
      expect([search, spelled, result.map((card) => card.id)]).toEqual([search, false, [id]])
    }
  }
  await expectOnly(pump, '80-50-205', 'помпа 50', 'к 80 50 205')
  await expectOnly(bolt, 'м8х45', 'M8x45', 'м8*45', 'm8×45 шб-9', 'M8')
  await expectOnly(wire, '3×2,7', '3x2.7', '3х2,7', '3*2.7', 'A501C', 'а501с', '15,6', 'провод 15.6″')
})

test('products named by the word come before newer ones that only mention it, on every page', async () => {
  const maker = await goods.seller()
  const old = await goods.published(maker, { category: other, name: 'Лебёдка ручная' })
  const mentions: number[] = []
  for (let turn = 0; turn < LISTING_PAGE_SIZE; turn += 1)
    mentions.unshift(await goods.published(maker, { category: other, name: `Трос ${turn}`, description: 'Подходит к лебёдке.' }))
  const pages = await Promise.all([1, 2].map(async (page) => (await list({ search: 'лебёдка', page })).result.map(({ id }) => id)))
  expect(pages).toEqual([[old, ...mentions.slice(0, -1)], mentions.slice(-1)])
})
