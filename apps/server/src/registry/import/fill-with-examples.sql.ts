// Whether the register is empty; waits for another process that is filling it.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Any fixed number: advisory lock for filling an empty register. */
const FILL_LOCK = 7_210_452

/** Everything in the register is invented. */
export const markExamples = (tx: Tx) => tx.updateTable('companies').set({ example: true }).execute()

export async function hasCompanies(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(tx)
  const row = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
