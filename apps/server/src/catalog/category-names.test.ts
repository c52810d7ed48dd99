// Names of categories are in the reader's language on every page, and in Russian where staff gave no other name.
import { createCategory, listCategories, updateCategory } from '@sverka/contract/catalog/catalog'
import { getShowcase } from '@sverka/contract/company-page/company-page'
import { getItem, getListing } from '@sverka/contract/marketplace/marketplace'
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { getProduct, listProducts } from '@sverka/contract/products/products'
import { listStaffProducts } from '@sverka/contract/products/products.staff'
import { askForQuotes, getQuote, listInvitations, listQuotes, openInvitation } from '@sverka/contract/quotes/quotes'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { demoTree, nameUsualCategories } from './usual-categories.ts'
import { usualNames } from './usual-names.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

let staff: Person
let seller: Seller
let metal: number
let rebar: number
let item: number

beforeAll(async () => {
  staff = await world.staff()
  seller = await goods.seller()
  const add = async (body: { name: string; name_en?: string; name_zh?: string; slug: string; parent?: number }) =>
    (await as(staff)(createCategory, { body })).body.id
  metal = await add({ name: 'Металл', name_en: 'Metal', name_zh: '金属', slug: 'names-metal' })
  rebar = await add({ name: 'Арматура', name_en: 'Rebar', slug: 'names-rebar', parent: metal })
  item = await goods.published(seller, { category: rebar })
})

const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name)
/** Metal and rebar from `beforeAll`. Rebar has no Chinese name, so its Russian one stands in Chinese too. */
const path = { en: ['Metal', 'Rebar'], 'zh-CN': ['金属', 'Арматура'], ru: ['Металл', 'Арматура'] } as const
const languages = ['en', 'zh-CN', 'ru'] as const

test.each(languages)('the tree is named in the language %s', async (lang) => {
  const tree = (await as(null)(listCategories, { query: { lang } })).body.filter(({ id }) => id === metal)
  expect([...(names(tree) ?? []), ...(names(tree[0]?.childrens) ?? [])]).toEqual(path[lang])
})

test('the tree is named in Russian if no language is requested', async () => {
  expect(names((await as(null)(listCategories, { query: {} })).body)).toContain('Металл')
})

test.each(languages)('filters of the marketplace and the path to a category are named in the language %s', async (lang) => {
  const { trail, facets } = (await as(null)(getListing, { query: { category: 'names-rebar', lang } })).body
  expect(names(trail)).toEqual(path[lang])
  const [top] = facets.categories
  expect([...(names(facets.categories) ?? []), ...(names(top?.childrens) ?? [])]).toEqual(path[lang])
})

test.each(languages)('an item on sale is in categories named in the language %s', async (lang) => {
  const { product } = (await as(null)(getItem, { params: { id: item }, query: { lang } })).body
  expect([product.category.name, names(product.category.path)]).toEqual([path[lang][1], path[lang]])
  const plainProduct = (await as(null)(getProduct, { params: { id: item }, query: { lang } })).body
  expect(names(plainProduct.category.path)).toEqual(path[lang])
  const { result } = (await as(null)(listProducts, { query: { category__in: [rebar], lang } })).body
  expect(result.map(({ category }) => category.name)).toEqual([path[lang][1]])
})

test('the goods of a seller are in categories named in the reader’s language', async () => {
  const { result } = (await as(seller)(listOwnProducts, { query: { lang: 'en' } })).body
  expect(result.map(({ category }) => category.name)).toEqual(['Rebar'])
  const companyPage = (await as(null)(getShowcase, { params: { id: seller.companyId }, query: { lang: 'zh-CN' } })).body
  expect(names(companyPage.categories)).toEqual(['金属'])
  const staffList = (await as(staff)(listStaffProducts, { query: { is_published: true, user: seller.id, lang: 'en' } })).body.result
  expect(staffList.map(({ category }) => category.name)).toEqual(['Rebar'])
})

test('a request for prices names its category in the reader’s language', async () => {
  const buyer = await world.person()
  const lines = [{ name: 'Арматура А500С', quantity: 5 }]
  const body = { category: rebar, lines, place: 'Казань', answers_until: '2026-12-20' }
  const { id } = (await as(buyer)(askForQuotes, { body })).body
  const lang = 'en' as const
  const category = { id: rebar, name: 'Rebar' }
  expect((await as(buyer)(getQuote, { params: { id }, query: { lang } })).body.category).toEqual(category)
  expect((await as(buyer)(listQuotes, { query: { lang } })).body.result[0]?.category).toEqual(category)
  expect((await as(seller)(listInvitations, { query: { lang } })).body.result[0]?.category).toEqual(category)
  expect((await as(seller)(openInvitation, { params: { id }, query: { lang } })).body.category).toEqual(category)
})

test('staff change the names in other languages and remove them', async () => {
  const { id } = (await as(staff)(createCategory, { body: { name: 'Кабель', name_en: ' Cable ', slug: 'names-cable' } })).body
  const change = async (body: object) => (await as(staff)(updateCategory, { params: { id }, body })).body
  expect(await change({ name_zh: '电缆' })).toMatchObject({ name: 'Кабель', name_en: 'Cable', name_zh: '电缆' })
  expect(await change({ name_en: null })).toMatchObject({ name: 'Кабель', name_en: null, name_zh: '电缆' })
})

test('every category of the initial tree has its own name in each language', async () => {
  // A name may be followed by «!» and a warning for staff; the colon in the only warning leaves a piece that begins with «проверьте» (check).
  const categoryNames = demoTree.split(/[\n>:,]/).map((name) => name.split('!')[0]?.trim() ?? '')
  const missing = [...new Set(categoryNames)].filter((name) => name !== '' && !name.startsWith('проверьте') && !usualNames.has(name))
  expect(missing).toEqual([])
  for (const field of ['name_en', 'name_zh'] as const) {
    const all = [...usualNames.values()].map((translations) => translations[field])
    expect(all.filter((name, place) => name === '' || all.indexOf(name) !== place)).toEqual([])
  }
})

test('an initial tree loaded before translations existed gets them', async () => {
  const slug = 'names-old'
  await app.db.insertInto('categories').values({ level: 1, name: 'Стройматериалы', slug }).execute()
  await app.db.transaction().execute(nameUsualCategories)
  const named = app.db.selectFrom('categories').select(['name_en', 'name_zh']).where('slug', '=', slug)
  expect(await named.executeTakeFirst()).toEqual({ name_en: 'Construction materials', name_zh: '建筑材料' })
})
