// A large load is an import that fills a nearly empty register. To be fast, it drops the indexes of the tables and does not update the search; both
// are built once at its end.
import type { Db } from '../../../platform/db/database.ts'
import { analyse, buildIndex, deferIndexes, estimateCompanies, forgetDeferred, listDeferred } from './large-load.sql.ts'

/**
 * From this size of the files on disk, building indexes once is cheaper than maintaining them. (Archives unpack to about twenty times their size.)
 */
const LARGE_BYTES = 100 * 1024 * 1024
/** A register with at least this many companies is in use and keeps its indexes. */
const SMALL_REGISTER = 100_000

/** True for a large import into a nearly empty register. `bytes`: size on disk of the files. */
export const isLargeLoad = async (db: Db, bytes: number): Promise<boolean> =>
  bytes >= LARGE_BYTES && (await estimateCompanies(db)) < SMALL_REGISTER

/** Drops the indexes. Until `endLargeLoad` the caller does not notify the search and other modules of each changed company. */
export const beginLargeLoad = (db: Db): Promise<void> => db.transaction().execute((tx) => deferIndexes(tx))

/**
 * Rebuilds the dropped indexes, then calls `updateAll`, in which the search and other modules read the whole register. Also finishes a load whose
 * process was killed. Does nothing if no large load is unfinished.
 */
export async function endLargeLoad(db: Db, updateAll: () => Promise<void>): Promise<void> {
  const deferred = await listDeferred(db)
  if (deferred.length === 0) return
  for (const { definition } of deferred) await buildIndex(db, definition)
  await analyse(db)
  await updateAll()
  await forgetDeferred(db)
}
