// Subscribers receive PostgreSQL's notifications over the one connection of the process, and can catch up after it was lost.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { type Listening, openListening } from './listen.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** A TCP proxy to the database, which can go silent without closing connections, and both ends of each connection through it. */
let proxy: Server
let sockets: Socket[]
let listening: Listening
beforeEach(async () => {
  const url = new URL(database.url)
  const target = { host: url.hostname, port: Number(url.port) }
  sockets = []
  proxy = createServer((near) => {
    const far = connect(target)
    sockets.push(near, far)
    near.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => near.destroy()).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  url.port = String((proxy.address() as AddressInfo).port)
  listening = await openListening(url.href, createLog({ LOG_LEVEL: 'silent' }), 50)
})
afterEach(async () => {
  await listening.close()
  for (const socket of sockets) socket.destroy()
  proxy.close()
})

/** From now on nothing passes the proxy, but no connection is closed: as when a cable breaks. */
const silenceProxy = () => {
  for (const socket of sockets) socket.unpipe().pause()
}

const notify = (channel: string, payload: string) => client.query('select pg_notify($1, $2)', [channel, payload])

test('each subscriber is notified of its channels until it unsubscribes, all on one connection', async () => {
  const reported: string[] = []
  const endFirst = await listening.subscribe('chat', { onNotify: (payload) => reported.push(`first ${payload}`) })
  await listening.subscribe('chat', { onNotify: (payload) => reported.push(`second ${payload}`) })
  await listening.subscribe('Other channel', { onNotify: (payload) => reported.push(`other ${payload}`) })
  await notify('chat', '1')
  await notify('Other channel', '2')
  await expect.poll(() => reported).toEqual(['first 1', 'second 1', 'other 2'])
  endFirst()
  await notify('chat', '3')
  await expect.poll(() => reported.slice(3)).toEqual(['second 3'])
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where application_name = 'sverka listening' and datname = current_database()",
  )
  expect(rows).toHaveLength(1)
})

test('an exception of one subscriber does not reach another', async () => {
  const reported: string[] = []
  const fail = () => {
    throw new Error('a mistake')
  }
  await listening.subscribe('chat', { onNotify: fail, onReconnected: fail })
  await listening.subscribe('chat', { onNotify: (payload) => reported.push(payload) })
  await notify('chat', '1')
  await expect.poll(() => reported).toEqual(['1'])
})

test('a silently broken connection is noticed, and subscribers catch up over a new one', async () => {
  const reported: string[] = []
  await listening.subscribe('chat', { onNotify: (payload) => reported.push(payload), onReconnected: () => reported.push('catch up') })
  silenceProxy()
  await expect.poll(() => listening.isConnected(), { interval: 10 }).toBe(false)
  await notify('chat', 'missed')
  await expect.poll(() => reported).toEqual(['catch up'])
  await notify('chat', 'after')
  await expect.poll(() => reported).toEqual(['catch up', 'after'])
})

test('closing does not wait for a broken connection', async () => {
  silenceProxy()
  await listening.close()
  expect(listening.isConnected()).toBe(false)
})
