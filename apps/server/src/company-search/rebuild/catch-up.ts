// At start: an index that was made with other words, or that holds fewer records than the register, is rebuilt while the old one answers.
import { readOnly } from '../../platform/db/connect.ts'
import { INDEX_VERSION } from '../documents/terms.ts'
import { countRecords, findState } from './check.sql.ts'
import { openOwnerDatabase } from './owner.ts'
import { type RebuildOptions, RebuildUnderWay, rebuildCompanySearch } from './rebuild.ts'

/** True when the index had to be rebuilt; another process that is at it is left to it. */
export async function catchUpCompanySearch(options: RebuildOptions): Promise<boolean> {
  if (await isUpToDate(options.ownerUrl)) return false
  try {
    await rebuildCompanySearch(options)
    return true
  } catch (error) {
    if (error instanceof RebuildUnderWay) return false
    throw error
  }
}

async function isUpToDate(ownerUrl: string): Promise<boolean> {
  const db = openOwnerDatabase(ownerUrl)
  try {
    const { version } = await findState(readOnly(db))
    if (version !== INDEX_VERSION) return false
    const { registered, searchable } = await countRecords(readOnly(db))
    return searchable >= registered
  } finally {
    await db.destroy()
  }
}
