// Hostile queries of the marketplace's listing, a seller's page and the list of goods never cause a server error; fields that a seller cannot set
// are ignored.
import { createProduct, getProduct, updateProduct } from '@sverka/contract/products/products'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture, type Seller } from '../../test/goods.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_SEARCH: '10000/60', LIMIT_API: '10000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

let seller: Seller
let id: number
beforeAll(async () => {
  seller = await goods.seller()
  id = await goods.published(seller, { name: 'Болт М20' })
})

/** Texts that break careless code: the zero byte, half of a UTF-16 pair, invalid UTF-8, operators of full-text search, wildcards, SQL, long words. */
const texts = [
  ...[
    'болт%00гайка',
    '%00',
    '%ED%A0%80',
    '%FF',
    "болт' | '!",
    'болт:*&!',
    '((((',
    '<->',
    '\\',
    '%25_%25',
    "'; drop table products; --",
    '🔩🔩',
    '​',
  ],
  ...['а'.repeat(200), Array.from({ length: 60 }, () => 'ъ').join('+'), '%D1%91'.repeat(33), '1%2F0', '%2B%2D', '%F0%9F%94%A9'.repeat(20)],
]

test('every hostile search is answered or refused, and none causes a server error', async () => {
  for (const text of texts) {
    for (const path of ['/api/v1/marketplace/?', '/api/v1/products/?', `/api/v1/companies/${seller.companyId}/showcase/?`]) {
      const { statusCode } = await app.server.inject({ url: `${path}search=${encodeURI(text).replaceAll('%25', '%')}` })
      expect([200, 400], `${path} ${text}`).toContain(statusCode)
    }
  }
})

test('numbers out of bounds are refused beside their parameter or find nothing', async () => {
  const bad = [
    'page=0',
    'page=-1',
    'page=1e9',
    'page=9999999999',
    'price__gte=-1',
    'price__lte=1e400',
    'price__gte=NaN',
    'category__in=1%3D1',
    'ordering=id',
  ]
  for (const query of bad) {
    const { statusCode } = await app.server.inject({ url: `/api/v1/marketplace/?${query}` })
    expect([200, 400], query).toContain(statusCode)
  }
  const many = Array.from({ length: 2000 }, (_, number) => number + 1).join(',')
  for (const name of ['category__in', 'regions__in']) {
    expect([200, 400, 414]).toContain((await app.server.inject({ url: `/api/v1/marketplace/?${name}=${many}` })).statusCode)
  }
  expect((await app.server.inject({ url: '/api/v1/marketplace/?price__gte=900&price__lte=100' })).json().count).toBe(0)
})

test('fields that a seller cannot set are ignored in a body', async () => {
  const own = {
    state: 'published',
    is_published: true,
    user: 1,
    user_id: 1,
    likes: 900,
    number_of_like: 900,
    views: 900,
    rating: 5,
    hidden: null,
  }
  const body = { ...(await goods.form(seller)), ...own } as Awaited<ReturnType<GoodsFactory['form']>>
  const made = await as(seller)(createProduct, { body, files: { images: [await picture()] } })
  const waiting = (await as(seller)(getProduct, { params: { id: made.body.id } })).body
  expect(waiting).toMatchObject({ state: 'pending', is_published: false, user: seller.id, number_of_like: 0, views: 0, rating: null })
  await as(seller)(updateProduct, { params: { id }, body: { ...own, price: 7 } as { price: number } })
  expect((await as(null)(getProduct, { params: { id } })).body).toMatchObject({
    price: 7,
    user: seller.id,
    number_of_like: 0,
    rating: null,
  })
})
