// Finds companies by the number of a person or company that heads or founded them.
import type { Reader } from '../platform/db/database.ts'

/** `inn` is the head's or founder's; a company is listed once for each role. */
export const listTiedTo = (db: Reader, inn: string, roles: readonly ('head' | 'founder')[], limit: number) =>
  db
    .selectFrom('company_ties as tie')
    .select(['tie.company_id as id', 'tie.role', 'tie.name'])
    .where('tie.inn', '=', inn)
    .where('tie.role', 'in', [...roles])
    .orderBy('tie.company_id')
    .limit(limit)
    .execute()
