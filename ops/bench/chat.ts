// `npm run bench -- chat [idle|rate|restarts|stopped|flood|fanout]…`: open sockets, delivery times, and behaviour under faults.
import { flooded, restarts, stopped } from './chat/drills.ts'
import { type BenchEnvironment, openEnvironment } from './chat/environment.ts'
import { fanout } from './chat/fanout.ts'
import { holdIdle, measureDelivery } from './chat/load.ts'
import { Missing, needsProc } from './needs.ts'

/**
 * Number of idle sockets: that of the aim in docs/performance.md, as is the rate below. A member may hold 10 sockets and a room has 2 members, so
 * these need `IDLE / 20` rooms.
 */
const IDLE = 10_000
/** Load of the part `rate`: messages a second over all rooms, its duration, and the number of rooms. */
const RATE = { perSecond: 500, seconds: 30, rooms: 100 }
/** Messages that each client sends in the part `restarts`. */
const PER_CLIENT = 200

/** The parts of the bench by the words of the command line; without words all of them run in this order. */
const parts: Readonly<Record<string, (environment: BenchEnvironment) => Promise<void>>> = {
  idle: async (environment) => {
    const server = await environment.start()
    await holdIdle(environment, server, IDLE)
    server.process.kill('SIGKILL')
  },
  rate: async (environment) => {
    const [first, second] = [await environment.start(), await environment.start()]
    // First sender and receiver are connected to the same process, then to different ones.
    await measureDelivery(environment, [first, first], RATE)
    await measureDelivery(environment, [first, second], RATE)
    for (const { process } of [first, second]) process.kill('SIGKILL')
  },
  restarts: (environment) => restarts(environment, PER_CLIENT),
  stopped,
  flood: flooded,
  fanout,
}

export async function bench(words: string[]): Promise<void> {
  needsProc()
  const chosenParts = words.length > 0 ? words : Object.keys(parts)
  for (const word of chosenParts)
    if (!parts[word]) throw new Missing(`npm run bench -- chat [${Object.keys(parts).join('|')}]…, not «${word}»`)
  const environment = await openEnvironment(IDLE / 20)
  try {
    for (const word of chosenParts) await parts[word]?.(environment)
  } finally {
    await environment.stop()
  }
}
