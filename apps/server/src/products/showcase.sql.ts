// Finds out whether a company has any product on sale; if so, the page with its register facts links to its public page with goods.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const selectShown = compiledOnce((db, companyId: number) =>
  db
    .selectFrom('products')
    .modifyFront(prepared)
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'published')
    .where('hidden', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1),
)

export const hasShowcase = async (db: Reader, companyId: number): Promise<boolean> => (await selectShown(db, companyId)).length > 0

/** The same as a column of a statement that reads companies; `companyId` names the column with the company's id in that statement. */
export const showcaseColumn = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from products as shown where shown.company_id = ${sql.ref(companyId)}
    and shown.state = 'published' and shown.hidden is null and shown.deleted_at is null)`
