// Parts of the chat bench with deliberate faults: the database crashes, a server process is killed, a reader stops reading, clients flood.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ChatSocket, formatQuantiles, measureSpread, type TimeQuantiles, waitUntil } from './chat-socket.ts'
import { type BenchEnvironment, isConnected, type Server } from './environment.ts'
import { countStored } from './members.sql.ts'

const MEGABYTE = 2 ** 20
/** A client closes its own connection at random, on average once in this many sends. */
const CUT_ONE_IN = 4

/**
 * A client that sends its texts one by one. It repeats a text until the server sends it back (the acknowledgement), reconnects after every cut, to
 * a server chosen at random, and requests the messages after the last received one (`?after=`).
 */
class PersistentClient {
  readonly received: string[] = []
  cuts = 0
  readonly #servers: readonly Server[]
  readonly #path: string
  readonly #token: () => Promise<string>
  readonly #unacknowledged: { readonly text: string; readonly id: string }[]
  #lastId = 0
  #ended = false
  #socket: ChatSocket | null = null

  constructor(servers: readonly Server[], path: string, token: () => Promise<string>, texts: readonly string[]) {
    this.#servers = servers
    this.#path = path
    this.#token = token
    this.#unacknowledged = texts.map((text) => ({ text, id: randomUUID() }))
    void this.#run()
  }

  get isDone(): boolean {
    return this.#unacknowledged.length === 0
  }

  async #run(): Promise<void> {
    while (!this.#ended) {
      const { origin } = this.#servers[Math.floor(Math.random() * this.#servers.length)] ?? { origin: '' }
      const socket = new ChatSocket(`${origin}${this.#path}?after=${this.#lastId}`, await this.#token(), (frame) => this.#receive(frame))
      this.#socket = socket
      if (await socket.opened()) this.#send()
      await socket.closed
      this.cuts += 1
      // Any short time, so that not all clients reconnect at once.
      await pause(20 + Math.random() * 80)
    }
  }

  #send(): void {
    const [next] = this.#unacknowledged
    if (!next) return
    this.#socket?.say(next.text, next.id)
    if (Math.random() < 1 / CUT_ONE_IN) this.#socket?.close()
  }

  #receive({ type, id, message }: { type: string; id: number; message: string }): void {
    if (type !== 'message') return
    if (id > this.#lastId) {
      this.#lastId = id
      this.received.push(message)
    }
    if (message !== this.#unacknowledged[0]?.text) return
    this.#unacknowledged.shift()
    this.#send()
  }

  end(): void {
    this.#ended = true
    this.#socket?.close()
  }
}

/**
 * Twenty clients write into one room through two server processes. PostgreSQL is killed after a quarter of the messages, and one of the server
 * processes after 60 %. Prints whether all messages arrived everywhere, once and in the same order. The seconds given to `waitUntil` are those after
 * which the part goes on without, and so reports what is missing.
 */
export async function restarts(environment: BenchEnvironment, perClient: number): Promise<void> {
  const servers = [await environment.start(), await environment.start()]
  const [room] = environment.rooms
  if (!room) throw new Error('there is no room')
  const clients = Array.from({ length: 20 }, (_, number) => {
    const member = room.members[number % 2 ? 1 : 0]
    const texts = Array.from({ length: perClient }, (_one, index) => `${number}/${index}`)
    return new PersistentClient(servers, `/ws/chat-friend/${room.slug}/`, () => environment.token(member), texts)
  })
  const all = clients.length * perClient
  const waitForShare = (part: number) => waitUntil(async () => (clients[0]?.received.length ?? 0) > all * part, 600)
  await waitForShare(0.25)
  environment.crashDatabase()
  const crashedAt = performance.now()
  const before = clients[0]?.received.length ?? 0
  // Some messages were on their way; a hundred more come only from the restarted database.
  await waitUntil(() => (clients[0]?.received.length ?? 0) > before + 100, 300)
  const outageMs = performance.now() - crashedAt
  await waitForShare(0.6)
  servers[0]?.process.kill('SIGKILL')
  servers[0] = await environment.start()
  const hasAll = await waitUntil(() => clients.every(({ isDone, received }) => isDone && received.length === all), 900)
  const { stored, lastSeq } = await countStored(environment.ownerUrl, room.id)
  const order = clients[0]?.received ?? []
  const isSame = clients.every(({ received }) => received.length === order.length && received.every((text, index) => text === order[index]))
  const cuts = clients.reduce((sum, client) => sum + client.cuts, 0)
  console.log(
    `PostgreSQL and a process ended under ${clients.length} clients × ${perClient} messages with ${cuts} cuts: ${hasAll ? 'all arrived' : 'NOT ALL ARRIVED'}, ` +
      `lost ${all - new Set(order).size}, doubled ${order.length - new Set(order).size}, stored ${stored} of ${all} under numbers up to ${lastSeq}, ` +
      `${isSame ? 'the same order for all' : 'ORDERS DIFFER'}; messages flowed again ${(outageMs / 1000).toFixed(1)} s after the end of the database`,
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
  const others = new Prober(`${server.origin}/ws/chat-friend/${other.slug}/`, await environment.token(other.members[0]))
  const timesBefore = await others.measure(40)
  reader.kill('SIGSTOP')
  const memory = server.memory()
  const measuring = others.measure(40)
  const { peak, closeCodes } = await sendMany(server, `${server.origin}/ws/chat-friend/${room.slug}/`, () =>
    environment.token(room.members[0]),
  )
  const timesMeanwhile = await measuring
  // The server pings every 25 s and ends a socket that left three pings unanswered, so this takes between 75 and 100 s.
  const isGone = await waitUntil(() => !isConnected(reader.pid ?? 0), 120)
  console.log(
    `a reader stopped by SIGSTOP through ${MESSAGES_SENT.toLocaleString('en')} messages of 8 KB: the server grew by at most ` +
      `${((peak - memory) / MEGABYTE).toFixed(1)} MB, its socket ${isGone ? 'was ended' : 'STAYED'}; ` +
      `others before ${formatQuantiles(timesBefore)}, meanwhile ${formatQuantiles(timesMeanwhile)}; the writer's own socket was closed with ${closeCodes.length ? closeCodes.join(', ') : 'no code'}`,
  )
  reader.kill('SIGKILL')
  others.socket.close()
  server.process.kill('SIGKILL')
}

/** Messages sent into the room of the suspended reader. */
const MESSAGES_SENT = 10_000
/** Messages sent before the writer waits for their acknowledgements. */
const BATCH_SIZE = 50

/**
 * Sends messages of 8 KB into a room, no faster than they are acknowledged. Returns the server's peak memory in bytes, and the codes with which the
 * server closed the writer's sockets.
 */
async function sendMany(server: Server, url: string, token: () => Promise<string>): Promise<{ peak: number; closeCodes: number[] }> {
  let acknowledged = 0
  const closeCodes: number[] = []
  const open = async () => {
    const socket = new ChatSocket(url, await token(), () => {
      acknowledged += 1
    })
    await socket.opened()
    return socket
  }
  let writer = await open()
  // A Cyrillic letter takes two bytes in UTF-8.
  const text = 'я'.repeat(4000)
  let peak = server.memory()
  for (let sent = 0; sent < MESSAGES_SENT; sent += BATCH_SIZE) {
    acknowledged = 0
    for (let number = 0; number < BATCH_SIZE; number++) writer.say(text)
    await waitUntil(() => acknowledged >= BATCH_SIZE || !writer.isOpen, 30)
    peak = Math.max(peak, server.memory())
    if (writer.isOpen) continue
    closeCodes.push(await writer.closed)
    writer = await open()
  }
  writer.close()
  await writer.closed
  return { peak, closeCodes }
}

/**
 * A member of another room who sends a message and waits until it comes back: these times show what the fault costs other users. They are multiples
 * of the 50 ms between two checks of `waitUntil`.
 */
class Prober {
  readonly socket: ChatSocket
  #received = 0

  constructor(url: string, token: string) {
    this.socket = new ChatSocket(url, token, () => {
      this.#received += 1
    })
  }

  async measure(count: number): Promise<TimeQuantiles> {
    await this.socket.opened()
    const times: number[] = []
    for (let number = 0; number < count; number++) {
      const [sentAt, before] = [performance.now(), this.#received]
      this.socket.say(`как дела ${number}`)
      await waitUntil(() => this.#received > before, 10)
      times.push(performance.now() - sentAt)
    }
    return measureSpread(times)
  }
}

/**
 * A flood: fifty members with ten sockets each, the most that one member may open, send twenty messages a second on every socket. The server runs
 * with the product's own limit of 60 messages a minute for a member (`60/60`), at most a sixth of them at once, and closes sockets that exceed it.
 */
export async function flooded(environment: BenchEnvironment): Promise<void> {
  const server = await environment.start({ LIMIT_CHAT: '60/60' })
  // None of the flooding members is in the last room.
  const otherRoom = environment.rooms.at(-1)
  if (!otherRoom) throw new Error('there is no room')
  const others = new Prober(`${server.origin}/ws/chat-friend/${otherRoom.slug}/`, await environment.token(otherRoom.members[0]))
  await others.socket.opened()
  const memory = server.memory()
  const crowd = await openCrowd(environment, server)
  const started = performance.now()
  const codes = new Map<number, number>()
  const ends = crowd.map(async (item) => {
    const code = await item.closed
    codes.set(code, (codes.get(code) ?? 0) + 1)
    return performance.now() - started
  })
  // Fewer than the ten messages that the limit lets through at once.
  const measuring = others.measure(8)
  let peak = memory
  while (crowd.some(({ isOpen }) => isOpen) && performance.now() - started < 60_000) {
    for (const item of crowd) item.say('много всего')
    peak = Math.max(peak, server.memory())
    await pause(50)
  }
  const openTimes = measureSpread(await Promise.all(ends))
  const byCode = [...codes].map(([code, count]) => `${code} × ${count}`).join(', ')
  console.log(
    `${crowd.length} sockets × 20 messages a second: ended after ${formatQuantiles(openTimes)}, by code ${byCode}; ` +
      `a member within the limit meanwhile ${formatQuantiles(await measuring)}; the server grew by at most ${((peak - memory) / MEGABYTE).toFixed(0)} MB`,
  )
  others.socket.close()
  server.process.kill('SIGKILL')
}

/** Opens the sockets of the flood: ten for each member of the first 25 rooms. */
async function openCrowd(environment: BenchEnvironment, server: Server): Promise<ChatSocket[]> {
  const crowd: ChatSocket[] = []
  for (const { slug, members } of environment.rooms.slice(0, 25))
    for (const member of members) {
      const token = await environment.token(member)
      for (let index = 0; index < 10; index++) crowd.push(new ChatSocket(`${server.origin}/ws/chat-friend/${slug}/`, token))
    }
  await Promise.all(crowd.map((item) => item.opened()))
  return crowd
}
