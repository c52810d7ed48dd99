// Keeps the search index up to date: writes changed companies into the delta, in the transaction that changes them.
import { changeDocuments } from '@sverka/posting-lists/change'
import type { Tx } from '../../platform/db/database.ts'
import { createChangeStore } from '../store/build-store.ts'
import { buildIndexDocument } from './document.ts'
import { listSearchableRecords, lockCompanies } from './sources.sql.ts'

/** Updates the documents of these companies; deleted companies are no longer found. Listener of `companiesChanged`. */
export const updateSearchIndex = (tx: Tx, ids: readonly number[]): Promise<void> =>
  changeDocuments(createChangeStore(tx), ids, async (round) => {
    await lockCompanies(tx, round)
    return (await listSearchableRecords(tx, { ids: round })).map(buildIndexDocument)
  })
