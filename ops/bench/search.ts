// `npm run bench -- search [load|exact|warm|cold|busy|usual] SIZE SEED`: speed and exactness of the company search on a generated register of SIZE
// companies, compared with two usual ways to search a table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { buildPages, needsCount, needsDisk, needsProc } from './needs.ts'
import { prepareBaselines, readSettings, readSizes, timeBaselines, waitForPrewarming } from './search/baselines.sql.ts'
import { queryWhileBusy } from './search/busy.ts'
import {
  type BenchEnvironment,
  databasePid,
  dropFileCache,
  fillEnvironment,
  isFilled,
  openEnvironment,
  type RunningServer,
  startChanges,
  startServer,
  timed,
  withDatabase,
} from './search/environment.ts'
import { bestTimes, compare, formatFigures, formatTable, listSlowest, repeatIncomplete, sendAll } from './search/measure.ts'
import { loadAverage, readCpu, readMemory } from './search/processes.ts'
import { type BenchQuery, drawQueries } from './search/queries.ts'
import { computeReference, type Expected, REFERENCE_VERSION } from './search/reference.ts'

/** The queries are drawn with this seed, which was not used while the search was tuned: it was never fitted to these queries. */
const QUERY_SEED = 'held out'
/** Rounds of which the best time of each query is taken. */
const ROUNDS = 5
/** Numbers of clients that ask in parallel: those of the aims in docs/performance.md. */
const CLIENTS = [1, 8]
/** Companies renamed per second while queries are timed, as in the aims too. */
const CHANGES_PER_SECOND = 200
/** Fewest records of a register: smaller ones lack queries of some classes. */
const SMALLEST = 10_000
/** Disk space for register, index and write-ahead log. */
const BYTES_A_RECORD = 4_000
/** Queries that the baselines answer: only some, because each may take up to two seconds. */
const BASELINE_QUERIES = 60

interface Run {
  readonly size: number
  readonly seed: string
  readonly queries: readonly BenchQuery[]
  readonly querySeed: string
}

const STEPS = ['load', 'exact', 'warm', 'cold', 'busy', 'usual'] as const
type Step = (typeof STEPS)[number]

/**
 * Runs the step that is named, else all of them. `load` makes register and index, `exact` compares every answer with the reference (the results
 * that a brute-force computation expects): both may run on a busy machine. `warm` and `cold` time queries with full and with empty caches and
 * need a quiet machine. `busy` keeps all processors busy itself. `usual` times the baselines, whose tables take long to make.
 */
export async function bench(words: string[]): Promise<void> {
  const step = STEPS.find((name) => name === words[0])
  const [size = '1000000', seed = 'a', querySeed = QUERY_SEED] = step ? words.slice(1) : words
  const count = checkPrerequisites(size, seed)
  const run: Run = { size: count, seed, queries: drawQueries(seed, count, querySeed), querySeed }
  for (const next of step ? [step] : STEPS) await steps[next](run)
}

/** Prerequisites of all chosen steps are checked before the first one. */
function checkPrerequisites(size: string, seed: string): number {
  const count = needsCount('SIZE', size, SMALLEST)
  needsProc()
  if (!isFilled(count, seed)) needsDisk(count * BYTES_A_RECORD)
  buildPages()
  return count
}

const steps: Record<Step, (run: Run) => Promise<void>> = {
  load: (run) => withEnvironment(run, async () => {}),
  exact: (run) =>
    withEnvironment(run, async (environment) => {
      const expected = await readOrComputeReference(environment, run)
      await withServer(environment, (server) => exact(server, run, expected))
    }),
  warm: (run) =>
    withEnvironment(run, async (environment) => {
      await printConditions(environment)
      await withServer(environment, async (server) => {
        await warm(environment, server, run)
        await measureUncached(environment, server, run)
        await measureWhileChanging(environment, server, run)
      })
    }),
  cold,
  busy: (run) =>
    withEnvironment(run, (environment) =>
      withServer(environment, async ({ origin }) =>
        console.log(`every processor busy (load ${loadAverage()}):`, await queryWhileBusy(origin, run)),
      ),
    ),
  usual: (run) => withEnvironment(run, (environment) => timeUsualWays(environment, run)),
}

/** Starts the database, fills it unless an earlier run did, runs the work, and stops the database. */
async function withEnvironment({ size, seed }: Run, work: (environment: BenchEnvironment) => Promise<void>): Promise<void> {
  const environment = await openEnvironment(size, seed)
  try {
    await fillEnvironment(environment, size, seed)
    await work(environment)
  } finally {
    await environment.database.stop()
  }
}

/** Runs the work with a server on the database. */
async function withServer(environment: BenchEnvironment, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer(environment)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

async function printConditions({ database }: BenchEnvironment): Promise<void> {
  const [cpu] = cpus()
  console.log(`${cpus().length} processors (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.version}`)
  console.log('database:', await readSettings(database.ownerUrl))
  console.log('on disk:', await readSizes(database.ownerUrl))
}

async function exact({ origin }: RunningServer, { queries }: Run, expected: readonly Expected[]): Promise<void> {
  const { answers } = await sendAll(origin, queries, 1)
  await repeatIncomplete(origin, queries, answers)
  const { exact, repaired, wrong, incomplete } = compare(queries, answers, expected)
  console.log(`exact ${exact}, repaired ${repaired}, wrong ${wrong.length}, incomplete ${incomplete}`)
  for (const line of wrong.slice(0, 12)) console.log(`  ${line}`)
}

async function warm(environment: BenchEnvironment, server: RunningServer, { queries }: Run): Promise<void> {
  // A first pass fills the caches.
  await sendAll(server.origin, queries, 1)
  for (const clients of CLIENTS) await measureQueries(`${clients} clients, warm`, { server, environment, queries, clients })
  await measureProcessorTime(environment, server, queries)
  const best = await bestTimes(server.origin, queries, ROUNDS)
  console.log(
    `\nbest of ${ROUNDS} rounds, 1 client, ms (load ${loadAverage()}):\n${formatTable(best)}\n${listSlowest(queries, best).join('\n')}`,
  )
  const { now, highest } = readMemory(server.pid)
  console.log(`memory of the server process: ${now} MB, at its highest ${highest} MB`)
}

/** Measures queries on a warm server that has not answered any of them before: their posting lists are not cached. */
async function measureUncached(environment: BenchEnvironment, server: RunningServer, { seed, size, querySeed }: Run): Promise<void> {
  for (const clients of CLIENTS) {
    const queries = drawQueries(seed, size, `${querySeed} by ${clients}`)
    await measureQueries(`${clients} clients, queries nobody has asked before`, { server, environment, queries, clients })
  }
  const { now, highest } = readMemory(server.pid)
  console.log(`memory of the server process: ${now} MB, at its highest ${highest} MB`)
}

/** Processor time of each class, which other load affects less than latency. */
async function measureProcessorTime(environment: BenchEnvironment, server: RunningServer, queries: readonly BenchQuery[]): Promise<void> {
  console.log('\nprocessor time per query, ms: server, database, both')
  for (const [kind, ofClass] of Map.groupBy(queries, (query) => query.class)) {
    const before = used(environment, server)
    await sendAll(server.origin, ofClass, 1)
    const after = used(environment, server)
    const [own, database] = [after.server - before.server, after.database - before.database].map(
      (seconds) => (seconds / ofClass.length) * 1000,
    )
    console.log(`${kind.padEnd(26)}${[own, database, (own ?? 0) + (database ?? 0)].map((ms) => (ms ?? 0).toFixed(2).padStart(8)).join('')}`)
  }
}

/** Processor seconds so far. */
const used = (environment: BenchEnvironment, server: RunningServer) => ({
  server: readCpu(server.pid).own,
  database: readCpu(databasePid(environment)).children,
})

async function measureWhileChanging(environment: BenchEnvironment, server: RunningServer, { queries, size }: Run): Promise<void> {
  for (const clients of CLIENTS) {
    const changes = startChanges(environment, size, CHANGES_PER_SECOND)
    await measureQueries(`${clients} clients, ${CHANGES_PER_SECOND} changes a second requested`, { server, environment, queries, clients })
    const { seconds, took } = await changes.stop()
    console.log(`${(took.length / seconds).toFixed(0)} changes a second made, ms each: ${formatFigures(took)}`)
  }
}

interface QueryLoad {
  readonly server: RunningServer
  readonly environment: BenchEnvironment
  readonly queries: readonly BenchQuery[]
  readonly clients: number
}

/** Sends the queries and prints their times by class, the incomplete answers, and the processor time. */
async function measureQueries(what: string, { server, environment, queries, clients }: QueryLoad): Promise<void> {
  const before = used(environment, server)
  const { times, seconds, answers } = await sendAll(server.origin, queries, clients)
  const after = used(environment, server)
  const perQuery = (spent: number) => ((spent / queries.length) * 1000).toFixed(2)
  console.log(`\n${what}, ${(queries.length / seconds).toFixed(0)} queries/s, ms (load ${loadAverage()}):\n${formatTable(times)}`)
  console.log(`cut off: ${answers.filter(({ complete }) => !complete).length}; slowest: ${listSlowest(queries, times, 3).join('; ')}`)
  console.log(
    `processor time per query: server ${perQuery(after.server - before.server)} ms, database ${perQuery(after.database - before.database)} ms`,
  )
}

/** Times the baselines with Russian words as queries, without filters. */
async function timeUsualWays({ database }: BenchEnvironment, { queries }: Run): Promise<void> {
  const adminUrl = withDatabase(database.adminUrl, database.ownerUrl)
  await timed('preparing the usual ways', () => prepareBaselines(adminUrl))
  const words = queries.filter(({ params }) => /^[а-я ]+$/.test(params.query ?? '') && Object.keys(params).length === 1)
  const sample = words.filter((_, index) => index % Math.ceil(words.length / BASELINE_QUERIES) === 0)
  for (const [way, list] of await timeBaselines(adminUrl, sample)) console.log(`${way}, ${list.length} queries, ms: ${formatFigures(list)}`)
}

/**
 * Times queries after a restart of the database whose files were dropped from the operating system's page cache. The reload of PostgreSQL's own cache
 * (pg_prewarm) and the server's start are not measured.
 */
async function cold(run: Run): Promise<void> {
  const { size, seed, queries } = run
  const stopped = await openEnvironment(size, seed)
  await stopped.database.stop()
  await dropFileCache(stopped)
  await withEnvironment(run, async (environment) => {
    await timed('prewarming', () => waitForPrewarming(environment.database.adminUrl))
    await withServer(environment, async (server) => {
      const passes = { server, environment }
      const [first, second] = [everySecond(queries, 0), everySecond(queries, 1)]
      await measureQueries('first pass after a cold start, 1 client, every second query', { ...passes, queries: first, clients: 1 })
      await measureQueries('the other queries, 8 clients', { ...passes, queries: second, clients: 8 })
    })
  })
}

/** Every second query, beginning with the first (0) or the second (1). */
const everySecond = (queries: readonly BenchQuery[], from: 0 | 1): BenchQuery[] => queries.filter((_, index) => index % 2 === from)

/** The reference takes minutes, so it is cached for the same register and queries. */
async function readOrComputeReference({ folder }: BenchEnvironment, { seed, size, queries, querySeed }: Run): Promise<Expected[]> {
  const file = join(folder, `reference-${querySeed.replaceAll(' ', '-')}.json`)
  const stamp = JSON.stringify([REFERENCE_VERSION, queries])
  if (existsSync(file)) {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as { stamp: string; expected: Expected[] }
    if (cached.stamp === stamp) return cached.expected
  }
  const expected = await timed('computing the reference', () => computeReference(seed, size, queries))
  writeFileSync(file, JSON.stringify({ stamp, expected }))
  return expected
}
