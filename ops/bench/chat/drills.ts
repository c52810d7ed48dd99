// Deliberate faults: the database is stopped, a process killed, a reader stops reading, a client floods.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ChatSocket, formatQuantiles, measureSpread, type TimeQuantiles, waitUntil } from './chat-socket.ts'
import { type BenchEnvironment, isConnected, type Server } from './environment.ts'
import { countStored } from './members.sql.ts'

const MEGABYTE = 2 ** 20
/** The connection is cut at random, once in this many sends on average. */
const CUT_ONE_IN = 4

/** A client that resends until acknowledged, reconnects after every cut and asks for missed messages. */
class Durable {
  readonly received: string[] = []
  cuts = 0
  readonly #servers: readonly Server[]
  readonly #path: string
  readonly #token: () => Promise<string>
  readonly #waiting: { readonly text: string; readonly id: string }[]
  #lastId = 0
  #ended = false
  #line: ChatSocket | null = null

  constructor(servers: readonly Server[], path: string, token: () => Promise<string>, texts: readonly string[]) {
    this.#servers = servers
    this.#path = path
    this.#token = token
    this.#waiting = texts.map((text) => ({ text, id: randomUUID() }))
    void this.#live()
  }

  get isDone(): boolean {
    return this.#waiting.length === 0
  }

  async #live(): Promise<void> {
    while (!this.#ended) {
      const { origin } = this.#servers[Math.floor(Math.random() * this.#servers.length)] ?? { origin: '' }
      const line = new ChatSocket(`${origin}${this.#path}?after=${this.#lastId}`, await this.#token(), (frame) => this.#got(frame))
      this.#line = line
      if (await line.opened()) this.#send()
      await line.closed
      this.cuts += 1
      await pause(20 + Math.random() * 80)
    }
  }

  #send(): void {
    const [next] = this.#waiting
    if (!next) return
    this.#line?.say(next.text, next.id)
    if (Math.random() < 1 / CUT_ONE_IN) this.#line?.close()
  }

  #got({ type, id, message }: { type: string; id: number; message: string }): void {
    if (type !== 'message') return
    if (id > this.#lastId) {
      this.#lastId = id
      this.received.push(message)
    }
    if (message !== this.#waiting[0]?.text) return
    this.#waiting.shift()
    this.#send()
  }

  end(): void {
    this.#ended = true
    this.#line?.close()
  }
}

/** Twenty clients of one room on two processes; PostgreSQL is stopped in the middle, then a process killed. */
export async function restarts(environment: BenchEnvironment, perClient: number): Promise<void> {
  const servers = [await environment.start(), await environment.start()]
  const [room] = environment.rooms
  if (!room) throw new Error('there is no room')
  const clients = Array.from({ length: 20 }, (_, number) => {
    const member = room.members[number % 2 ? 1 : 0]
    const texts = Array.from({ length: perClient }, (_one, index) => `${number}/${index}`)
    return new Durable(servers, `/ws/chat-friend/${room.slug}/`, () => environment.token(member), texts)
  })
  const all = clients.length * perClient
  const atLeast = (part: number) => waitUntil(async () => (clients[0]?.received.length ?? 0) > all * part, 600)
  await atLeast(0.25)
  environment.crashDatabase()
  const down = performance.now()
  const before = clients[0]?.received.length ?? 0
  await waitUntil(() => (clients[0]?.received.length ?? 0) > before + 100, 300)
  const back = performance.now() - down
  await atLeast(0.6)
  servers[0]?.process.kill('SIGKILL')
  servers[0] = await environment.start()
  const isWhole = await waitUntil(() => clients.every(({ isDone, received }) => isDone && received.length === all), 900)
  const { stored, lastSeq } = await countStored(environment.ownerUrl, room.id)
  const order = clients[0]?.received ?? []
  const isSame = clients.every(({ received }) => received.length === order.length && received.every((text, index) => text === order[index]))
  const cuts = clients.reduce((sum, client) => sum + client.cuts, 0)
  console.log(
    `PostgreSQL and a process ended under ${clients.length} clients × ${perClient} messages with ${cuts} cuts: ${isWhole ? 'all arrived' : 'NOT ALL ARRIVED'}, ` +
      `lost ${all - new Set(order).size}, doubled ${order.length - new Set(order).size}, stored ${stored} of ${all} under numbers up to ${lastSeq}, ` +
      `${isSame ? 'the same order for all' : 'ORDERS DIFFER'}; messages flowed again ${(back / 1000).toFixed(1)} s after the end of the database`,
  )
  for (const client of clients) client.end()
  for (const { process } of servers) process.kill('SIGKILL')
}

/** A reader suspended by SIGSTOP: the server's buffer for it is bounded, and its socket is closed. */
export async function stopped(environment: BenchEnvironment): Promise<void> {
  const server = await environment.start()
  const [room, other] = environment.rooms
  if (!room || !other) throw new Error('there are not two rooms')
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'reader.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  reader.stdin.write(`${server.origin}/ws/chat-friend/${room.slug}/\n${await environment.token(room.members[1])}\n`)
  await new Promise((resolve) => reader.stdout.once('data', resolve))
  const others = new Asker(`${server.origin}/ws/chat-friend/${other.slug}/`, await environment.token(other.members[0]))
  const calm = await others.ask(40)
  reader.kill('SIGSTOP')
  const memory = server.memory()
  const asking = others.ask(40)
  const { most, cuts } = await pour(server, `${server.origin}/ws/chat-friend/${room.slug}/`, () => environment.token(room.members[0]))
  const meanwhile = await asking
  // Its heartbeats go unanswered for at least 75 seconds.
  const isGone = await waitUntil(() => !isConnected(reader.pid ?? 0), 120)
  console.log(
    `a reader stopped by SIGSTOP through ${POURED.toLocaleString('en')} messages of 8 KB: the server grew by at most ` +
      `${((most - memory) / MEGABYTE).toFixed(1)} MB, its socket ${isGone ? 'was ended' : 'STAYED'}; ` +
      `others before ${formatQuantiles(calm)}, meanwhile ${formatQuantiles(meanwhile)}; the writer's own line was cut ${cuts.length ? cuts.join(', ') : 'never'}`,
  )
  reader.kill('SIGKILL')
  others.line.close()
  server.process.kill('SIGKILL')
}

/** Messages sent past the suspended reader. */
const POURED = 10_000
/** Messages sent before the writer waits for their acknowledgements. */
const POUR_STEP = 50

/** Sends into a room no faster than it is acknowledged; returns the server's peak memory and the close codes it sent. */
async function pour(server: Server, url: string, token: () => Promise<string>): Promise<{ most: number; cuts: number[] }> {
  let acknowledged = 0
  const cuts: number[] = []
  const open = async () => {
    const line = new ChatSocket(url, await token(), () => {
      acknowledged += 1
    })
    await line.opened()
    return line
  }
  let writer = await open()
  const text = 'я'.repeat(4000)
  let most = server.memory()
  for (let sent = 0; sent < POURED; sent += POUR_STEP) {
    acknowledged = 0
    for (let number = 0; number < POUR_STEP; number++) writer.say(text)
    await waitUntil(() => acknowledged >= POUR_STEP || !writer.isOpen, 30)
    most = Math.max(most, server.memory())
    if (writer.isOpen) continue
    cuts.push(await writer.closed)
    writer = await open()
  }
  writer.close()
  await writer.closed
  return { most, cuts }
}

/** Another member who sends a message and waits for it to arrive. */
class Asker {
  readonly line: ChatSocket
  #came = 0

  constructor(url: string, token: string) {
    this.line = new ChatSocket(url, token, () => {
      this.#came += 1
    })
  }

  async ask(count: number): Promise<TimeQuantiles> {
    await this.line.opened()
    const times: number[] = []
    for (let number = 0; number < count; number++) {
      const [asked, before] = [performance.now(), this.#came]
      this.line.say(`как дела ${number}`)
      await waitUntil(() => this.#came > before, 10)
      times.push(performance.now() - asked)
    }
    return measureSpread(times)
  }
}

/** Fifty members with ten sockets each send twenty times a second each, within the product's limits. */
export async function flooded(environment: BenchEnvironment): Promise<void> {
  const server = await environment.start({ LIMIT_CHAT: '60/60' })
  const honest = environment.rooms.at(-1)
  if (!honest) throw new Error('there is no room')
  const others = new Asker(`${server.origin}/ws/chat-friend/${honest.slug}/`, await environment.token(honest.members[0]))
  await others.line.opened()
  const memory = server.memory()
  const crowd = await gather(environment, server)
  const started = performance.now()
  const codes = new Map<number, number>()
  const ends = crowd.map(async (item) => {
    const code = await item.closed
    codes.set(code, (codes.get(code) ?? 0) + 1)
    return performance.now() - started
  })
  const asking = others.ask(8)
  let most = memory
  while (crowd.some(({ isOpen }) => isOpen) && performance.now() - started < 60_000) {
    for (const item of crowd) item.say('много всего')
    most = Math.max(most, server.memory())
    await pause(50)
  }
  const lasted = measureSpread(await Promise.all(ends))
  const byCode = [...codes].map(([code, count]) => `${code} × ${count}`).join(', ')
  console.log(
    `${crowd.length} sockets × 20 messages a second: ended after ${formatQuantiles(lasted)}, by code ${byCode}; ` +
      `an honest one meanwhile ${formatQuantiles(await asking)}; the server grew by at most ${((most - memory) / MEGABYTE).toFixed(0)} MB`,
  )
  others.line.close()
  server.process.kill('SIGKILL')
}

async function gather(environment: BenchEnvironment, server: Server): Promise<ChatSocket[]> {
  const crowd: ChatSocket[] = []
  for (const { slug, members } of environment.rooms.slice(0, 25))
    for (const member of members) {
      const token = await environment.token(member)
      for (let index = 0; index < 10; index++) crowd.push(new ChatSocket(`${server.origin}/ws/chat-friend/${slug}/`, token))
    }
  await Promise.all(crowd.map((item) => item.opened()))
  return crowd
}
