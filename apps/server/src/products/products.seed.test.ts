// The demo's goods: every category, drawing and seller they name exists, and the demo's seller has one that waits and one that was returned.
import { listCategories } from '@sverka/contract/catalog'
import { listProducts } from '@sverka/contract/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { clientOf } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { localStore } from '../platform/files/store.ts'
import { randomIds } from '../platform/ids.ts'
import { motifNames, storeDemoPicture } from './demo-pictures.ts'
import { demoThings } from './products.seed.ts'

const app = testApplication()
const as = clientOf(() => app.server)
const world = new World(app)

test('three hundred things are sold, each with a drawing that exists', () => {
  expect(demoThings.length).toBeGreaterThanOrEqual(290)
  expect(demoThings.filter(({ motif }) => !motifNames.includes(motif))).toEqual([])
})

test('the seller of the demo has cards on sale, one that waits and one that was returned', async () => {
  for (let count = 0; count < 4; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  await app.seedDemo()
  await app.seedDemo()
  const seller = await app.db.selectFrom('users').select('id').where('email', '=', 'seller@demo.test').executeTakeFirstOrThrow()
  const own = await app.db.selectFrom('products').select('state').where('user_id', '=', seller.id).execute()
  const states = own.map(({ state }) => state)
  expect(own).toHaveLength(12)
  expect(['pending', 'rejected'].map((state) => states.filter((one) => one === state).length)).toEqual([1, 1])
  expect(JSON.stringify((await as(null)(listCategories, {})).body)).toContain('butylki-i-kanistry')
  const { count, result } = (await as(null)(listProducts, { query: { page_size: 100 } })).body
  expect(count).toBe(demoThings.length - 2)
  expect(new Set(result.map(({ user }) => user)).size).toBeGreaterThan(1)
  expect((await as(null)(listProducts, { query: { search: 'арматура' } })).body.count).toBeGreaterThanOrEqual(3)
})

test('a picture is drawn once', async () => {
  const store = localStore(`${app.config.DATA_DIR}/drawn`, randomIds)
  await storeDemoPicture(store, 'demo-0-0', { motif: 'rods', index: 0 })
  const drawn = await store.get('products/demo-0-0-zoom.avif')
  expect(drawn?.length).toBeGreaterThan(500)
})
