// `npm run drill -- soak [HOURS]`: runs the server under mixed load for HOURS (1 by default; a fraction is allowed) and reports for memory,
// connections and other values how much they grow per hour. It fails if the memory grows or something is lost.
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inSeconds, nowMs, printLine } from '../faults/scenario.ts'
import { openScene, type Scene, startServer } from '../faults/scene.ts'
import { SERVER_ARGS_WITH_PAGES } from '../faults/server.ts'
import { startWorkload, type Workload } from '../faults/workload.ts'
import { describeMachine } from '../programs.ts'
import { type Gauges, readGauges, type Watched } from './gauges.ts'
import { type Readers, startReaders } from './readers.ts'
import { fitSlope } from './slope.ts'

const HOUR_MS = 3_600_000
/** Share of the time at the beginning, in which caches fill, whose measurements are left out of the growth. */
const WARM_UP = 0.25
/** Measurements, evenly over the time. */
const SAMPLES = 60
/** A volume that no load reaches: the load lasts as long as the drill. */
const ENDLESS = 1_000_000
/** Pause of every worker of the load after each unit of work: a steady load, not the most that the server can do. Any pause will do. */
const REST_MS = 400
/** Guests who read pages. */
const READERS = 4
/** Allowed growth of the server's memory in megabytes: the specification allows 1 MB a minute after the warm-up. */
const MEMORY_PER_HOUR = 60

interface Sample extends Gauges {
  /** Hours since the start. */
  readonly at: number
  /** 99th percentile of the guests' answer times, in milliseconds. */
  readonly p99: number
}

/** The measured values that are reported: key, name and unit. */
const ROWS: readonly (readonly [keyof Sample, string, string])[] = [
  ['memory', 'memory', 'MB'],
  ['handles', 'handles', ''],
  ['connections', 'connections', ''],
  ['deadRows', 'dead rows', '%'],
  ['leftFiles', 'temporary files', ''],
  ['spilled', 'spilled by PostgreSQL', 'MB'],
  ['p99', 'p99', 'ms'],
]

interface RunningSoak {
  readonly hours: number
  readonly watched: Watched
  readonly readers: Readers
  readonly load: Workload
}

/** Measures at regular times until the hours are over. */
async function sample({ hours, watched, readers, load }: RunningSoak): Promise<{ samples: Sample[]; answers: number; failed: number }> {
  const started = nowMs()
  const samples: Sample[] = []
  const total = { answers: 0, failed: 0 }
  for (let taken = 1; taken <= SAMPLES; taken += 1) {
    await pause(started + (hours * HOUR_MS * taken) / SAMPLES - nowMs())
    const { p99, answers, failed } = readers.take()
    total.answers += answers
    total.failed += failed
    const measured = { ...(await readGauges(watched)), p99, at: (nowMs() - started) / HOUR_MS }
    samples.push(measured)
    if (taken % 5 === 0)
      printLine(
        `${inSeconds(measured.at * HOUR_MS)}: ${ROWS.map(([key, what, unit]) => `${what} ${round(measured[key])} ${unit}`.trim()).join(', ')}; refused: ${load.unanswered.describe()}`,
      )
  }
  return { samples, ...total }
}

const round = (value: number): number => Math.round(value * 10) / 10

const describeSlope = (samples: readonly Sample[], [key, what, unit]: (typeof ROWS)[number]): string => {
  const { perHour, within, first, last } = fitSlope(samples.map((sample) => ({ at: sample.at, value: sample[key] })))
  return `${what} ${round(first)} to ${round(last)}${unit && ` ${unit}`} (${perHour < 0 ? '' : '+'}${round(perHour)} ± ${round(within)} an hour)`
}

/** Returns the number of faults. */
async function soakScene(scene: Scene, hours: number): Promise<number> {
  const server = await startServer(scene, {}, SERVER_ARGS_WITH_PAGES)
  const load = await startWorkload({ origin: server.origin, ownerUrl: scene.database.ownerUrl, share: ENDLESS, restMs: REST_MS })
  const readers = startReaders(server.origin, READERS)
  const temporary = scene.environment.folder
  const watched = {
    pid: server.pid ?? 0,
    database: scene.database,
    files: scene.files,
    temporary,
    initialFiles: new Set(readdirSync(temporary)),
  }
  const { samples, answers, failed } = await sample({ hours, watched, readers, load })
  await readers.stop()
  const stored = await load.compare()
  const steady = samples.slice(Math.floor(SAMPLES * WARM_UP))
  const memory = fitSlope(steady.map(({ at, memory: value }) => ({ at, value })))
  printLine(`${answers} answers to guests, ${failed} failed; ${stored.figure}; not acknowledged at once: ${load.unanswered.describe()}`)
  printLine(`after the first quarter: ${ROWS.map((row) => describeSlope(steady, row)).join('; ')}`)
  const grows = memory.perHour - memory.within > MEMORY_PER_HOUR
  return stored.wrong + failed + (grows ? 1 : 0)
}

/** Returns the exit code: 1 where something failed, was lost or doubled, or the memory grows by more than 1 MB a minute. */
export async function soak([hours = '1']: readonly string[]): Promise<number> {
  if (!(Number(hours) > 0)) throw new Error('npm run drill -- soak HOURS: a number above 0')
  printLine(`${describeMachine()}; ${hours} hours`)
  const scene = await openScene('soak')
  try {
    return (await soakScene(scene, Number(hours))) === 0 ? 0 : 1
  } finally {
    await scene.end()
  }
}
