// Favourites: liked goods that are on sale, the latest like first; repeating a like changes nothing.
import { addToFavorites, deleteFromFavorites, listFavorites } from '@sverka/contract/favorites/favorites'
import { getProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { hideProducts, unhideProducts } from '../products/products.ts'

// Uploads per seconds: a limit that these tests, which upload a picture for each product, never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

test('likes can be repeated and removed, and only their owner sees the list', async () => {
  const seller = await goods.seller()
  const [first, second] = [await goods.published(seller), await goods.published(seller)]
  const [person, other] = [await world.person(), await world.person()]
  const list = async (who = person) => {
    const { count, result } = (await as(who)(listFavorites, { query: {} })).body
    return [count, ...result.map(({ id }) => id)]
  }
  for (const id of [first, first, second]) {
    expect((await as(person)(addToFavorites, { params: { id } })).status).toBe(204)
    app.clock.advance(1000)
  }
  // Each list: the count, then the ids of the products.
  expect([await list(), await list(other)]).toEqual([[2, second, first], [0]])
  expect((await as(person)(getProduct, { params: { id: first } })).body).toMatchObject({ is_liked: true, number_of_like: 1 })
  await app.db.transaction().execute((tx) => hideProducts(tx, { ids: [second] }, 'blocked'))
  expect(await list()).toEqual([1, first])
  await app.db.transaction().execute((tx) => unhideProducts(tx, { ids: [second] }, 'blocked'))
  for (let times = 0; times < 2; times++) expect((await as(person)(deleteFromFavorites, { params: { id: first } })).status).toBe(204)
  expect(await list()).toEqual([1, second])
})
