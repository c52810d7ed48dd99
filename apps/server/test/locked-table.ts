// Locks a table, so that a test can check queries that must wait for it.
import { sql } from 'kysely'
import { openOwnerDatabase } from '../src/company-index/store/owner.ts'

export type LockedTable = 'company_search_terms' | 'company_search_documents' | 'companies'

/** Runs `work` while all other connections wait for the table. `ownerUrl` is the address for the role that owns the tables. */
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
