// A large load: an import that fills a nearly empty register. It drops indexes and does not update the search index; both are built once at its end.
import type { Db } from '../../../platform/db/database.ts'
import { analyse, buildIndex, deferIndexes, estimateCompanies, forgetDeferred, listDeferred } from './large-load.sql.ts'

/** Bytes on disk from which building indexes once is cheaper than maintaining them (archives contain about twenty times as much). */
const LARGE_BYTES = 100 * 1024 * 1024
/** A register with more companies is in use and keeps its indexes. */
const SMALL_REGISTER = 100_000

/** True for a large import into a nearly empty register. `bytes`: size on disk of the files. */
export const isLargeLoad = async (db: Db, bytes: number): Promise<boolean> =>
  bytes >= LARGE_BYTES && (await estimateCompanies(db)) < SMALL_REGISTER

/** Drops the indexes. Until `endLargeLoad` the caller does not tell the search and other modules of each changed company. */
export const beginLargeLoad = (db: Db): Promise<void> => db.transaction().execute((tx) => deferIndexes(tx))

/**
 * Rebuilds the dropped indexes, then calls `followAll`, in which the search and other modules read the whole register. Also finishes a load that
 * was killed; does nothing if no load is open.
 */
export async function endLargeLoad(db: Db, followAll: () => Promise<void>): Promise<void> {
  const deferred = await listDeferred(db)
  if (deferred.length === 0) return
  for (const { definition } of deferred) await buildIndex(db, definition)
  await analyse(db)
  await followAll()
  await forgetDeferred(db)
}
