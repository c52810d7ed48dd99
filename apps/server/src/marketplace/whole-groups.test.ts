// Counts of the whole listing: held while nothing changes, counted anew after a change and while changes may be missed.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { Goods } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { openListening } from '../platform/db/listen.ts'
import { watchPageChanges } from '../platform/db/page-changes.ts'
import { WholeGroups } from './whole-groups.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const goods = new Goods(app, new World(app))

test('what goes on sale or is looked at: the first is counted at once, the second counts nothing anew', async () => {
  const listening = await openListening(app.database.url, app.services.log)
  const changes = await watchPageChanges(listening)
  const whole = new WholeGroups(changes)
  const db = readOnly(app.db)
  const count = async () => (await whole.of(db)).reduce((sum, group) => sum + group.count, 0)
  const seller = await goods.seller()
  const id = await goods.published(seller)
  // Making it and publishing it.
  await expect.poll(() => changes.version()).toBe(2)
  expect(await count()).toBe(1)
  const held = await whole.of(db)
  await app.db.updateTable('products').set({ views: 7 }).where('id', '=', id).execute()
  expect(await whole.of(db)).toBe(held)
  await goods.published(seller)
  await expect.poll(count).toBe(2)
  await listening.close()
  expect(await new WholeGroups(undefined).of(db)).toHaveLength(2)
})
