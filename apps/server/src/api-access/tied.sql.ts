// Query of the companies that a person or company heads or founded.
import type { Reader } from '../platform/db/database.ts'

/** `inn` is the taxpayer number of the head or founder. A company is listed once for each role; at most `limit` rows, in order of company id. */
export const listTiedTo = (db: Reader, inn: string, roles: readonly ('head' | 'founder')[], limit: number) =>
  db
    .selectFrom('company_ties as tie')
    .select(['tie.company_id as id', 'tie.role', 'tie.name'])
    .where('tie.inn', '=', inn)
    .where('tie.role', 'in', [...roles])
    .orderBy('tie.company_id')
    .limit(limit)
    .execute()
