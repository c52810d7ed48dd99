// Stores and reads lists of companies that are searched for ties (shared heads, founders, addresses and so on) among each other. Each list is
// read only for the member who made it; «members» of a list are its companies and people.
import type { TieListResult } from '@sverka/contract/ties/lists'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewTieList {
  readonly user_id: number
  readonly name: string
  readonly created_at: Date
  /** Members of the list: ИНН (taxpayer number), ОГРН or ОГРНИП (state registration number of a company or a sole trader). */
  readonly numbers: string[]
  /** Entered lines without a valid number, shortened. */
  readonly unread: string[]
}

export async function insertTieList(tx: Tx, list: NewTieList): Promise<number> {
  const { id } = await tx.insertInto('tie_lists').values(list).returning('id').executeTakeFirstOrThrow()
  return id
}

const lists = (db: Reader, userId: number) =>
  db
    .selectFrom('tie_lists as list')
    .select(['list.id', 'list.name', 'list.state', 'list.created_at', 'list.finished_at', 'list.searched'])
    .select([
      sql<number>`cardinality(list.numbers)`.as('members'),
      sql<
        number | null
      >`(select sum(jsonb_array_length(of -> 'places'))::int from jsonb_array_elements(list.result -> 'views' -> 'all' -> 'groups') as of)`.as(
        'tied',
      ),
    ])
    .where('list.user_id', '=', userId)

export type TieListRow = Awaited<ReturnType<typeof listTieLists>>[number]

export const listTieLists = (db: Reader, userId: number, { limit, offset }: { limit: number; offset: number }) =>
  lists(db, userId).orderBy('list.id', 'desc').limit(limit).offset(offset).execute()

export async function countTieLists(db: Reader, userId: number): Promise<number> {
  const row = await db
    .selectFrom('tie_lists')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A list with its numbers and results; undefined if the member has no such list. */
export const findTieList = (db: Reader, userId: number, id: number) =>
  lists(db, userId).select(['list.numbers', 'list.unread', 'list.result']).where('list.id', '=', id).executeTakeFirst()

/** A list that is waiting or being searched; undefined if it is done or deleted. */
export const findRunningTieList = (db: Reader, id: number) =>
  db.selectFrom('tie_lists').select(['id', 'numbers']).where('id', '=', id).where('state', '=', 'running').executeTakeFirst()

/** Stores the progress: how many members have been searched. */
export const saveSearched = (tx: Tx, id: number, searched: number) =>
  tx.updateTable('tie_lists').set({ searched }).where('id', '=', id).where('state', '=', 'running').execute()

/** Stores the result, unless the list is done or deleted. */
export const endTieList = (tx: Tx, id: number, result: TieListResult, at: Date) =>
  tx
    .updateTable('tie_lists')
    .set({ state: 'done', finished_at: at, result: JSON.stringify(result), searched: sql`cardinality(numbers)` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

/** Returns how many lists were deleted. */
export async function deleteTieLists(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('tie_lists').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The numbers of the bulk check `listId` (a list checked for reliability), each once; empty if it belongs to somebody else. */
export async function listCheckedNumbers(db: Reader, userId: number, listId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('company_list_lines as line')
    .innerJoin('company_lists as list', 'list.id', 'line.list_id')
    .select('line.number')
    .where('list.id', '=', listId)
    .where('list.user_id', '=', userId)
    .where('line.number', 'is not', null)
    .where('line.repeats', 'is', null)
    .orderBy('line.line')
    .execute()
  return rows.flatMap(({ number }) => number ?? [])
}
