// Load of the page benches over keep-alive connections: one request after another to measure processor time, or at a steady rate to measure latency.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readCpu } from '../search/processes.ts'
import type { BenchEnvironment } from './environment.ts'

/** Requests under way at most. Further ones wait in this client, which their latency includes. */
const CONNECTIONS = 50

/** Reads the whole compressed page; returns whether it was the expected page. */
function ask(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200))
    }).on('error', reject)
  })
}

/** The path with an unknown query parameter, which bypasses every cache. */
const uncached = (path: string, turn: number): string => `${path}${path.includes('?') ? '&' : '?'}bench=${turn}`

export interface Cost {
  /** Milliseconds of processor time per page. */
  readonly server: number
  readonly database: number
}

/** Processor time per page over `count` sequential requests; with `kept` the server may answer from its cache. */
export async function measureCost(
  environment: BenchEnvironment,
  path: string,
  { count, kept }: { count: number; kept: boolean },
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true })
  // As many requests again go before the measured ones, to warm the server up.
  const warming = count
  let before = { server: 0, database: 0 }
  for (let turn = 0; turn < warming + count; turn += 1) {
    if (turn === warming) before = used(environment)
    if (!(await ask(agent, environment.origin + (kept ? path : uncached(path, turn))))) throw new Error(`${path} is not answered`)
  }
  const after = used(environment)
  agent.destroy()
  const perPage = (word: 'server' | 'database') => ((after[word] - before[word]) / count) * 1000
  return { server: perPage('server'), database: perPage('database') }
}

/** Processor seconds used so far. */
const used = ({ pid, databasePid }: BenchEnvironment) => ({ server: readCpu(pid).own, database: readCpu(databasePid).children })

export interface Latencies {
  /** Latency of each page from its scheduled time, in milliseconds, sorted; a wrong answer counts as infinite. */
  readonly times: readonly number[]
  readonly failed: number
}

/** Requests the page at a steady rate, whether or not earlier requests have been answered; with `kept` the server may answer from its cache. */
export async function steadyLoad(
  { origin }: Pick<BenchEnvironment, 'origin'>,
  path: string,
  { perSecond, seconds, kept }: { perSecond: number; seconds: number; kept: boolean },
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const started = performance.now()
  const responseTimes: Promise<number>[] = []
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = started + (turn * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const answered = ask(agent, origin + (kept ? path : uncached(path, turn)))
    responseTimes.push(answered.then((isPage) => (isPage ? performance.now() - due : Number.POSITIVE_INFINITY)))
  }
  const times = (await Promise.all(responseTimes)).sort((a, b) => a - b)
  agent.destroy()
  return { times, failed: times.filter((time) => time === Number.POSITIVE_INFINITY).length }
}

/** A quantile of sorted times. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
