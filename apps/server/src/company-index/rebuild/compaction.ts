// Compaction while the server runs: a large delta becomes a segment, in a thread; many tombstones cause a complete rebuild.
import { setTimeout as pause } from 'node:timers/promises'
import { COMPACT_FROM } from '@sverka/posting-lists/build'
import type { ReadDb } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { countDelta, countTombstones } from '../store/check.sql.ts'
import { runInThread } from './in-thread.ts'

/** Every process holds all tombstones in memory: beyond this number the index is rebuilt. */
const MOST_TOMBSTONES = 300_000
/** Interval of checks, in milliseconds. */
const LOOK_EVERY = 10_000

export interface Compaction {
  readonly db: ReadDb
  readonly ownerUrl: string
  readonly log: Log
  readonly isStopping: () => boolean
}

/** Checks until the process stops; failures are logged and tried again. */
export async function compactRegularly({ db, ownerUrl, log, isStopping }: Compaction): Promise<void> {
  while (!isStopping()) {
    try {
      if ((await countDelta(db)) >= COMPACT_FROM) await runInThread({ ownerUrl, build: 'compact' })
      if ((await countTombstones(db)) >= MOST_TOMBSTONES) await runInThread({ ownerUrl, build: 'rebuild' })
    } catch (error) {
      if (!isStopping()) log.warn({ err: error }, 'the search index could not be compacted')
    }
    await pause(LOOK_EVERY, undefined, { ref: false })
  }
}
