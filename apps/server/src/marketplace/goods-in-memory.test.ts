// Cached counts of the listing and of price ranges: reused while nothing changes, read again after a change and while changes may be missed.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { openListening } from '../platform/db/listen.ts'
import { watchPageChanges } from '../platform/db/page-changes.ts'
import { type Columns, GoodsInMemory } from './goods-in-memory.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const goods = new GoodsFactory(app, new World(app))

test('goods are counted at once when they go on sale or change their price', async () => {
  const listening = await openListening(app.database.url, app.services.log)
  const changes = await watchPageChanges(listening)
  const held = new GoodsInMemory(changes)
  const db = readOnly(app.db)
  const count = async (range: Parameters<Columns['groups']>[0] = {}) =>
    (await held.columns.of(db)).groups(range).reduce((sum, group) => sum + group.count, 0)
  // Announcements arrive in the order of their transactions: after the test's own one no earlier change is under way.
  let reported = 0
  await listening.subscribe('test_told', { onNotify: () => reported++ })
  const allTold = async () => {
    const before = reported
    await sql`notify test_told`.execute(app.db)
    await expect.poll(() => reported).toBe(before + 1)
  }
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100 })
  await allTold()
  expect(await count()).toBe(1)
  const [columns, choices] = [await held.columns.of(db), await held.choices.of(db)]
  await app.db.updateTable('products').set({ views: 7 }).where('id', '=', id).execute()
  await allTold()
  expect([await held.columns.of(db), await held.choices.of(db)]).toEqual([columns, choices])
  expect(await held.columns.of(db)).toBe(columns)
  await goods.published(seller, { price: 300, sale_price: 200 })
  await expect.poll(() => count()).toBe(2)
  // Both ends are included in a range.
  const ranges = [
    [100_00, 200_00],
    [100_01, 200_00],
    [100_00, 199_99],
    [200_01, undefined],
    [undefined, 99_99],
  ] as const
  expect(await Promise.all(ranges.map(([priceFrom, priceTo]) => count({ priceFrom, priceTo })))).toEqual([2, 1, 1, 0, 0])
  await app.db.updateTable('products').set({ price_kopecks: 500_00 }).where('id', '=', id).execute()
  await expect.poll(() => count({ priceFrom: 500_00 })).toBe(1)
  const known = await goods.category()
  await expect.poll(async () => (await held.choices.of(db)).tree.map((top) => top.id)).toContain(known)
  await listening.close()
  expect((await new GoodsInMemory(undefined).columns.of(db)).groups({})).toHaveLength(2)
})

test('expired counts are recomputed in the background, and no request waits for that', async () => {
  const listening = await openListening(app.database.url, app.services.log)
  const held = new GoodsInMemory(await watchPageChanges(listening), 1)
  const db = readOnly(app.db)
  const first = await held.columns.of(db)
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx)
    expect(await held.columns.of(db)).toBe(first)
  })
  await expect.poll(async () => (await held.columns.of(db)) === first).toBe(false)
  await listening.close()
})
