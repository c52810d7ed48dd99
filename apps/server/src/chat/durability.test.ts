// No message of a conversation is lost, doubled or out of order: twenty clients of two server processes cut their connections again and again, while
// a process is killed and all connections to the database are ended. With TEST_FULL each client sends 200 messages, with 1,000 cuts in all.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProductRoom } from '@sverka/contract/chat/chat'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { startServing } from '../../test/serving-process.ts'
import { type Person, World } from '../../test/world.ts'
import { systemClock } from '../platform/clock.ts'

const SECRET_KEY = 'a key of this test alone, 32 letters or more'
const app = testApplication({ SECRET_KEY })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const CLIENTS = 20
const MESSAGES = process.env.TEST_FULL ? 200 : 20
const STEP_TIMEOUT_MS = process.env.TEST_FULL ? 600_000 : 180_000
/** A client cuts its connection after every fourth message, which makes a thousand cuts in the full run. */
const SENDS_PER_CUT = 4

const folder = mkdtempSync(join(tmpdir(), 'sverka-chat-'))
const processes = new Set<ChildProcess>()
const ports: number[] = []

/** Starts a server process that serves this database; `place` is its index in `ports`. */
async function start(place: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: app.database.url,
    DATA_DIR: join(folder, `${place}`),
    SECRET_KEY,
    PUBLIC_URL: 'http://sverka.test',
    LOG_LEVEL: 'silent',
    LIMIT_CHAT: '1000000/1',
    SOCKETS_PER_ADDRESS: '1000',
    OVERLOAD_DELAY_MS: '0',
  }
  const { child, port } = await startServing('chat-process.ts', env, (spawned) => processes.add(spawned))
  ports[place] = port
  return child
}

afterAll(() => {
  for (const child of processes) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/**
 * A client as the specification demands: it sends a message until it is acknowledged, reconnects after a cut, and requests the messages that it has
 * missed. Each connection goes to the next server process.
 */
class Client {
  readonly received: { seq: number; message: string }[] = []
  cuts = 0
  readonly #number: number
  readonly #who: Person
  readonly #slug: string
  readonly #waiting: string[]
  #lastId = 0
  #ws: WebSocket | null = null
  #sent = 0

  constructor(number: number, who: Person, slug: string) {
    this.#number = number
    this.#who = who
    this.#slug = slug
    this.#waiting = Array.from({ length: MESSAGES }, (_, index) => `${number}/${index}`)
    this.#connect()
  }

  get isDone(): boolean {
    return this.#waiting.length === 0
  }

  #connect(): void {
    const port = ports[(this.#number + this.cuts) % ports.length]
    const after = `?after=${this.#lastId}`
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws/chat/${this.#slug}/${after}`, ['bearer', this.#who.access])
    this.#ws = ws
    ws.onopen = () => this.#send()
    ws.onmessage = ({ data }) => this.#got(JSON.parse(String(data)) as { type: string; id: number; seq: number; message: string })
    ws.onerror = () => undefined
    ws.onclose = () => {
      this.cuts += 1
      setTimeout(() => this.#connect(), 20)
    }
  }

  #send(): void {
    const [text] = this.#waiting
    if (text === undefined || this.#ws?.readyState !== WebSocket.OPEN) return
    const [client, index] = text.split('/').map((part) => part.padStart(6, '0'))
    this.#ws.send(JSON.stringify({ type: 'message', message: text, client_id: `00000000-0000-4000-8000-${client}${index}` }))
    this.#sent += 1
    // Cuts the connection before the client can know whether the message was stored.
    if ((this.#sent + this.#number) % SENDS_PER_CUT === 0) this.#ws.close()
  }

  #got({ type, id, seq, message }: { type: string; id: number; seq: number; message: string }): void {
    if (type !== 'message') return
    if (id > this.#lastId) {
      this.#lastId = id
      this.received.push({ seq, message })
    }
    if (message !== this.#waiting[0]) return
    this.#waiting.shift()
    this.#send()
  }

  end(): void {
    if (this.#ws) this.#ws.onclose = null
    this.#ws?.close()
  }
}

/** Ends all connections to the test's database, as a restart of PostgreSQL would. */
async function endConnections(): Promise<void> {
  const client = new pg.Client(inject('adminUrl'))
  await client.connect()
  const name = new URL(app.database.url).pathname.slice(1)
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
    name,
  ])
  await client.end()
}

test('every message reaches every client once and in the same order', { timeout: 4 * STEP_TIMEOUT_MS }, async () => {
  // The processes use the real clock, so the tokens must too.
  app.clock.moment = systemClock.now()
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const { slug, id } = (await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })).body
  const first = await start(0)
  await start(1)
  const clients = Array.from({ length: CLIENTS }, (_, number) => new Client(number, number % 2 ? buyer : seller, slug))
  const total = CLIENTS * MESSAGES
  const countStored = async () => {
    const { last_seq } = await app.db.selectFrom('chat_rooms').select('last_seq').where('id', '=', id).executeTakeFirstOrThrow()
    return last_seq
  }
  await expect.poll(countStored, { timeout: STEP_TIMEOUT_MS }).toBeGreaterThan(total / 4)
  first.kill('SIGKILL')
  await start(0)
  await expect.poll(countStored, { timeout: STEP_TIMEOUT_MS }).toBeGreaterThan(total / 2)
  await endConnections()
  await expect
    .poll(() => clients.every(({ isDone, received }) => isDone && received.length === total), { timeout: STEP_TIMEOUT_MS })
    .toBe(true)
  await expect.poll(countStored).toBe(total)
  const order = clients[0]?.received ?? []
  expect(order.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(new Set(order.map(({ message }) => message)).size).toBe(total)
  for (const client of clients) expect(client.received).toEqual(order)
  const cuts = clients.reduce((sum, client) => sum + client.cuts, 0)
  expect(cuts).toBeGreaterThan(total / SENDS_PER_CUT / 2)
  if (process.env.TEST_FULL) process.stdout.write(`${total} messages, ${cuts} cuts\n`)
  for (const client of clients) client.end()
})
