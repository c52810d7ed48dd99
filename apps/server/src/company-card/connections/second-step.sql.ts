// Finds the companies whose extracts name any of several companies and people: the second step of the graph of connections.
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database.ts'

/** Maximum of rows read, those of the newest companies first: more could not be drawn in the graph. */
export const SECOND_STEP_MAX_ROWS = 200

/** The company `companyId` names another company (`ogrn`) or person (`inn`) in this role. */
interface NamingTie {
  readonly companyId: number
  readonly role: string
  readonly ogrn: string | null
  readonly inn: string | null
}

/**
 * The ties (heads, founders, predecessors …) by which an extract names one of the companies (`ogrns`), or one of the people (`inns`) as head or
 * founder. The common table expression is materialized, so that each number is looked up by its index before sorting: otherwise PostgreSQL may scan
 * all ties from the newest company on.
 */
export async function listNamingMany(
  db: Reader,
  { ogrns, inns }: { ogrns: readonly string[]; inns: readonly string[] },
): Promise<NamingTie[]> {
  const { rows } = await sql<NamingTie>`
    with named as materialized (
      select company_id, role, position, ogrn, inn from company_ties where ogrn = any(${[...ogrns]}::text[])
      union all
      select company_id, role, position, ogrn, inn from company_ties
      where inn = any(${[...inns]}::text[]) and role in ('head', 'founder') and (ogrn = any(${[...ogrns]}::text[])) is not true
    )
    select company_id as "companyId", role, ogrn, inn from named
    order by company_id desc, role, position limit ${sql.lit(SECOND_STEP_MAX_ROWS)}`.execute(db)
  return rows
}
