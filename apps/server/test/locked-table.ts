// Locks a table of the search, so that a test sees how queries behave that need it.
import { sql } from 'kysely'
import { openOwnerDatabase } from '../src/company-index/store/owner.ts'

export type LockedTable = 'company_search_terms' | 'company_search_documents' | 'companies'

/** Blocks all other readers of the table while `work` runs; `ownerUrl` is the owner role's address. */
export async function whileLocked(ownerUrl: string, table: LockedTable, work: () => Promise<void>): Promise<void> {
  const owner = openOwnerDatabase(ownerUrl)
  try {
    await owner.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      await work()
    })
  } finally {
    await owner.destroy()
  }
}
