// The functions that other modules import from products find, count and lock the same products as the operations return.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import {
  buildFilter,
  countMatching,
  filteredProducts,
  listPage,
  type OwnProduct,
  type ProductFilter,
  type ProductQuery,
  requireOwnProduct,
  rubles,
} from './products.ts'

const app = testApplication()
const world = new World(app)
const goods = new GoodsFactory(app, world)

test('a filter counts and selects the products that the list shows, and only the owner can lock one', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const id = await goods.published(seller, { price: 100, sale_price: 50 })
  await goods.published(other)
  const query: ProductQuery = { user__in: [seller.id] }
  const db = readOnly(app.db)
  const filter: ProductFilter = await buildFilter(db, query, null)
  const prices = await filteredProducts(db, filter).select('product.final_price_kopecks as price').execute()
  expect(prices.map(({ price }) => rubles(price))).toEqual([50])
  expect([await countMatching(db, filter), (await listPage(db, query, null)).count]).toEqual([1, 1])
  const lock = (userId: number): Promise<OwnProduct> =>
    app.db.transaction().execute((tx) => requireOwnProduct(tx, { userId, sessionId: 'none', isStaff: false, flags: new Set() }, id))
  expect(await lock(seller.id)).toMatchObject({ id, state: 'published' })
  await expect(lock(other.id)).rejects.toMatchObject({ code: 'not_found' })
})
