// A seller's table of products: numbers, search, filters, order and tabs of the caller's own products.
import { listOwnProducts } from '@sverka/contract/products/own-products'
import { updateProduct } from '@sverka/contract/products/products'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { goodsTable } from '../../test/goods-table.ts'
import { World } from '../../test/world.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { readOwnProductsPage } from './own-table.ts'
import { countSales, countView, setLike } from './products.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const { change, ids, reject, table } = goodsTable(as, world)
const inTx = <T>(work: (tx: Parameters<typeof countView>[0]) => Promise<T>) => app.db.transaction().execute(work)

test('the table shows views, likes, paid orders, stock and state of own products only', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const id = await goods.published(seller, { name: 'Швеллер 12', product_code: 'ШВ-12', stock: 7, price: 500.5 })
  await goods.published(other)
  const fan = await world.person()
  await inTx(async (tx) => {
    await countView(tx, id, 41)
    await setLike(tx, app.services.clock, { userId: fan.id, productId: id, liked: true })
    await countSales(tx, [id], app.services.clock.now())
  })
  const { count, counts, result } = await table(seller)
  expect([count, counts]).toEqual([1, { all: 1, on_sale: 1, waiting: 0, returned: 0, hidden: 0, draft: 0 }])
  expect(result[0]).toMatchObject({
    ...{ id, name: 'Швеллер 12', product_code: 'ШВ-12', stock: 7, price: 500.5, views: 41, likes: 1, orders: 1 },
    ...{ state: 'published', hidden: null, edit: null, repeats_code: false },
  })
  expect(result[0]?.image).toMatch(/^\/media\//)
  expect((await as(null)(listOwnProducts, { query: {} })).status).toBe(401)
})

test('the table is searched, filtered and ordered', async () => {
  const seller = await goods.seller()
  const [cheap, expensive, service] = [
    await goods.published(seller, { name: 'Уголок стальной', product_code: 'УГ-77', price: 10, stock: 0 }),
    await goods.published(seller, { name: 'Балка', price: 900, stock: 4 }),
    await goods.published(seller, { name: 'Доставка', price: 50, product_type: 'service' }),
  ]
  await inTx(async (tx) => {
    await countView(tx, service, 5)
    await countView(tx, cheap, 2)
    await countSales(tx, [expensive], app.services.clock.now())
  })
  expect(await ids(seller, { search: 'стальные' })).toEqual([cheap])
  expect(await ids(seller, { search: 'уг-77' })).toEqual([cheap])
  // Without a letter or digit a search finds nothing.
  expect(await ids(seller, { search: '«»' })).toEqual([])
  expect(await ids(seller, { in_stock: false })).toEqual([cheap])
  expect(await ids(seller, { price__gte: 50, price__lte: 899 })).toEqual([service])
  expect(await ids(seller, { ordering: '-views' })).toEqual([service, cheap, expensive])
  expect(await ids(seller, { ordering: 'price' })).toEqual([cheap, service, expensive])
  expect(await ids(seller, { ordering: '-orders', page_size: 1 })).toEqual([expensive])
  expect(await ids(seller, { ordering: 'stock', page: 3, page_size: 1 })).toEqual([service])
  // A product is quiet if it is older than `NO_ORDER_DAYS` (90) and was not ordered since: `expensive` was.
  const hundredDays = sql<Date>`created_at - interval '100 days'`
  await app.db.updateTable('products').set({ created_at: hundredDays }).where('id', 'in', [cheap, expensive]).execute()
  expect(await ids(seller, { quiet: true })).toEqual([cheap])
})

test('a page takes one query however many products it has', async () => {
  const seller = await goods.seller()
  for (let made = 0; made < 4; made += 1) await goods.pending(seller)
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const session = { userId: seller.id } as Session
  const { result } = await readOwnProductsPage(readOnly(app.db.withPlugin(counting)), app.services.clock, session, {})
  expect([queries, result.length]).toEqual([1, 4])
})

test('each tab has its own products, and a waiting or rejected edit is returned with its product', async () => {
  const seller = await goods.seller()
  const [waiting, returned, edited, withRejectedEdit, hidden] = [
    await goods.pending(seller),
    await goods.pending(seller),
    await goods.published(seller),
    await goods.published(seller),
    await goods.published(seller),
  ]
  await reject(returned)
  for (const id of [edited, withRejectedEdit]) await as(seller)(updateProduct, { params: { id }, body: { name: 'Другое имя' } })
  await reject(withRejectedEdit)
  await change(seller, 'hide', [hidden])
  const { counts, result } = await table(seller)
  // A published product with an edit counts twice: as on sale, and as waiting or returned.
  expect(counts).toEqual({ all: 5, on_sale: 2, waiting: 2, returned: 2, hidden: 1, draft: 0 })
  expect(await ids(seller, { view: 'waiting' })).toEqual([edited, waiting])
  expect(await ids(seller, { view: 'returned' })).toEqual([withRejectedEdit, returned])
  expect(result.find(({ id }) => id === withRejectedEdit)?.edit).toMatchObject({ reject_reason: 'Не та категория' })
  expect(result.find(({ id }) => id === returned)?.reject_reason).toBe('Не та категория')
})
