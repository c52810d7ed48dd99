// `npm run bench -- pages [WORDS…]`: for each public page its processor time on the server and in the database, its latency at a steady rate, and
// its size.
import { tabs } from '@sverka/contract/company-card/tabs'
import { type BenchEnvironment, openEnvironment, publicPages, tabPages, waitForBackgroundWork } from './pages/environment.ts'
import { measureCost, quantile, steadyLoad } from './pages/load.ts'
import { weigh } from './pages/scripts.ts'
import { loadAverage, readMemory } from './search/processes.ts'

/** Requests over which a page's processor time is averaged. */
const COST_PAGES = 300
/** Warm-up: the first hundreds of pages cost several times as much while code is compiled. */
const WARMING_PAGES = 150
/** Rate of the steady load. */
const PER_SECOND = 50
/**
 * Seconds of steady load: on pages that are rendered anew for each request, and on pages from the server's cache (`kept`). 20 s at 50 a second give
 * 1,000 times, enough for a 99th percentile.
 */
const SECONDS = { rendered: 20, kept: 4 }
/** Tabs of a company's card with addresses of their own; `summary` is the card itself. */
const TABS = tabs.filter(({ id }) => id !== 'summary').map(({ id }) => id)

/** WORDS restrict the bench to pages whose name begins with one of them. */
export async function bench(words: string[]): Promise<void> {
  const environment = await openEnvironment()
  try {
    const wanted = Object.entries({ ...publicPages, ...tabPages(TABS) }).filter(
      ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
    )
    await waitForBackgroundWork(environment)
    for (const path of Object.values(publicPages)) await measureCost(environment, path, { count: WARMING_PAGES, kept: false })
    console.log(`a loop of a million steps: ${loopTime().toFixed(1)} ms (load ${loadAverage()})`)
    console.log(
      '| page | rendered: server / database, ms CPU | kept: server, ms CPU | 50 a second, p50 / p99, ms: rendered | kept | scripts | styles | page |',
    )
    console.log('|---|---|---|---|---|---|---|---|')
    for (const [name, path] of wanted) console.log(await measureRow(environment, name, path))
    const { now, highest } = readMemory(environment.pid)
    console.log(`memory of the server ${now} MB, at its highest ${highest} MB; load ${loadAverage()}`)
  } finally {
    await environment.stop()
  }
}

async function measureRow(environment: BenchEnvironment, name: string, path: string): Promise<string> {
  const rendered = await measureCost(environment, path, { count: COST_PAGES, kept: false })
  const kept = await measureCost(environment, path, { count: COST_PAGES, kept: true })
  const describeLatency = async (isKept: boolean) => {
    const { times, failed } = await steadyLoad(environment, path, {
      perSecond: PER_SECOND,
      seconds: isKept ? SECONDS.kept : SECONDS.rendered,
      kept: isKept,
    })
    return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}${failed > 0 ? `, ${failed} failed` : ''}`
  }
  const { scripts, scriptBytes, styleBytes, pageBytes } = await weigh(environment.origin, path)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  return [
    '',
    name,
    `${rendered.server.toFixed(2)} / ${rendered.database.toFixed(2)}`,
    kept.server.toFixed(2),
    await describeLatency(false),
    await describeLatency(true),
    `${scripts}: ${kilobytes(scriptBytes)}`,
    kilobytes(styleBytes),
    kilobytes(pageBytes),
    '',
  ]
    .join(' | ')
    .trim()
}

/** Milliseconds that a fixed loop takes, the shortest of 20 runs: shows the machine's present speed, to compare figures of different runs. */
function loopTime(): number {
  const times = Array.from({ length: 20 }, () => {
    const started = performance.now()
    let sum = 0
    for (let step = 0; step < 1_000_000; step += 1) sum = (sum * 31 + step) | 0
    // `sum & 0` is 0, but uses the sum: a loop whose result nobody uses may be left out by the compiler.
    return performance.now() - started + (sum & 0)
  })
  return Math.min(...times)
}
