// While the server runs: what changed is made a segment of its own, in a thread, whenever it has become much; and everything once much of it is dead.
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReadDb } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { countDead, countRecent } from '../check.sql.ts'
import { FOLD_FROM } from './rebuild.ts'

/** Every process holds the numbers of places that no longer count: beyond so many the index is built anew. */
const MOST_DEAD = 300_000
/** How often is looked, ms. */
const LOOK_EVERY = 10_000

export interface Folding {
  readonly db: ReadDb
  readonly ownerUrl: string
  readonly log: Log
  readonly isStopping: () => boolean
}

/** Looks until the process stops; what goes wrong is told and tried again. */
export async function keepFolding({ db, ownerUrl, log, isStopping }: Folding): Promise<void> {
  while (!isStopping()) {
    try {
      if ((await countRecent(db)) >= FOLD_FROM) await inThread({ ownerUrl, work: 'fold' })
      if ((await countDead(db)) >= MOST_DEAD) await inThread({ ownerUrl, work: 'rebuild' })
    } catch (error) {
      if (!isStopping()) log.warn({ err: error }, 'changed records could not be folded into the search index')
    }
    await pause(LOOK_EVERY, undefined, { ref: false })
  }
}

/** What a thread is told to do. */
export interface Upkeep {
  readonly ownerUrl: string
  readonly work: 'fold' | 'rebuild'
}

function inThread(upkeep: Upkeep): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./upkeep-worker.ts', import.meta.url), { workerData: upkeep })
    thread.on('error', reject)
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the thread of the search index ended with ${code}`))))
  })
}
