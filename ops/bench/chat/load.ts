// Load of the chat benchmark: how many idle sockets a process holds and at what memory, and how quickly messages are delivered at a fixed rate.
import { setTimeout as pause } from 'node:timers/promises'
import { ChatSocket, formatQuantiles, measureSpread, waitUntil } from './chat-socket.ts'
import type { BenchEnvironment, Server } from './environment.ts'

/** Sockets that one member may open to one kind of endpoint: the server's own limit. */
const PER_MEMBER = 10
/** Sockets that are opened at the same time. */
const BATCH = 100
const MEGABYTE = 2 ** 20

/** Opens this many idle sockets, prints the memory that they need, and closes them. */
export async function holdIdle(environment: BenchEnvironment, server: Server, count: number): Promise<void> {
  const before = server.memory()
  const lines: ChatSocket[] = []
  const started = performance.now()
  const members = environment.rooms.flatMap(({ slug, members: both }) => both.map((member) => ({ slug, member })))
  const open = async (index: number) => {
    const { slug, member } = members[Math.floor(index / PER_MEMBER) % members.length] ?? { slug: '', member: { userId: 0, sessionId: '' } }
    const line = new ChatSocket(`${server.origin}/ws/chat-friend/${slug}/`, await environment.token(member))
    if (await line.opened()) lines.push(line)
  }
  for (let index = 0; index < count; index += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, count - index) }, (_, position) => open(index + position)))
  const seconds = (performance.now() - started) / 1000
  // Long enough for two rounds of heartbeats and clean-up.
  await pause(55_000)
  const openLines = lines.filter(({ isOpen }) => isOpen).length
  const each = (server.memory() - before) / Math.max(1, openLines) / 1024
  console.log(
    `idle sockets: ${openLines} of ${count} held, opened in ${seconds.toFixed(1)} s, ${each.toFixed(1)} KB each ` +
      `(${(before / MEGABYTE).toFixed(0)} MB before, ${(server.memory() / MEGABYTE).toFixed(0)} MB with them)`,
  )
  for (const line of lines) line.close()
  await Promise.all(lines.map(({ closed }) => closed))
}

interface Rate {
  readonly perSecond: number
  readonly seconds: number
  readonly rooms: number
}

/** A process compiles code in its first seconds: their times are reported separately. */
const FIRST_SECONDS = 5

/** One member of each pair sends at `from`, the other receives at `to`. Open loop: the next send does not wait for the last. */
export async function measureDelivery(environment: BenchEnvironment, [from, to]: readonly [Server, Server], rate: Rate): Promise<void> {
  const [first, all] = [rate.perSecond * FIRST_SECONDS, rate.perSecond * (FIRST_SECONDS + rate.seconds)]
  const sent = new Map<string, { readonly number: number; readonly at: number }>()
  const timesBy = () => ({ early: [] as number[], later: [] as number[] })
  const [delivered, acknowledged] = [timesBy(), timesBy()]
  const since = (times: ReturnType<typeof timesBy>) => (frame: { type: string; message: string }) => {
    const known = sent.get(frame.message)
    if (frame.type === 'message' && known) times[known.number < first ? 'early' : 'later'].push(performance.now() - known.at)
  }
  const rooms = environment.rooms.slice(0, rate.rooms)
  const writers: ChatSocket[] = []
  const readers: ChatSocket[] = []
  for (const { slug, members } of rooms) {
    writers.push(new ChatSocket(`${from.origin}/ws/chat-friend/${slug}/`, await environment.token(members[0]), since(acknowledged)))
    readers.push(new ChatSocket(`${to.origin}/ws/chat-friend/${slug}/`, await environment.token(members[1]), since(delivered)))
  }
  await Promise.all([...writers, ...readers].map((line) => line.opened()))
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
  const whole = ({ early, later }: ReturnType<typeof timesBy>) => early.length + later.length
  await waitUntil(() => whole(delivered) >= all && whole(acknowledged) >= all, 30)
  const way = from === to ? 'within one process' : 'across two'
  console.log(
    `${(all / seconds).toFixed(0)} messages a second ${way} for ${seconds.toFixed(0)} s in ${rooms.length} rooms: delivered ${whole(delivered)} of ${all}, ` +
      `first ${FIRST_SECONDS} s ${formatQuantiles(measureSpread(delivered.early))}, then ${formatQuantiles(measureSpread(delivered.later))}; ` +
      `acknowledged then ${formatQuantiles(measureSpread(acknowledged.later))}; writer ${(from.memory() / MEGABYTE).toFixed(0)} MB`,
  )
  for (const line of [...writers, ...readers]) line.close()
}
