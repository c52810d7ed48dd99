// Sends the search bench's queries (GET company-search) over keep-alive connections, times them, and compares the answers with the expected ones.
import { Pool } from 'undici'
import type { BenchQuery } from './queries.ts'
import type { Expected } from './reference.ts'

/** Up to this number the server counts matches. */
const COUNTED = 1000
/** Results of a page if a query does not name another number: the server's default (`SEARCH_PAGE_SIZE`). */
const USUAL_PAGE_SIZE = 10

/** The compared parts of an answer. */
export interface Answered {
  /** Number of matches, counted up to 1,000. */
  readonly count: number
  /** False if there are more matches than `count`. */
  readonly count_exact?: boolean
  /** False if the server's time for the search ran out. */
  readonly complete: boolean
  /** The query with corrected spelling whose results are returned; null if the query itself had results. */
  readonly corrected: { query: string } | null
  readonly result: { id: number }[]
}

/** Milliseconds of each query, by class. */
export type Times = Map<string, number[]>

const queryPath = (query: BenchQuery): string => `/api/v1/company-search/?${new URLSearchParams(query.params)}`

/** One keep-alive connection for each client. The HTTP client is a light one, since it shares the processors. */
const connect = (origin: string, clients: number): Pool => new Pool(origin, { connections: clients, pipelining: 1 })

/** Stands for an answer 503 `search_late`: the time ran out before anything was found. */
const LATE: Answered = { count: 0, complete: false, corrected: null, result: [] }

/**
 * Keeps only the parts of an answer that are compared later: with thousands of whole answers this client would collect garbage often, and its
 * pauses would count as time of the server. For the same reason the bench runs with a small young generation (`package.json`).
 */
async function ask(pool: Pool, path: string): Promise<Answered> {
  const { statusCode, body } = await pool.request({ path, method: 'GET' })
  const text = await body.text()
  if (statusCode === 503 && text.includes('search_late')) return LATE
  if (statusCode !== 200) throw new Error(`${statusCode} ${path} ${text}`)
  const { count, count_exact, complete, corrected, result } = JSON.parse(text) as Answered
  const exactness = count_exact === undefined ? {} : { count_exact }
  return { count, ...exactness, complete, corrected, result: result.map(({ id }) => ({ id })) }
}

/** Sends every query once with this many clients in parallel; returns times and answers in the queries' order. */
export async function sendAll(
  origin: string,
  queries: readonly BenchQuery[],
  clients: number,
): Promise<{ times: Times; answers: Answered[]; seconds: number }> {
  const pool = connect(origin, clients)
  const durations: number[] = []
  const answers: Answered[] = []
  let next = 0
  const started = performance.now()
  const client = async () => {
    for (let i = next++; i < queries.length; i = next++) {
      const query = queries[i]
      if (!query) return
      const from = performance.now()
      answers[i] = await ask(pool, queryPath(query))
      durations[i] = performance.now() - from
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  await pool.close()
  const times: Times = new Map()
  for (const [i, query] of queries.entries()) times.set(query.class, [...(times.get(query.class) ?? []), durations[i] ?? 0])
  return { times, answers, seconds: (performance.now() - started) / 1000 }
}

/** Repeats incomplete queries, each up to `attempts` times: on a busy machine they run out of time for reasons outside the search. */
export async function repeatIncomplete(origin: string, queries: readonly BenchQuery[], answers: Answered[], attempts = 5): Promise<void> {
  const pool = connect(origin, 1)
  for (const [i, query] of queries.entries()) {
    for (let n = 0; n < attempts && !answers[i]?.complete; n++) answers[i] = await ask(pool, queryPath(query))
  }
  await pool.close()
}

/** Best time of each query over several rounds with one client: its cost without competing load. */
export async function bestTimes(origin: string, queries: readonly BenchQuery[], rounds: number): Promise<Times> {
  const best: Times = new Map()
  for (let round = 0; round < rounds; round++) {
    const { times } = await sendAll(origin, queries, 1)
    for (const [kind, list] of times)
      best.set(
        kind,
        (best.get(kind) ?? list).map((time, index) => Math.min(time, list[index] ?? time)),
      )
  }
  return best
}

/**
 * Compares the answers with the expected ones: counts exact and incomplete answers and describes the wrong ones. A query whose spelling the search
 * corrected is counted as repaired, because the reference has no expected answer for it. Queries for later pages are not compared.
 */
export function compare(queries: readonly BenchQuery[], answers: readonly Answered[], expected: readonly Expected[]) {
  const wrong: string[] = []
  let exact = 0
  let repaired = 0
  queries.forEach((query, index) => {
    const answer = answers[index]
    const reference = expected[index]
    if (!answer || !reference || query.params.page) return
    if (reference.isHeard && answer.corrected) {
      repaired++
      return
    }
    const size = Number(query.params.page_size ?? USUAL_PAGE_SIZE)
    if (!answer.complete) return
    const ids = answer.result.map(({ id }) => id)
    const sameIds = ids.join() === reference.ids.slice(0, size).join()
    const sameCount = answer.count === Math.min(COUNTED, reference.count) && (answer.count_exact === false) === reference.count > COUNTED
    if (sameIds && sameCount) exact++
    else
      wrong.push(
        `${query.class} ${JSON.stringify(query.params)}: ${sameIds ? '' : `ids ${ids.slice(0, 4)} for ${reference.ids.slice(0, 4)}, `}count ${answer.count} for ${reference.count}`,
      )
  })
  return { exact, repaired, wrong, incomplete: answers.filter((answer) => answer && !answer.complete).length }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const formatTime = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 2 : 1).padStart(8)

/** p50, p95, p99 and max of a list. */
export function formatFigures(list: readonly number[]): string {
  const sorted = [...list].sort((a, b) => a - b)
  return [0.5, 0.95, 0.99, 1].map((share) => formatTime(percentile(sorted, share))).join('')
}

/** A table of p50, p95, p99 and max by class and over all. */
export function formatTable(times: Times): string {
  const rows = [...times, ['all', [...times.values()].flat()] as const]
  const lines = rows.map(([kind, list]) => {
    return `${kind.padEnd(26)}${String(list.length).padStart(6)}${formatFigures(list)}`
  })
  return [`${'class'.padEnd(26)}${'n'.padStart(6)}${['p50', 'p95', 'p99', 'max'].map((name) => name.padStart(8)).join('')}`, ...lines].join(
    '\n',
  )
}

/** The slowest queries as lines of text, to be investigated. */
export function listSlowest(queries: readonly BenchQuery[], times: Times, count = 6): string[] {
  const byClass = new Map<string, number>()
  return queries
    .map((query) => {
      const at = byClass.get(query.class) ?? 0
      byClass.set(query.class, at + 1)
      return { query, took: times.get(query.class)?.[at] ?? 0 }
    })
    .sort((a, b) => b.took - a.took)
    .slice(0, count)
    .map(({ query, took }) => `${took.toFixed(1)} ms ${query.class} ${JSON.stringify(query.params)}`)
}
