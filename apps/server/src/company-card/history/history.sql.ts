// Differences between newer extracts of a company and those before them.
import type { Reader } from '../../platform/db/database.ts'

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** Of a company with more, the older ones are not read. */
export const CHANGES_SHOWN = 100

export const listChanges = (db: Reader, companyId: number) =>
  db
    .selectFrom('company_changes')
    .select(['field', 'before', 'after', 'before_day as beforeDay', 'after_day as afterDay'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute()
