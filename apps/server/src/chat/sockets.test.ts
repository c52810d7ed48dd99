// The WebSockets of conversations: access, refusals, and stored messages that reach both members once and in order. Close codes: 4401 no session,
// 4403 no access to the room, 4409 too many sockets of one member, 1008 too many frames, 1009 too long a frame.
import { logout } from '@sverka/contract/auth/auth'
import { getFriendRoom, getUnread, listFriendMessages, openProductRoom, type Room } from '@sverka/contract/chat/chat'
import { FRAME_MAX_BYTES, PING } from '@sverka/contract/chat/chat.rules'
import { addFriend, blockPerson, removeFriend } from '@sverka/contract/friends/friends'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { handshake, SocketClient, startListening } from '../../test/socket-client.ts'
import { type Person, World } from '../../test/world.ts'
import { insertMessage } from './messages.sql.ts'

const app = testApplication({}, { listens: true })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
let origin = ''

beforeAll(async () => {
  origin = await startListening(app.server)
})

async function createRoom(): Promise<{ seller: Person; buyer: Person; room: Room }> {
  const seller = await goods.seller()
  const buyer = await world.person()
  const { body } = await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })
  return { seller, buyer, room: body }
}

/** Opens a socket and waits until it has joined the room; `after` is the id of the last message that the client has, 0 for none. */
async function join(made: { slug: string; kind: string }, who: Person, after?: number): Promise<SocketClient> {
  const client = SocketClient.of(origin, made, who, after)
  expect(await client.joined()).toBe(true)
  return client
}

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const message = (text: string, more: object = {}) => ({ type: 'message', message: text, ...more })

test('a message is acknowledged and delivered, and a repeat with its client_id is not stored again', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const [mine, theirs] = [await join(made, buyer), await join(made, seller)]
  expect(mine.protocol).toBe('bearer')
  mine.send(message('Есть в наличии?', { user: buyer.id, client_id: uuid(1) }))
  const acknowledged = await mine.frame('message')
  expect(acknowledged).toMatchObject({ message: 'Есть в наличии?', user: buyer.id, client_id: uuid(1), seq: 1 })
  expect(await theirs.frame('message')).toEqual(acknowledged)
  mine.send(message('Есть в наличии?', { client_id: uuid(1) }))
  mine.send(message('Ау'))
  await theirs.frame('message', ({ message: text }) => text === 'Ау')
  await mine.frame('message', ({ message: text }) => text === 'Ау')
  expect(mine.texts).toEqual(['Есть в наличии?', 'Есть в наличии?', 'Ау'])
  expect(theirs.texts).toEqual(['Есть в наличии?', 'Ау'])
})

test('nobody joins a room without a valid token and membership in it', async () => {
  const { buyer, room: made } = await createRoom()
  const stranger = await world.person()
  const closingCode = (who: { access: string }, kind: string = made.kind) => SocketClient.of(origin, { ...made, kind }, who).closed
  expect(await new SocketClient(`${origin}/ws/chat/${made.slug}/`, 'bearer').closed).toBe(4401)
  expect(await closingCode({ access: 'a.b.c' })).toBe(4401)
  expect(await closingCode(stranger)).toBe(4403)
  expect(await closingCode(buyer, 'friend')).toBe(4403)
  expect(await SocketClient.of(origin, { slug: 'nothing', kind: 'product' }, buyer).closed).toBe(4403)
})

test('a handshake from another site is refused, one from our site or a program is accepted', async () => {
  const { buyer, room: made } = await createRoom()
  const from = (origins: Record<string, string>) =>
    handshake(origin.replace('ws', 'http'), `/ws/chat/${made.slug}/`, { 'sec-websocket-protocol': `bearer, ${buyer.access}`, ...origins })
  const foreign = ['https://evil.test', 'null', 'http://sverka.test.evil.test', 'https://sverka.test', 'http://sverka.test:81', 'file://']
  for (const site of foreign) expect(await from({ origin: site }), site).toBe(403)
  expect([await from({ origin: 'http://sverka.test' }), await from({})]).toEqual([101, 101])
})

test('a frame that is too long, blank, invalid or not JSON is refused and the socket stays open', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  const codes: [unknown, string][] = [
    [message('я'.repeat(4001), { client_id: uuid(2) }), 'validation_failed'],
    [message(' \n'), 'validation_failed'],
    [message('\u200B \u2800\u3164'), 'validation_failed'],
    [message('a\u0000b'), 'validation_failed'],
    [message('от чужого имени', { user: seller.id }), 'forbidden'],
    ['{', 'malformed_request'],
  ]
  for (const [index, [frame, code]] of codes.entries()) {
    mine.send(frame)
    await mine.frame('error', () => mine.frames.length > index)
    expect(mine.frames[index]).toMatchObject({ type: 'error', code })
  }
  expect(mine.frames[0]).toMatchObject({ client_id: uuid(2) })
  mine.send(message('я'.repeat(4000)))
  expect((await mine.frame('message')).message).toHaveLength(4000)
  mine.send(`"${'x'.repeat(FRAME_MAX_BYTES)}"`)
  expect(await mine.closed).toBe(1009)
})

test.each([
  ['Cyrillic letters', 'ж'],
  ['emoji', '🙂'],
])('a message of 4,000 %s that a client writes as JSON escapes is accepted', async (_what, sign) => {
  const { buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  const escaped = JSON.stringify(message(sign.repeat(4000))).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  mine.send(escaped)
  expect((await mine.frame('message')).message).toBe(sign.repeat(4000))
})

test('a socket that sends too much gets an error, then is closed', async () => {
  const { buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  for (let number = 0; number < 40; number++) mine.send(message(`№ ${number}`, { client_id: uuid(100 + number) }))
  expect(await mine.closed).toBe(1008)
  // One sixth of the limit of 60 messages a minute may be sent at once.
  expect(mine.texts).toHaveLength(10)
  expect(await mine.frame('error')).toMatchObject({ code: 'too_many_requests', client_id: uuid(110) })
})

test('a member who opens too many sockets loses the oldest', async () => {
  const { seller, room: made } = await createRoom()
  const many = []
  for (let number = 0; number < 11; number++) {
    many.push(await join(made, seller))
  }
  expect(await many[0]?.closed).toBe(4409)
})

test('after reconnecting a page gets missed messages once and in order, or a request to reload them', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  mine.send(message('первое'))
  const { id } = await mine.frame('message')
  mine.close()
  await mine.closed
  const theirs = await join(made, seller)
  theirs.send(message('второе'))
  theirs.send(message('третье'))
  await theirs.frame('message', ({ message: text }) => text === 'третье')
  const again = await join(made, buyer, id)
  await again.frame('message', ({ message: text }) => text === 'третье')
  expect(again.texts).toEqual(['второе', 'третье'])
  // More messages are missing than a socket replays.
  await app.db.updateTable('chat_rooms').set({ last_seq: 600 }).where('id', '=', made.id).execute()
  expect(await (await join(made, buyer, id)).frame('reload')).toEqual({ type: 'reload' })
})

test('a page that missed a thousand messages reloads and reads them by pages, each once', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  mine.send(message('до сна'))
  const { id } = await mine.frame('message')
  mine.close()
  await mine.closed
  for (let number = 1; number <= 1000; number++)
    await insertMessage(app.db, { roomId: made.id, userId: seller.id, body: `№ ${number}`, clientId: null, createdAt: app.clock.now() })
  const again = await join(made, buyer, id)
  expect(await again.frame('reload')).toEqual({ type: 'reload' })
  const missed: string[] = []
  for (let after = id; ; ) {
    const { body } = await as(buyer)(listFriendMessages, { query: { slug: made.slug, after, page_size: 200 } })
    missed.push(...body.result.map((row) => row.message))
    after = body.result.at(-1)?.id ?? after
    if (body.result.length < 200) break
  }
  expect(missed).toEqual(Array.from({ length: 1000 }, (_, index) => `№ ${index + 1}`))
  // From then on it receives new messages.
  const theirs = await join(made, seller)
  theirs.send(message('после сна'))
  await again.frame('message', ({ message: text }) => text === 'после сна')
  expect(again.texts).toEqual(['после сна'])
})

test('a page may ping its socket, and a socket that never stops pinging is closed', async () => {
  const { buyer, room: made } = await createRoom()
  const mine = await join(made, buyer)
  mine.send(PING)
  mine.send('{')
  await mine.frame('error')
  expect(mine.frames.map(({ type }) => type as string)).toEqual(['pong', 'error'])
  const signals = new SocketClient(`${origin}/ws/signals/`, ['bearer', buyer.access])
  expect(await signals.opened()).toBe(true)
  for (let number = 0; number <= 60; number++) signals.send(PING)
  expect(await signals.closed).toBe(1008)
})

test('a conversation makes one notice, and reading the conversation marks it as read', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const [mine, theirs] = [await join(made, buyer), await join(made, seller)]
  const notices = async () => (await as(seller)(listNotices, { query: {} })).body.result.filter(({ kind }) => kind === 'message_received')
  for (const text of ['раз', 'два']) {
    mine.send(message(text))
    const { id } = await theirs.frame('message', (frame) => frame.message === text)
    expect(await notices()).toMatchObject([{ is_read: false, path: `/profile/messages?room=${made.slug}` }])
    theirs.send({ type: 'read', message_id: id })
    await mine.frame('read', (frame) => frame.message_id === id)
    expect(await notices()).toMatchObject([{ is_read: true }])
  }
})

test('a message that comes at the moment of reading stays unread, and so does its notice', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const [mine, theirs] = [await join(made, buyer), await join(made, seller)]
  mine.send(message('раз'))
  const { id } = await theirs.frame('message')
  const countWaiting = () => lockWaits(app.db)
  // The reading arrives while the next message is stored but not committed yet: it has to wait for it.
  await app.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { roomId: made.id, userId: buyer.id, body: 'два', clientId: null, createdAt: app.clock.now() })
    theirs.send({ type: 'read', message_id: id })
    await expect.poll(countWaiting).toBe(1)
  })
  await mine.frame('read')
  const notices = async () => (await as(seller)(listNotices, { query: {} })).body.result.filter(({ kind }) => kind === 'message_received')
  expect((await as(seller)(getUnread, {})).body.unread_count).toBe(1)
  expect(await notices()).toMatchObject([{ is_read: false }])
  const last = await theirs.frame('message', ({ message: text }) => text === 'два')
  theirs.send(message('ответ'))
  theirs.send({ type: 'read', message_id: last.id })
  theirs.send('{')
  await theirs.frame('error')
  expect(await notices()).toMatchObject([{ is_read: true }])
})

test('reading and typing are shown to the room', async () => {
  const { seller, buyer, room: made } = await createRoom()
  const [mine, theirs] = [await join(made, buyer), await join(made, seller)]
  mine.send(message('вопрос'))
  const { id } = await theirs.frame('message')
  theirs.send({ type: 'typing' })
  expect(await mine.frame('typing')).toEqual({ type: 'typing', user: seller.id })
  theirs.send({ type: 'read', message_id: id })
  expect(await mine.frame('read')).toEqual({ type: 'read', user: seller.id, message_id: id })
})

test('the socket of a removed or blocked member and of an ended session is closed', async () => {
  const [one, other] = [await goods.seller(), await goods.seller()]
  await as(one)(addFriend, { body: { friend: other.id } })
  const { body: made } = await as(one)(getFriendRoom, { params: { id: other.id } })
  const [mine, theirs] = [await join(made, one), await join(made, other)]
  await as(other)(removeFriend, { params: { id: one.id } })
  mine.send(message('ещё слово'))
  expect([await mine.closed, await theirs.closed]).toEqual([4403, 4403])
  expect(theirs.texts).toEqual([])

  const about = await createRoom()
  const [buyer, seller] = [await join(about.room, about.buyer), await join(about.room, about.seller)]
  await as(about.seller)(blockPerson, { params: { id: about.buyer.id } })
  expect([await buyer.closed, await seller.closed]).toEqual([4403, 4403])
  expect(await SocketClient.of(origin, about.room, about.buyer).closed).toBe(4403)

  const third = await createRoom()
  const ended = await join(third.room, third.buyer)
  await as(third.buyer)(logout, { body: { refresh: third.buyer.refresh } })
  expect(await ended.closed).toBe(4401)
})

test('when the plan loses chat, the open socket is closed and messages are refused', async () => {
  const { buyer, room: made } = await createRoom()
  const open = await join(made, buyer)
  await app.db.updateTable('plans').set({ messenger_enabled: false }).where('word', '=', 'free').execute()
  try {
    expect(await open.closed).toBe(4403)
    expect((await as(buyer)(listFriendMessages, { query: { slug: made.slug } })).code).toBe('plan_required')
  } finally {
    await app.db.updateTable('plans').set({ messenger_enabled: true }).where('word', '=', 'free').execute()
  }
})
