// The demo's goods: every category, drawing and seller that they name exists. The demo's seller has one product that waits for staff and one
// that staff returned. Pictures are drawn on first request.
import { listCategories } from '@sverka/contract/catalog/catalog'
import { listProducts } from '@sverka/contract/products/products'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { motifNames, readDrawing } from './drawings.ts'
import { demoArrivals, demoProducts } from './products.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('the demo sells three hundred goods, each with a drawing that exists', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(290)
  const drawnMotifs = new Set(demoProducts.flatMap((thing) => [thing, ...thing.more]).map(({ motif }) => motif))
  expect([...drawnMotifs].toSorted()).toEqual(motifNames.toSorted())
})

test('the newest goods cover many categories, and no two drawings share a name', () => {
  const page = demoArrivals.slice(-20).map(({ thing }) => thing)
  expect(new Set(page.map(({ category }) => category)).size).toBeGreaterThanOrEqual(15)
  expect(page.filter(({ category }, place) => category === page[place + 1]?.category)).toEqual([])
  const looks = new Map(demoProducts.map((thing) => [readDrawing(thing), thing.key.slice(-12)]))
  expect(new Set(looks.values()).size).toBe(looks.size)
  // Few cards share a picture: neighbours of a category differ in their drawing or its colour.
  const shown = Map.groupBy(demoProducts, (thing) => readDrawing(thing))
  expect([...shown.values()].filter((things) => things.length > 3).map(([thing]) => thing?.motif)).toEqual([])
})

test('the seller of the demo has cards on sale, one that waits and one that was returned', async () => {
  for (let count = 0; count < 4; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  await app.seedDemo()
  await app.seedDemo()
  const seller = await app.db.selectFrom('users').select('id').where('email', '=', 'seller@demo.test').executeTakeFirstOrThrow()
  const keys = () => app.db.selectFrom('product_images').select(['id', 'key']).where('key', 'like', 'demo-%').orderBy('id').execute()
  const named = await keys()
  const waiting = await app.db
    .selectFrom('products')
    .select(['updated_at', 'user_id', 'category_id'])
    .where('state', '=', 'pending')
    .execute()
  for (const { updated_at: at } of waiting) {
    const waited = app.clock.now().getTime() - at.getTime()
    expect([waited > 0, waited < 24 * 3_600_000]).toEqual([true, true])
  }
  // Several similar cards of another seller, which staff can decide together.
  const alike = waiting.filter(({ user_id: id }) => id !== seller.id)
  expect([alike.length, new Set(alike.map((product) => `${product.user_id} ${product.category_id}`)).size]).toEqual([3, 1])
  // Picture names of an older demo: without a hash, and with the hash of another drawing.
  for (const [place, end] of ['', '-000000000000'].entries()) {
    const { id = 0, key = '' } = named[place] ?? {}
    const old = key.replace(/-[0-9a-f]{12}$/, end)
    expect(old).not.toBe(key)
    // A later start renames them to the current names.
    await app.db.updateTable('product_images').set({ key: old }).where('id', '=', id).execute()
  }
  await app.seedDemo()
  expect(await keys()).toEqual(named)
  const own = await app.db.selectFrom('products').select('state').where('user_id', '=', seller.id).execute()
  const states = own.map(({ state }) => state)
  expect(own).toHaveLength(12)
  expect(['pending', 'rejected'].map((wanted) => states.filter((state) => state === wanted).length)).toEqual([1, 1])
  expect(JSON.stringify((await as(null)(listCategories, {})).body)).toContain('butylki-i-kanistry')
  const { count, result } = (await as(null)(listProducts, { query: { page_size: 100 } })).body
  // Not on sale: one that waits and one that was returned, and the three waiting ones of the other seller.
  expect(count).toBe(demoProducts.length - 5)
  expect(new Set(result.map(({ user }) => user)).size).toBeGreaterThan(1)
  expect((await as(null)(listProducts, { query: { search: 'арматура' } })).body.count).toBeGreaterThanOrEqual(3)
})

test('a picture is drawn on first request, in the requested size and format', async () => {
  const key = demoProducts[0]?.key ?? ''
  for (const [size, width] of [
    ['card', 400],
    ['page', 900],
    ['zoom', 900],
  ] as const) {
    for (const format of ['webp', 'avif']) {
      const answer = await app.server.inject({ url: `/media/products/${key}-${size}.${format}` })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
      const { width: drawnWidth, height } = await sharp(answer.rawPayload).metadata()
      expect([drawnWidth, height]).toEqual([width, width * 0.75])
      expect(await app.services.files.pictures.get(`products/${key}-${size}.${format}`)).toEqual(answer.rawPayload)
    }
  }
  expect((await app.server.inject({ url: '/media/products/demo-0-0-card.webp' })).statusCode).toBe(200)
  for (const none of ['demo-0-9-card.webp', 'demo-0-0-0123456789ab-card.webp', `${key}-huge.webp`, `${key}-card.png`, `${key}.webp`]) {
    expect((await app.server.inject({ url: `/media/products/${none}` })).statusCode).toBe(404)
  }
})

test('simultaneous requests for a missing picture draw it once', async () => {
  const stored = vi.spyOn(app.services.files.pictures, 'put')
  const requests = Array.from({ length: 8 }, () => app.server.inject({ url: `/media/products/${demoProducts[3]?.key}-card.webp` }))
  expect((await Promise.all(requests)).every(({ statusCode, rawPayload }) => statusCode === 200 && rawPayload.length > 500)).toBe(true)
  expect(stored).toHaveBeenCalledTimes(1)
})
