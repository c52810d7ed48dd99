// Load of the chat benchmark: how many idle sockets a process holds and at what memory, and how quickly messages are delivered at a fixed rate.
import { setTimeout as pause } from 'node:timers/promises'
import { ChatSocket, formatQuantiles, measureSpread, waitUntil } from './chat-socket.ts'
import type { BenchEnvironment, Server } from './environment.ts'

/** Sockets that one member may open: the server's own limit; it closes the oldest when one more is opened. */
const PER_MEMBER = 10
/** Sockets that are opened at the same time. */
const BATCH = 100
const MEGABYTE = 2 ** 20

/** Opens this many idle sockets, prints the memory that they need, and closes them. */
export async function holdIdle(environment: BenchEnvironment, server: Server, count: number): Promise<void> {
  const before = server.memory()
  const sockets: ChatSocket[] = []
  const started = performance.now()
  const members = environment.rooms.flatMap(({ slug, members: both }) => both.map((member) => ({ slug, member })))
  const open = async (index: number) => {
    const { slug, member } = members[Math.floor(index / PER_MEMBER) % members.length] ?? { slug: '', member: { userId: 0, sessionId: '' } }
    const socket = new ChatSocket(`${server.origin}/ws/chat-friend/${slug}/`, await environment.token(member))
    if (await socket.opened()) sockets.push(socket)
  }
  for (let index = 0; index < count; index += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, count - index) }, (_, position) => open(index + position)))
  const seconds = (performance.now() - started) / 1000
  // Long enough for two heartbeats, which the server sends every 25 s, and for the garbage collection after the opening.
  await pause(55_000)
  const openSockets = sockets.filter(({ isOpen }) => isOpen).length
  const each = (server.memory() - before) / Math.max(1, openSockets) / 1024
  console.log(
    `idle sockets: ${openSockets} of ${count} held, opened in ${seconds.toFixed(1)} s, ${each.toFixed(1)} KB each ` +
      `(${(before / MEGABYTE).toFixed(0)} MB before, ${(server.memory() / MEGABYTE).toFixed(0)} MB with them)`,
  )
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map(({ closed }) => closed))
}

interface Rate {
  /** Messages a second over all rooms. */
  readonly perSecond: number
  readonly seconds: number
  readonly rooms: number
}

/** In its first seconds a process still compiles code and is slower: the times of this many seconds are reported separately. */
const FIRST_SECONDS = 5

/**
 * One member of each room sends through the server process `from`, the other receives through `to`. Sends keep their schedule: the next one does
 * not wait until the last is delivered. Prints the times until delivery to the other member, and until the sender gets the message back.
 */
export async function measureDelivery(environment: BenchEnvironment, [from, to]: readonly [Server, Server], rate: Rate): Promise<void> {
  const [first, all] = [rate.perSecond * FIRST_SECONDS, rate.perSecond * (FIRST_SECONDS + rate.seconds)]
  const sent = new Map<string, { readonly number: number; readonly at: number }>()
  const timesBy = () => ({ early: [] as number[], later: [] as number[] })
  const [delivered, acknowledged] = [timesBy(), timesBy()]
  const recordTime = (times: ReturnType<typeof timesBy>) => (frame: { type: string; message: string }) => {
    const message = sent.get(frame.message)
    if (frame.type === 'message' && message) times[message.number < first ? 'early' : 'later'].push(performance.now() - message.at)
  }
  const rooms = environment.rooms.slice(0, rate.rooms)
  const writers: ChatSocket[] = []
  const readers: ChatSocket[] = []
  for (const { slug, members } of rooms) {
    writers.push(new ChatSocket(`${from.origin}/ws/chat-friend/${slug}/`, await environment.token(members[0]), recordTime(acknowledged)))
    readers.push(new ChatSocket(`${to.origin}/ws/chat-friend/${slug}/`, await environment.token(members[1]), recordTime(delivered)))
  }
  await Promise.all([...writers, ...readers].map((socket) => socket.opened()))
  // A moment of rest after the connections; any will do.
  await pause(500)
  const started = performance.now()
  for (let number = 0; number < all; number++) {
    const text = `сообщение ${started} ${number}`
    sent.set(text, { number, at: performance.now() })
    writers[number % writers.length]?.say(text)
    const due = started + ((number + 1) * 1000) / rate.perSecond
    const ahead = due - performance.now()
    if (ahead > 0) await pause(ahead)
  }
  const seconds = (performance.now() - started) / 1000
  const countTimes = ({ early, later }: ReturnType<typeof timesBy>) => early.length + later.length
  await waitUntil(() => countTimes(delivered) >= all && countTimes(acknowledged) >= all, 30)
  const route = from === to ? 'within one process' : 'across two'
  console.log(
    `${(all / seconds).toFixed(0)} messages a second ${route} for ${seconds.toFixed(0)} s in ${rooms.length} rooms: delivered ${countTimes(delivered)} of ${all}, ` +
      `first ${FIRST_SECONDS} s ${formatQuantiles(measureSpread(delivered.early))}, then ${formatQuantiles(measureSpread(delivered.later))}; ` +
      `acknowledged then ${formatQuantiles(measureSpread(acknowledged.later))}; writer ${(from.memory() / MEGABYTE).toFixed(0)} MB`,
  )
  for (const socket of [...writers, ...readers]) socket.close()
}
