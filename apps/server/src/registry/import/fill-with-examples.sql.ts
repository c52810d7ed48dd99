// Statements for filling an empty register with invented companies, as examples: the check that it is empty, and the marks afterwards.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Key of the advisory lock for filling an empty register: any number that no other lock has (they are listed in `company-index/store/owner.ts`). */
const FILL_LOCK = 7_210_454

/**
 * Marks all companies as invented, and every list (source of blocks) as complete, so that a company missing from it is known not to be listed. A list
 * is complete on the days `wholeOn` (YYYY-MM-DD). A list of one year, whose source word ends with it (`taxes-2025`), is complete on its own day only.
 */
export async function markExamples(tx: Tx, wholeOn: readonly string[]): Promise<void> {
  await tx.updateTable('companies').set({ example: true }).execute()
  await sql`
    insert into registry_whole_days (source, day, known_from, example)
    select source, day, day, true
    from (select source from company_facts union select source from taxpayer_facts) as held, unnest(${[...wholeOn]}::date[]) as day
    where source !~ '-[0-9]{4}$'
    union all
    select distinct source, as_of, since, true from taxpayer_facts where source ~ '-[0-9]{4}$'
    on conflict do nothing`.execute(tx)
}

/** Whether the register has a company. Waits until another process that is filling it has finished; the lock is held until the transaction ends. */
export async function hasCompanies(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(tx)
  const row = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
