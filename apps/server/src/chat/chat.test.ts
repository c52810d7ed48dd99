// Rooms of conversations over HTTP (a buyer and a seller about a product, or two friends): who has them, their messages and the counts of unread
// ones.
import {
  getFriendRoom,
  getRoom,
  getUnread,
  listFriendMessages,
  listMessages,
  listProductRooms,
  listRooms,
  openProductRoom,
} from '@sverka/contract/chat/chat'
import { addFriend, blockPerson, removeFriend } from '@sverka/contract/friends/friends'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { eraseMessages, exportMessages } from './chat.ts'
import { insertMessage, markRead } from './messages.sql.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

async function createRoom() {
  const seller = await goods.seller()
  const buyer = await world.person()
  const product = await goods.published(seller)
  const { body } = await as(buyer)(openProductRoom, { body: { product } })
  return { seller, buyer, product, room: body }
}

/** Stores a message, a second later than the one before. */
const say = async (roomId: number, who: Person, body: string) => {
  app.clock.advance(1000)
  return insertMessage(app.db, { roomId, userId: who.id, body, clientId: null, createdAt: app.clock.now() })
}
const readUnread = async (who: Person) => (await as(who)(getUnread, {})).body.unread_count

test('a buyer has one room about a product with its seller, and nobody has a room with themselves', async () => {
  const { seller, buyer, product, room: made } = await createRoom()
  expect(made).toMatchObject({
    kind: 'product',
    product: { id: product, name: 'Арматура А500С', price: 58_900 },
    user: { id: buyer.id, full_name: buyer.fullName },
    user2: { id: seller.id },
    seller_inn: expect.stringMatching(/^\d{10}$/),
    last_message: null,
    unread_count: 0,
    state: 'open',
  })
  expect(made.slug).toMatch(/^[\w-]{22}$/)
  expect(await as(buyer)(openProductRoom, { body: { product } })).toMatchObject({ status: 200, body: { slug: made.slug } })
  expect(await as(seller)(openProductRoom, { body: { product } })).toMatchObject({ status: 400, code: 'room_with_self' })
  expect((await as(buyer)(openProductRoom, { body: { product: 2_000_000_000 } })).code).toBe('not_found')
  const both = await Promise.all([1, 2].map(async () => as(await world.person())(openProductRoom, { body: { product } })))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
})

test('an empty room is shown only to its opener, and rooms are found by name, newest first', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const roomSlugs = async (who: Person, query = {}) => (await as(who)(listRooms, { query })).body.result.map(({ slug }) => slug)
  expect([await roomSlugs(buyer), await roomSlugs(seller)]).toEqual([[made.slug], []])
  await say(made.id, buyer, 'Добрый день')
  const second = (await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })).body
  await say(second.id, buyer, 'И ещё вопрос')
  expect(await roomSlugs(seller)).toEqual([second.slug, made.slug])
  await say(made.id, seller, 'Здравствуйте')
  expect(await roomSlugs(buyer)).toEqual([made.slug, second.slug])
  expect(await roomSlugs(buyer, { search: seller.fullName.slice(0, 12) })).toHaveLength(2)
  expect(await roomSlugs(buyer, { search: 'арматура' })).toHaveLength(2)
  expect(await roomSlugs(buyer, { search: '100%' })).toEqual([])
  expect((await as(buyer)(listProductRooms, { query: {} })).body).toMatchObject({
    count: 2,
    result: [{ last_message: { body: 'Здравствуйте', user: seller.id } }, {}],
  })
})

test('messages are paged oldest first, and those of another room are not found', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const other = await createRoom()
  await say(other.room.id, other.buyer, 'чужое')
  const ids: number[] = []
  for (let number = 1; number <= 5; number++) ids.push((await say(made.id, buyer, `№ ${number}`)).id)
  const bodies = async (query: object) => {
    const { body } = await as(seller)(listMessages, { query: { chat_room__in: `${made.id},${other.room.id}`, ...query } as never })
    return body.result.map((message) => message.message)
  }
  expect(await bodies({ page_size: 2 })).toEqual(['№ 4', '№ 5'])
  expect(await bodies({ page_size: 2, page: 2 })).toEqual(['№ 2', '№ 3'])
  expect(await bodies({ after: ids[2] })).toEqual(['№ 4', '№ 5'])
  expect(await bodies({ before: ids[2], page_size: 1 })).toEqual(['№ 2'])
  const { body } = await as(buyer)(listFriendMessages, { query: { slug: made.slug } })
  expect(body).toMatchObject({ count: 5, result: [{ seq: 1, type: 'message', user: buyer.id }, {}, {}, {}, { seq: 5 }] })
  expect((await as(other.buyer)(listFriendMessages, { query: { slug: made.slug } })).status).toBe(404)
  expect((await as(other.buyer)(getRoom, { params: { slug: made.slug } })).status).toBe(404)
})

test('a message is unread for its receiver until read, and never for its author', async () => {
  const { seller, buyer, room: made } = await createRoom()
  await say(made.id, seller, 'раз')
  const { seq, id } = await say(made.id, seller, 'два')
  await say(made.id, seller, 'три')
  expect([await readUnread(buyer), await readUnread(seller)]).toEqual([3, 0])
  const read = (upTo: number) => app.db.transaction().execute((tx) => markRead(tx, { roomId: made.id, userId: buyer.id, seq: upTo }))
  expect(await read(seq)).toMatchObject({ unread: 1 })
  expect(await read(1)).toBeUndefined()
  expect(await readUnread(buyer)).toBe(1)
  const shown = await as(seller)(getRoom, { params: { slug: made.slug } })
  expect(shown.body).toMatchObject({ other_read_message_id: id, unread_count: 0 })
  await say(made.id, buyer, 'ответ')
  expect([await readUnread(buyer), await readUnread(seller)]).toEqual([0, 1])
})

test('friends have a room that a removal or a block closes', async () => {
  const [one, other, stranger] = [await goods.seller(), await goods.seller(), await world.person()]
  await as(one)(addFriend, { body: { friend: other.id } })
  const { body: made } = await as(one)(getFriendRoom, { params: { id: other.id } })
  expect(made).toMatchObject({ kind: 'friend', product: null, state: 'open' })
  expect((await as(other)(getFriendRoom, { params: { id: one.id } })).body.slug).toBe(made.slug)
  expect((await as(stranger)(getFriendRoom, { params: { id: one.id } })).status).toBe(404)
  await say(made.id, one, 'привет')
  const stateFor = async (who: Person) => (await as(who)(getRoom, { params: { slug: made.slug } })).body.state
  await as(other)(removeFriend, { params: { id: one.id } })
  expect(await stateFor(one)).toBe('closed')
  await as(other)(addFriend, { body: { friend: one.id } })
  expect(await stateFor(one)).toBe('open')
  await as(other)(blockPerson, { params: { id: one.id } })
  expect([await stateFor(one), await stateFor(other)]).toEqual(['closed', 'blocked'])
})

test('a deleted account’s messages are emptied, and the data export has them', async () => {
  const { seller, buyer, room: made } = await createRoom()
  await say(made.id, buyer, 'личное')
  expect(await exportMessages(readOnly(app.db), buyer.id)).toMatchObject([{ content: [{ body: 'личное', room: made.slug }] }, {}])
  await app.db.transaction().execute((tx) => eraseMessages(app.services)(tx, buyer.id))
  const { body } = await as(seller)(listFriendMessages, { query: { slug: made.slug } })
  expect(body.result.map(({ message }) => message)).toEqual([''])
})

test('the demo has conversations, and filling it again adds none', async () => {
  await app.seedDemo()
  await app.seedDemo()
  const rows = await app.db
    .selectFrom('chat_rooms as room')
    .innerJoin('users', 'users.id', 'room.opened_by')
    .where('users.email', '=', 'buyer@demo.test')
    .select(['kind', 'last_seq'])
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([{ kind: 'friend', last_seq: 2 }])
})
