// Reads the former head of a company from the changes found between its extracts.
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

/** Name of the head whom `head` (a name) replaced at the last such change; null if no extract showed the change. */
export const findHeadBefore = async (db: Reader, companyId: number, head: string): Promise<string | null> =>
  (await changeTo(db, companyId, head))[0]?.before ?? null
