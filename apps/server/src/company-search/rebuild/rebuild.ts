// Builds segments: one of the whole register in the place of all, or one of what changed with the small segments before it. Searches and changes go on meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lowerBound } from '@sverka/posting-lists/lists'
import type { RunFile } from '@sverka/posting-lists/runs'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { standingOf } from '../documents/document.ts'
import { beginOfGroup, rankOf } from '../documents/rank.ts'
import { findHighestId, listSizes, type Stretch } from '../documents/sources.sql.ts'
import { INDEX_VERSION } from '../documents/terms.ts'
import { openOwnerDatabase } from './owner.ts'
import { type BuildStart, finishBuild, listIds, removeSegment, removeUnread, startBuild, tidy } from './rebuild.sql.ts'
import type { Work } from './segment-build/build-worker.ts'
import { fillShare } from './segment-build/fill.ts'
import { mergeShare } from './segment-build/merge.ts'
import { Turn } from './turn.ts'

export { RebuildUnderWay } from './turn.ts'

export interface RebuildOptions {
  /** Address for the role that owns the tables. */
  readonly ownerUrl: string
  /** Threads that build; 0 builds in place. */
  readonly workers: number
  /** A build goes on when what it calls is done. */
  readonly onStep?: (step: string) => void | Promise<void>
}

/** Records read at once; beside a server or an import at work fewer, for the sake of its memory. */
const STRETCH = 10_000
const COMPACTED_STRETCH = 500
/** So many changes are worth a segment: each costs every search a look. */
export const COMPACT_FROM = 2_000
/** A new segment takes in those that are at most so many times as large: there are few then, and none is copied often. */
const TAKEN_IN = 4
/** Larger ones are left to a rebuild. */
const LARGEST_TAKEN_IN = 1_000_000

/** Builds the index of the whole register; returns the number of records. Throws RebuildUnderWay when another process is at it. */
export const rebuildCompanySearch = (options: RebuildOptions): Promise<number> =>
  inTurn(options, async (db, turn) => {
    const start = await startBuild(db)
    const highestId = await findHighestId(readOnly(db))
    const stretches = Array.from({ length: Math.ceil(highestId / STRETCH) }, (_, i): Stretch => {
      const from = i * STRETCH + 1
      return { from, to: from + STRETCH }
    })
    const replaced = start.ready.map(({ segment }) => segment)
    const records = await build({ db, turn, options }, { start, stretches, replaced, wordsVersion: INDEX_VERSION })
    await tidy(db)
    return records
  })

/** Makes a segment of what changed, if that is `from` records or more; returns how many records it has. Throws RebuildUnderWay. */
export const compact = (options: RebuildOptions, from = COMPACT_FROM): Promise<number> =>
  inTurn(options, async (db, turn) => {
    const start = await startBuild(db)
    if (start.delta < from) {
      await removeSegment(db, start.segment)
      return 0
    }
    const replaced = takenIn(start)
    const ids = await listIds(db, replaced, start.version)
    const stretches = Array.from({ length: Math.ceil(ids.length / COMPACTED_STRETCH) }, (_, i) => ({
      ids: ids.slice(i * COMPACTED_STRETCH, (i + 1) * COMPACTED_STRETCH),
    }))
    return build({ db, turn, options }, { start, stretches, replaced, wordsVersion: null })
  })

async function inTurn(options: RebuildOptions, work: (db: Db, turn: Turn) => Promise<number>): Promise<number> {
  const turn = await Turn.take(options.ownerUrl)
  const db = openOwnerDatabase(options.ownerUrl)
  try {
    await removeUnread(db)
    return await work(db, turn)
  } finally {
    await db.destroy()
    await turn.end()
  }
}

/** The small segments that a new one takes in. */
function takenIn({ ready, delta }: BuildStart): number[] {
  let records = delta
  const taken: number[] = []
  for (const one of [...ready].sort((a, b) => a.records - b.records)) {
    if (one.records > Math.min(records * TAKEN_IN, LARGEST_TAKEN_IN)) break
    records += one.records
    taken.push(one.segment)
  }
  return taken
}

interface Plan {
  readonly start: BuildStart
  readonly stretches: readonly Stretch[]
  readonly replaced: readonly number[]
  readonly wordsVersion: number | null
}

interface Building {
  readonly db: Db
  readonly turn: Turn
  readonly options: RebuildOptions
}

async function build(building: Building, plan: Plan): Promise<number> {
  const { segment } = plan.start
  const folder = mkdtempSync(join(tmpdir(), 'sverka-search-'))
  try {
    return await buildIn(folder, building, plan)
  } catch (error) {
    // Whoever has taken the turn meanwhile may have removed it already, but not what was written of it since.
    await removeSegment(building.db, segment)
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildIn(folder: string, { db, turn, options }: Building, { start, stretches, ...plan }: Plan): Promise<number> {
  const { segment, version } = start
  const step = async (what: string) => {
    await options.onStep?.(what)
    turn.confirm()
  }
  await step('ranking records')
  const ranks = await allRanks(db, stretches)
  await step(`reading ${ranks.length} records`)
  const files = await fill(options, { segment, ranks, stretches, folder })
  await step('merging words')
  await merge(options, { segment, records: ranks.length, files })
  const from = (group: 'other' | 'closed') => lowerBound(ranks.length, (at) => (ranks[at] ?? 0) < beginOfGroup(group))
  const finished = { segment, version, records: ranks.length, otherFrom: from('other'), closedFrom: from('closed'), ...plan }
  await step('exchanging segments')
  await db.transaction().execute((tx) => finishBuild(tx, finished))
  await step('removing what was replaced')
  await removeUnread(db)
  return ranks.length
}

/** The ranks of the records in order, in memory that threads share. */
async function allRanks(db: Db, stretches: readonly Stretch[]): Promise<Float64Array> {
  const ranks: Float64Array[] = []
  for (const stretch of stretches) {
    const rows = await listSizes(readOnly(db), stretch)
    ranks.push(Float64Array.from(rows, (row) => rankOf(standingOf(row))))
  }
  const count = ranks.reduce((sum, part) => sum + part.length, 0)
  const all = new Float64Array(new SharedArrayBuffer(count * 8))
  let at = 0
  for (const part of ranks) {
    all.set(part, at)
    at += part.length
  }
  return all.sort()
}

interface Filling {
  readonly segment: number
  readonly ranks: Float64Array
  readonly stretches: readonly Stretch[]
  readonly folder: string
}

async function fill({ ownerUrl, workers }: RebuildOptions, { stretches, ...filling }: Filling): Promise<RunFile[]> {
  const shares = shareOut(stretches, workers).map((share, i) => ({ ownerUrl, ...filling, stretches: share, name: `run-${i}` }))
  const files = await Promise.all(shares.map((share) => (workers === 0 ? fillShare(share) : inThread<RunFile[]>({ fill: share }))))
  return files.flat()
}

/** In turns, so that every thread has old and new records. */
const shareOut = <T>(things: readonly T[], workers: number): T[][] =>
  Array.from({ length: Math.max(1, workers) }, (_, i) => things.filter((_, at) => at % Math.max(1, workers) === i))

interface Merging {
  readonly segment: number
  readonly records: number
  readonly files: readonly RunFile[]
}

async function merge({ ownerUrl, workers }: RebuildOptions, { segment, records, files }: Merging): Promise<void> {
  const parts = [...Map.groupBy(files, ({ part }) => part).values()].sort((a, b) => bytesOf(b) - bytesOf(a))
  const shares = shareOut(
    parts.map((part) => part.map(({ path }) => path)),
    workers,
  ).map((share) => ({ ownerUrl, segment, records, parts: share }))
  await Promise.all(shares.map((share) => (workers === 0 ? mergeShare(share) : inThread<void>({ merge: share }))))
}

const bytesOf = (part: readonly RunFile[]): number => part.reduce((sum, { bytes }) => sum + bytes, 0)

function inThread<T>(work: Work): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./segment-build/build-worker.ts', import.meta.url), { workerData: work })
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a thread of the build ended with ${code} and without a word`)))
  })
}
