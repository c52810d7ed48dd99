// A large import of the register: detected by its size, it drops indexes and skips updates of the search, and both are built once at its end.
import type { Db } from '../../../platform/db/database.ts'
import { analyse, buildIndex, deferIndexes, estimateCompanies, forgetDeferred, listDeferred } from './large-load.sql.ts'

/** From this many bytes on, building indexes once is cheaper than maintaining them (archives hold twenty times as much). */
const LARGE_BYTES = 100 * 1024 * 1024
/** A register in use keeps its indexes; it grows by small loads only. */
const SMALL_REGISTER = 100_000

/** True for a load that fills a register which is nearly empty. */
export const isLargeLoad = async (db: Db, bytes: number): Promise<boolean> =>
  bytes >= LARGE_BYTES && (await estimateCompanies(db)) < SMALL_REGISTER

/** Drops the indexes. Until `endLargeLoad`, the search and other followers are not told of each changed company. */
export const beginLargeLoad = (db: Db): Promise<void> => db.transaction().execute((tx) => deferIndexes(tx))

/**
 * Rebuilds what a large load dropped; then `followAll` lets the search and other followers read the whole register. Also finishes a killed load;
 * does nothing if none is open.
 */
export async function endLargeLoad(db: Db, followAll: () => Promise<void>): Promise<void> {
  const deferred = await listDeferred(db)
  if (deferred.length === 0) return
  for (const { definition } of deferred) await buildIndex(db, definition)
  await analyse(db)
  await followAll()
  await forgetDeferred(db)
}
