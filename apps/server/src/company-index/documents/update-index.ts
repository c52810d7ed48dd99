// The index follows the register: what changed is written to the delta in the transaction of the change.
import { changeDocuments } from '@sverka/posting-lists/change'
import type { Tx } from '../../platform/db/database.ts'
import { changeStore } from '../store/build-store.ts'
import { describe } from './document.ts'
import { listSearched, lockCompanies } from './sources.sql.ts'

/** Brings the documents of these companies up to date; companies that are gone are found no longer. A listener of the register's announcements. */
export const updateSearchIndex = (tx: Tx, ids: readonly number[]): Promise<void> =>
  changeDocuments(changeStore(tx), ids, async (round) => {
    await lockCompanies(tx, round)
    return (await listSearched(tx, { ids: round })).map(describe)
  })
