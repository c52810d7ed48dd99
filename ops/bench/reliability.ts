// `npm run bench -- reliability load|measure|report`: how many companies' reliability summaries (the short verdict on a company's card) are
// computed per second, and how long a full reliability report with its files takes.
import { resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type BenchEnvironment, countWhole, listRichest, load, openEnvironment, openReports, recompute } from './reliability/environment.ts'

const FOLDER = resolve('.data/bench-reliability')
/** Reports that are timed. */
const REPORTS = 20

/**
 * `load [COMPANIES] [WITH_ALL_BLOCKS]` fills the database once: WITH_ALL_BLOCKS of the companies have every kind of data, such as accounts, court
 * cases and contracts. `measure [SECONDS]` and `report` use this database.
 */
export async function bench([what = 'measure', ...words]: string[]): Promise<void> {
  const environment = await openEnvironment(FOLDER)
  try {
    if (what === 'load') await fill(environment, Number(words[0] ?? 1_000_000), Number(words[1] ?? 100_000))
    else if (what === 'report') await reports(environment)
    else await measure(environment, Number(words[0] ?? 120))
  } finally {
    await environment.close()
  }
}

const say = (line: string): void => console.log(line)
/** Seconds that the work took. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function fill(environment: BenchEnvironment, size: number, full: number): Promise<void> {
  say(`loaded ${size} companies, ${full} with every block: ${(await timed(() => load(environment, size, full))).toFixed(0)} s`)
  say(`tallies, ratios, quartiles, copies of the whole register: ${(await timed(() => countWhole(environment))).toFixed(0)} s`)
}

/** Computes summaries for this many seconds and prints the rate. */
async function measure(environment: BenchEnvironment, seconds: number): Promise<void> {
  const before = process.cpuUsage()
  const started = performance.now()
  const count = await recompute(environment, seconds)
  const passed = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1e6
  say(
    `${count} summaries in ${passed.toFixed(1)} s: ${(count / passed).toFixed(0)} a second, ${((cpu / count) * 1000).toFixed(2)} ms of processor each`,
  )
  say(`a million at this rate: ${(1_000_000 / (count / passed) / 3600).toFixed(2)} h`)
}

/** Makes full reports one after another. `monitorEventLoopDelay` shows how long other requests to the same process would have waited meanwhile. */
async function reports(environment: BenchEnvironment): Promise<void> {
  const maker = await openReports(environment)
  try {
    const [warm = '', ...richest] = await listRichest(environment, REPORTS + 1)
    say(`the first report after a start: ${(await timed(() => maker.make(warm))).toFixed(2)} s`)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const times: number[] = []
    for (const inn of richest) times.push(await timed(() => maker.make(inn)))
    delay.disable()
    times.sort((a, b) => a - b)
    say(
      `${times.length} full reports of the richest companies: median ${times[times.length >> 1]?.toFixed(2)} s, slowest ${times.at(-1)?.toFixed(2)} s`,
    )
    say(`others waited at most ${(delay.max / 1e6).toFixed(0)} ms (99 %: ${(delay.percentile(99) / 1e6).toFixed(0)} ms)`)
  } finally {
    await maker.close()
  }
}
