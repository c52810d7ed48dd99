// Holds a table of the search, so that a test sees what becomes of questions that come to it.
import { sql } from 'kysely'
import { openOwnerDatabase } from '../src/company-index/store/owner.ts'

export type Held = 'company_search_terms' | 'company_search_documents' | 'companies'

/** Nobody else reads the table while `work` is done; `ownerUrl` is the owning role's. */
export async function whileHeld(ownerUrl: string, table: Held, work: () => Promise<void>): Promise<void> {
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
