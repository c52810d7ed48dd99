// Reads the marks of disputed facts that wait for a review by staff (state `checking`), with company and author.
import type { Reader } from '../platform/db/database.ts'
import { disputeColumns } from './disputed-facts.sql.ts'

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The longest waiting first. */
export const listWaiting = (db: Reader, { limit, offset }: Slice) =>
  db
    .selectFrom('disputed_facts')
    .innerJoin('companies as company', 'company.id', 'disputed_facts.company_id')
    .innerJoin('users as author', 'author.id', 'disputed_facts.user_id')
    .select(disputeColumns)
    .select(['company.name', 'company.ogrn', 'author.full_name as fullName'])
    .where('disputed_facts.state', '=', 'checking')
    .orderBy('disputed_facts.disputed_at')
    .orderBy('disputed_facts.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countWaiting = async (db: Reader): Promise<number> => {
  const { count } = await db
    .selectFrom('disputed_facts')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('state', '=', 'checking')
    .executeTakeFirstOrThrow()
  return Number(count)
}
