// `npm run bench -- chat [idle|rate|restarts|stopped|flood|fanout]…`: open sockets, delivery times, and behaviour under faults.
import { flooded, restarts, stopped } from './chat/drills.ts'
import { fanout } from './chat/fanout.ts'
import { deliver, holdIdle } from './chat/load.ts'
import { openStage, type Stage } from './chat/stage.ts'
import { Missing, needsProc } from './needs.ts'

const IDLE = 10_000
const RATE = { perSecond: 500, seconds: 30, rooms: 100 }
const PER_CLIENT = 200

const parts: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  idle: async (stage) => {
    const server = await stage.start()
    await holdIdle(stage, server, IDLE)
    server.process.kill('SIGKILL')
  },
  rate: async (stage) => {
    const [one, other] = [await stage.start(), await stage.start()]
    await deliver(stage, [one, one], RATE)
    await deliver(stage, [one, other], RATE)
    for (const { process } of [one, other]) process.kill('SIGKILL')
  },
  restarts: (stage) => restarts(stage, PER_CLIENT),
  stopped,
  flood: flooded,
  fanout,
}

export async function bench(words: string[]): Promise<void> {
  needsProc()
  const asked = words.length > 0 ? words : Object.keys(parts)
  for (const word of asked) if (!parts[word]) throw new Missing(`npm run bench -- chat [${Object.keys(parts).join('|')}]…, not «${word}»`)
  const stage = await openStage(IDLE / 20)
  try {
    for (const word of asked) await parts[word]?.(stage)
  } finally {
    await stage.stop()
  }
}
