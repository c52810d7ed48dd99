// Complaints about conversations: staff can read a conversation only after a complaint, and only up to its time; each reading is recorded in the
// audit log.
import { complainOfRoom, openProductRoom } from '@sverka/contract/chat/chat'
import { closeChatComplaint, getChatComplaint, listChatComplaints } from '@sverka/contract/chat/chat.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { insertMessage } from './messages.sql.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

test('a complaint shows staff the messages before it, and is closed once', async () => {
  const [seller, buyer, stranger, staff] = [await goods.seller(), await world.person(), await world.person(), await world.staff()]
  const { body: room } = await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })
  const say = (who: Person, body: string) =>
    insertMessage(app.db, { roomId: room.id, userId: who.id, body, clientId: null, createdAt: app.clock.now() })
  const { id: messageId } = await say(seller, 'Переведите на карту')
  const complain = (who: Person, more = {}) =>
    as(who)(complainOfRoom, { params: { slug: room.slug }, body: { text: 'Просит деньги мимо площадки', ...more } })
  expect((await complain(stranger)).status).toBe(404)
  expect((await complain(buyer, { message_id: messageId + 1000 })).status).toBe(404)
  expect((await complain(buyer, { message_id: messageId })).status).toBe(204)
  expect((await complain(buyer)).code).toBe('conflict')
  await say(buyer, 'Это уже потом')
  const { body: list } = await as(staff)(listChatComplaints, { query: { open: true } })
  expect(list.count).toBe(list.result.length)
  const [complaint] = list.result.filter(({ author }) => author.id === buyer.id)
  expect(complaint).toMatchObject({ about: { id: seller.id }, text: 'Просит деньги мимо площадки', message_id: messageId, closed_at: null })
  const params = { id: complaint?.id ?? 0 }
  const opened = await as(staff)(getChatComplaint, { params })
  expect(opened.body.messages.map(({ message }) => message)).toEqual(['Переведите на карту'])
  expect((await as(seller)(getChatComplaint, { params })).status).toBe(404)
  expect((await as(staff)(closeChatComplaint, { params })).status).toBe(204)
  expect((await as(staff)(closeChatComplaint, { params })).code).toBe('conflict')
  const ids = async (query: object) => (await as(staff)(listChatComplaints, { query })).body.result.map(({ id }) => id)
  expect(await ids({ open: true })).not.toContain(params.id)
  expect(await ids({ open: false })).toContain(params.id)
  expect(await ids({})).toContain(params.id)
  expect(await world.auditActions()).toEqual(expect.arrayContaining(['chat.complaint_read', 'chat.complaint_closed']))
  expect((await complain(buyer)).status).toBe(204)
})
