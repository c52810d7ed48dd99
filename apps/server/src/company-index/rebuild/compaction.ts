// Compaction while the server runs: a delta that has become large is made a segment, in a thread; everything is built anew once there are many tombstones.
import { setTimeout as pause } from 'node:timers/promises'
import { COMPACT_FROM } from '@sverka/posting-lists/build'
import type { ReadDb } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { countDelta, countTombstones } from '../store/check.sql.ts'
import { inThread } from './in-thread.ts'

/** Every process holds all tombstones in memory: beyond so many the index is built anew. */
const MOST_TOMBSTONES = 300_000
/** How often is looked, ms. */
const LOOK_EVERY = 10_000

export interface Compaction {
  readonly db: ReadDb
  readonly ownerUrl: string
  readonly log: Log
  readonly isStopping: () => boolean
}

/** Looks until the process stops; what goes wrong is told and tried again. */
export async function compactRegularly({ db, ownerUrl, log, isStopping }: Compaction): Promise<void> {
  while (!isStopping()) {
    try {
      if ((await countDelta(db)) >= COMPACT_FROM) await inThread({ ownerUrl, build: 'compact' })
      if ((await countTombstones(db)) >= MOST_TOMBSTONES) await inThread({ ownerUrl, build: 'rebuild' })
    } catch (error) {
      if (!isStopping()) log.warn({ err: error }, 'the search index could not be compacted')
    }
    await pause(LOOK_EVERY, undefined, { ref: false })
  }
}
