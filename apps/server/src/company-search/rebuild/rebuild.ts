// Builds the whole index anew beside the living one and exchanges them; searches and changes go on meanwhile.
import { Worker } from 'node:worker_threads'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { keepCompaniesSearched } from '../keep.ts'
import { INDEX_VERSION } from '../keys.ts'
import { rankOf, sizeScore, statusGroup, tierBorders } from '../rank.ts'
import { findHighestId, listSizes } from '../sources.sql.ts'
import { fillShare, type Share, STRETCH } from './fill.ts'
import { openOwnerDatabase } from './owner.ts'
import { abandonRebuild, beginRebuild, endRebuild, indexTier, sumCounts, swap, takeTurn, tierCount } from './rebuild.sql.ts'

export interface RebuildOptions {
  /** Address for the role that owns the tables, and the name of the role that uses them. */
  readonly ownerUrl: string
  readonly appRole: string
  /** Threads that make rows; 0 makes them in place. */
  readonly workers: number
  readonly onStep?: (step: string) => void
}

export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay'
}

/** Rows read at once for their sizes. */
const SIZES_AT_ONCE = 200_000

/** Rebuilds; returns the number of rows. Throws RebuildUnderWay when another process is at it. */
export async function rebuildCompanySearch(options: RebuildOptions): Promise<number> {
  const db = openOwnerDatabase(options.ownerUrl)
  try {
    if (!(await takeTurn(db))) throw new RebuildUnderWay('another process is rebuilding the search')
    return await build(db, options)
  } finally {
    await db.destroy()
  }
}

async function build(db: Db, options: RebuildOptions): Promise<number> {
  const tell = options.onStep ?? (() => {})
  try {
    await beginRebuild(db)
    const highestId = await findHighestId(readOnly(db))
    tell(`ranking records up to id ${highestId}`)
    const borders = tierBorders(await allRanks(db, highestId))
    tell('writing rows')
    const rows = await fill(options, { ownerUrl: options.ownerUrl, borders, highestId })
    await sumCounts(db)
    for (let tier = 0; tier < tierCount; tier++) {
      tell(`indexing tier ${tier}`)
      await indexTier(db, tier)
    }
    await db.transaction().execute(async (tx) => {
      const changed = await swap(tx, { borders, appRole: options.appRole, version: INDEX_VERSION })
      await keepCompaniesSearched(tx, changed)
    })
    await endRebuild(db)
    return rows
  } catch (error) {
    await abandonRebuild(db)
    throw error
  }
}

async function allRanks(db: Db, highestId: number): Promise<Float64Array> {
  const ranks = new Float64Array(highestId)
  let count = 0
  for (let from = 1; from <= highestId; from += SIZES_AT_ONCE) {
    for (const row of await listSizes(readOnly(db), from, from + SIZES_AT_ONCE)) {
      ranks[count++] = rankOf({ group: statusGroup(row.statusName), score: sizeScore(row), id: row.id, kind: row.kind })
    }
  }
  return ranks.subarray(0, count).sort()
}

async function fill({ workers }: RebuildOptions, share: Pick<Share, 'ownerUrl' | 'borders' | 'highestId'>): Promise<number> {
  if (workers === 0) return fillShare({ ...share, start: 1, step: STRETCH })
  const parts = Array.from({ length: workers }, (_, i) => fillInThread({ ...share, start: 1 + i * STRETCH, step: workers * STRETCH }))
  return (await Promise.all(parts)).reduce((sum, rows) => sum + rows, 0)
}

function fillInThread(share: Share): Promise<number> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./fill-worker.ts', import.meta.url), { workerData: share })
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a thread of the rebuild ended with ${code} and without a word`)))
  })
}
