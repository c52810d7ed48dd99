// Statements for filling an empty register with invented companies: the check that it is empty, and the marks afterwards.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Key of the advisory lock for filling an empty register: any number that no other lock has (they are listed in `company-index/store/owner.ts`). */
const FILL_LOCK = 7_210_454

/** Marks all companies as invented, and every list as complete on the days `wholeOn`; a yearly list is complete for its year only. */
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

/** False for an empty register. Waits until another process that is filling it has finished. */
export async function hasCompanies(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(tx)
  const row = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
