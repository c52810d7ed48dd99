// `npm run bench -- chat [idle|rate|restarts|stopped|flood|fanout]…`: open sockets, delivery times, and behaviour under faults.
import { flooded, restarts, stopped } from './chat/drills.ts'
import { type BenchEnvironment, openEnvironment } from './chat/environment.ts'
import { fanout } from './chat/fanout.ts'
import { holdIdle, measureDelivery } from './chat/load.ts'
import { Missing, needsProc } from './needs.ts'

/** Number of idle sockets. */
const IDLE = 10_000
const RATE = { perSecond: 500, seconds: 30, rooms: 100 }
/** Messages that each client sends in the part with restarts. */
const PER_CLIENT = 200

const parts: Readonly<Record<string, (environment: BenchEnvironment) => Promise<void>>> = {
  idle: async (environment) => {
    const server = await environment.start()
    await holdIdle(environment, server, IDLE)
    server.process.kill('SIGKILL')
  },
  rate: async (environment) => {
    const [one, other] = [await environment.start(), await environment.start()]
    await measureDelivery(environment, [one, one], RATE)
    await measureDelivery(environment, [one, other], RATE)
    for (const { process } of [one, other]) process.kill('SIGKILL')
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
