// Reads the former head from earlier extracts of a company.
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

const changeTo = compiledOnce((db, companyId: number, head: string) =>
  db
    .selectFrom('company_changes')
    .modifyFront(prepared)
    .select('before')
    .where('company_id', '=', companyId)
    .where('field', '=', 'head')
    .where('after', '=', head)
    .orderBy('id', 'desc')
    .limit(1),
)

/** The former head, or null if no earlier extract named another. */
export const findHeadBefore = async (db: Reader, companyId: number, head: string): Promise<string | null> =>
  (await changeTo(db, companyId, head))[0]?.before ?? null
