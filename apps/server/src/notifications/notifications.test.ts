// A member's notices: listed newest first, marked as read one by one or all at once, and signalled to the member's open pages.
import { countNotices, listNotices, readAllNotices, readNotice } from '@sverka/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { SocketClient, startListening } from '../../test/socket-client.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import { exportNotices } from './notifications.ts'

const app = testApplication({}, { listens: true })
const as = createClient(() => app.server)
const world = new World(app)

const notify = (who: Person, order: number) =>
  app.db
    .transaction()
    .execute((tx) => raiseNotice(tx, app.clock, { userId: who.id, kind: 'order_paid', params: { order }, path: '/profile/orders' }))
const unread = async (who: Person) => (await as(who)(countNotices, {})).body.unread_count

test('notices are listed newest first, and only their owner can mark them as read', async () => {
  const [person, other] = [await world.person(), await world.person()]
  await notify(person, 1)
  await notify(person, 2)
  const { body } = await as(person)(listNotices, { query: {} })
  expect(body).toMatchObject({
    count: 2,
    result: [
      { kind: 'order_paid', group: 'orders', params: { order: 2 }, path: '/profile/orders', is_read: false },
      { params: { order: 1 } },
    ],
  })
  const params = { id: body.result[0]?.id ?? 0 }
  expect((await as(other)(readNotice, { params })).status).toBe(404)
  expect((await as(person)(readNotice, { params })).status).toBe(204)
  expect((await as(person)(readNotice, { params })).status).toBe(204)
  expect((await as(person)(listNotices, { query: { unread: true } })).body.result).toMatchObject([{ params: { order: 1 } }])
  expect(await unread(person)).toBe(1)
  await as(person)(readAllNotices, {})
  expect([await unread(person), await unread(other)]).toEqual([0, 0])
  expect(await exportNotices(readOnly(app.db), person.id)).toMatchObject([{ content: [{}, {}] }, {}])
})

test('a new notice is signalled to the open pages of its owner only', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const origin = await startListening(app.server)
  const open = ({ access }: Person) => new SocketClient(`${origin}/ws/signals/`, ['bearer', access])
  const [mine, theirs] = [open(person), open(other)]
  /** Topics of the signals that a page has received. On opening, the socket signals every topic once. */
  const topics = ({ frames }: SocketClient) => frames.map((frame) => (frame as unknown as { topic: string }).topic)
  for (const client of [mine, theirs]) await expect.poll(() => topics(client)).toEqual(['chat', 'notices'])
  await notify(person, 3)
  await expect.poll(() => topics(mine)).toEqual(['chat', 'notices', 'notices'])
  expect(topics(theirs)).toEqual(['chat', 'notices'])
  for (const client of [mine, theirs]) client.close()
})
