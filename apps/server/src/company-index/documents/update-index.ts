// Keeps the search index up to date: writes changed companies into the delta (a table of changes since the posting lists were built), in the
// transaction that changes them.
import { changeDocuments } from '@sverka/posting-lists/change'
import type { Tx } from '../../platform/db/database.ts'
import { createChangeStore } from '../store/build-store.ts'
import { buildIndexDocument } from './document.ts'
import { listSearchableRecords, lockCompanies } from './sources.sql.ts'

/** Updates the documents of these companies; deleted companies are no longer found. Listener of `companiesChanged`. */
export const updateSearchIndex = (tx: Tx, ids: readonly number[]): Promise<void> =>
  changeDocuments(createChangeStore(tx), ids, async (batchIds) => {
    await lockCompanies(tx, batchIds)
    return (await listSearchableRecords(tx, { ids: batchIds })).map(buildIndexDocument)
  })
