// Notices (a member's notifications on the site): one per event, and only if the transaction that causes it is committed.
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { raiseNotice } from './notices.ts'

const app = testApplication()

/** Id of a member who has no notices. */
async function memberWithoutNotices(): Promise<number> {
  await app.seedDemo()
  const { id } = await app.db.selectFrom('users').select('id').where('email', '=', 'buyer@demo.test').executeTakeFirstOrThrow()
  await app.db.deleteFrom('notices').execute()
  return id
}

const allNotices = () => app.db.selectFrom('notices').select(['kind', 'params', 'path', 'dedupe_key']).orderBy('id').execute()

test('the same event raised twice makes one notice, while events without a key make one each', async () => {
  const userId = await memberWithoutNotices()
  const paid = { userId, kind: 'order_paid', params: { order: 5 }, path: '/profile/orders/5', dedupeKey: 'order:5:paid' } as const
  await app.db.transaction().execute(async (tx) => {
    await raiseNotice(tx, app.clock, paid)
    await raiseNotice(tx, app.clock, paid)
    await raiseNotice(tx, app.clock, { userId, kind: 'message_received' })
    await raiseNotice(tx, app.clock, { userId, kind: 'message_received' })
  })
  expect(await allNotices()).toEqual([
    { kind: 'order_paid', params: { order: 5 }, path: '/profile/orders/5', dedupe_key: 'order:5:paid' },
    { kind: 'message_received', params: {}, path: null, dedupe_key: null },
    { kind: 'message_received', params: {}, path: null, dedupe_key: null },
  ])
})

test('a notice whose transaction is rolled back is not reported', async () => {
  const userId = await memberWithoutNotices()
  const failing = app.db.transaction().execute(async (tx) => {
    await raiseNotice(tx, app.clock, { userId, kind: 'friend_added' })
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  expect(await allNotices()).toEqual([])
})
