// `npm run bench -- search SIZE SEED`: how fast and how exactly the search answers over a generated register, beside two usual ways.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBaselines, readSizes, timeBaselines } from './search/baselines.sql.ts'
import { askAll, bestTimes, compare, completeAnswers, figuresOf, slowest, tableOf } from './search/measure.ts'
import { cpuOf, loadAverage, memoryOf } from './search/processes.ts'
import { type BenchQuery, drawQueries } from './search/queries.ts'
import { type Expected, referenceOf } from './search/reference.ts'
import {
  databasePid,
  dropFileCache,
  fillStage,
  openStage,
  type RunningServer,
  type Stage,
  startChanges,
  startServer,
  timed,
  withDatabase,
} from './search/stage.ts'

/** Queries are drawn by a seed of their own: nothing was tuned on them. */
const QUERY_SEED = 'held out'
const ROUNDS = 5
const CHANGES_PER_SECOND = 200
/** The usual ways take up to two seconds a query. */
const BASELINE_QUERIES = 60

interface Run {
  readonly size: number
  readonly seed: string
  readonly queries: readonly BenchQuery[]
}

export async function bench([size = '1000000', seed = 'a', querySeed = QUERY_SEED]: string[]): Promise<void> {
  const run: Run = { size: Number(size), seed, queries: drawQueries(seed, Number(size), querySeed) }
  const stage = await openStage(run.size, seed)
  try {
    await fillStage(stage, run.size, seed)
    console.log('on disk:', await readSizes(stage.database.ownerUrl))
    const expected = await rememberedReference(stage, run, querySeed)
    const server = await startServer(stage)
    try {
      await warm(stage, server, run, expected)
    } finally {
      await server.stop()
    }
    await baselines(stage, run)
  } finally {
    await stage.database.stop()
  }
  await cold(run)
}

async function warm(stage: Stage, server: RunningServer, { queries, size }: Run, expected: readonly Expected[]): Promise<void> {
  const { answers } = await askAll(server.origin, queries, 1)
  await completeAnswers(server.origin, queries, answers)
  const { exact, repaired, wrong, incomplete } = compare(queries, answers, expected)
  console.log(`exact ${exact}, repaired ${repaired}, wrong ${wrong.length}, incomplete ${incomplete}`)
  for (const line of wrong.slice(0, 12)) console.log(`  ${line}`)
  const best = await bestTimes(server.origin, queries, ROUNDS)
  console.log(`\nbest of ${ROUNDS} rounds, 1 client, ms (load ${loadAverage()}):\n${tableOf(best)}\n${slowest(queries, best).join('\n')}`)
  for (const clients of [1, 8]) await measured(`${clients} clients`, { server, stage, queries, clients })
  const changes = startChanges(stage, size, CHANGES_PER_SECOND)
  await measured('1 client, changes under way', { server, stage, queries, clients: 1 })
  const { seconds, took } = await changes.stop()
  console.log(`${(took.length / seconds).toFixed(0)} changes/s (${CHANGES_PER_SECOND} asked), ms each: ${figuresOf(took)}`)
  const { now, highest } = memoryOf(server.pid)
  console.log(`memory of the server process: ${now} MB, at its highest ${highest} MB`)
}

interface Measured {
  readonly server: RunningServer
  readonly stage: Stage
  readonly queries: readonly BenchQuery[]
  readonly clients: number
}

async function measured(what: string, { server, stage, queries, clients }: Measured): Promise<void> {
  const database = databasePid(stage)
  const before = [cpuOf(server.pid).own, cpuOf(database).children] as const
  const { times, seconds } = await askAll(server.origin, queries, clients)
  const perQuery = (used: number) => ((used / queries.length) * 1000).toFixed(2)
  const [own, children] = [cpuOf(server.pid).own - before[0], cpuOf(database).children - before[1]]
  console.log(`\n${what}, ${(queries.length / seconds).toFixed(0)} queries/s, ms (load ${loadAverage()}):\n${tableOf(times)}`)
  console.log(`processor time per query: server ${perQuery(own)} ms, database ${perQuery(children)} ms`)
}

async function baselines({ database }: Stage, { queries }: Run): Promise<void> {
  const adminUrl = withDatabase(database.adminUrl, database.ownerUrl)
  await timed('preparing the usual ways', () => prepareBaselines(adminUrl))
  const words = queries.filter(({ params }) => /^[а-я ]+$/.test(params.query ?? '') && Object.keys(params).length === 1)
  const sample = words.filter((_, i) => i % Math.ceil(words.length / BASELINE_QUERIES) === 0)
  for (const [way, list] of await timeBaselines(adminUrl, sample)) console.log(`${way}, ${list.length} queries, ms: ${figuresOf(list)}`)
}

/** The database restarted and its files out of the page cache; the server's own warming and the database's prewarming count as start. */
async function cold({ size, seed, queries }: Run): Promise<void> {
  const stopped = await openStage(size, seed)
  await stopped.database.stop()
  await dropFileCache(stopped)
  const stage = await openStage(size, seed)
  try {
    const server = await startServer(stage)
    try {
      await measured('first pass after a cold start, 1 client', { server, stage, queries, clients: 1 })
    } finally {
      await server.stop()
    }
  } finally {
    await stage.database.stop()
  }
}

/** The reference takes minutes; the same register and queries have the same one. */
async function rememberedReference({ folder }: Stage, { seed, size, queries }: Run, querySeed: string): Promise<Expected[]> {
  const file = join(folder, `reference-${querySeed.replaceAll(' ', '-')}.json`)
  const stamp = JSON.stringify(queries)
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { stamp: string; expected: Expected[] }
    if (kept.stamp === stamp) return kept.expected
  }
  const expected = await timed('computing the reference', () => referenceOf(seed, size, queries))
  writeFileSync(file, JSON.stringify({ stamp, expected }))
  return expected
}
