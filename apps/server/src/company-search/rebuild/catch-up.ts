// At start: an index whose segments were made with other words is rebuilt, in the background, while the old one answers.
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { findState } from '../check.sql.ts'
import { INDEX_VERSION } from '../terms.ts'
import { type RebuildOptions, RebuildUnderWay, rebuildCompanySearch } from './rebuild.ts'

/** True when the index had to be rebuilt; another process that is at it is left to it. */
export async function catchUpCompanySearch(db: Db, options: RebuildOptions): Promise<boolean> {
  const { version } = await findState(readOnly(db))
  if (version === INDEX_VERSION) return false
  try {
    await rebuildCompanySearch(options)
    return true
  } catch (error) {
    if (error instanceof RebuildUnderWay) return false
    throw error
  }
}
