// Keeps the index small while the server runs, in a worker thread: many changes become a segment, many tombstones cause a complete rebuild.
import { setTimeout as pause } from 'node:timers/promises'
import { COMPACT_FROM } from '@sverka/posting-lists/build'
import type { ReadDb } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { countDelta, countTombstones } from '../store/check.sql.ts'
import { runInThread } from './in-thread.ts'

/** Every process holds all tombstones in memory: from this number on the index is rebuilt. */
const MAX_TOMBSTONES = 300_000
/** Interval of checks, in milliseconds. */
const LOOK_EVERY = 10_000

export interface Compaction {
  readonly db: ReadDb
  /** Address of the database for the role that owns the tables. */
  readonly ownerUrl: string
  readonly log: Log
  readonly isStopping: () => boolean
}

/** Checks every ten seconds until the process stops. A failure is logged, and the next check tries again. */
export async function compactRegularly({ db, ownerUrl, log, isStopping }: Compaction): Promise<void> {
  while (!isStopping()) {
    try {
      if ((await countDelta(db)) >= COMPACT_FROM) await runInThread({ ownerUrl, build: 'compact' })
      if ((await countTombstones(db)) >= MAX_TOMBSTONES) await runInThread({ ownerUrl, build: 'rebuild' })
    } catch (error) {
      if (!isStopping()) log.warn({ err: error }, 'the search index could not be compacted')
    }
    await pause(LOOK_EVERY, undefined, { ref: false })
  }
}
