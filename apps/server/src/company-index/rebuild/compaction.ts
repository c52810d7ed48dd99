// Keeps the search index fast while the server runs, in a worker thread. If many companies changed, posting lists of them are built (a segment). If
// there are many tombstones (marks of outdated documents in segments), the whole index is rebuilt.
import { setTimeout as pause } from 'node:timers/promises'
import { COMPACT_FROM } from '@sverka/posting-lists/build'
import type { ReadDb } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { countDelta, countTombstones } from '../store/check.sql.ts'
import { runInThread } from './in-thread.ts'

/** Number of tombstones from which the index is rebuilt, because every process has all of them in memory. */
const MAX_TOMBSTONES = 300_000
/** Interval of checks. */
const CHECK_EVERY_MS = 10_000

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
    await pause(CHECK_EVERY_MS, undefined, { ref: false })
  }
}
