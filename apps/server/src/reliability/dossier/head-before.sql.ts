// Reads the former head (director) of a company from the stored changes between its extracts of the state register.
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

const selectChangeTo = compiledOnce((db, companyId: number, head: string) =>
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

/** Name of the head whom `head` (a name) replaced, by the newest such change; null if no two of our extracts show a change to `head`. */
export const findHeadBefore = async (db: Reader, companyId: number, head: string): Promise<string | null> =>
  (await selectChangeTo(db, companyId, head))[0]?.before ?? null
