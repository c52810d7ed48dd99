// Reads the stored changes of a company's fields: the differences between an extract of the state register and the extract before it.
import type { Reader } from '../../platform/db/database.ts'

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** Maximum number of changes read of a company; older ones are left out. */
export const CHANGES_SHOWN = 100

/** The latest changes, newest first. `beforeDay` and `afterDay` are the days of the two extracts; a capital is in kopecks, as text. */
export const listChanges = (db: Reader, companyId: number) =>
  db
    .selectFrom('company_changes')
    .select(['field', 'before', 'after', 'before_day as beforeDay', 'after_day as afterDay'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute()
