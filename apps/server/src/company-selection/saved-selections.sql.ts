// Reads and stores the selections of companies that members save (`asked`: the criteria), always those of one member.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'name', 'asked', 'seen_at as seenAt', 'created_at as createdAt'] as const

/** A saved selection without the list of seen companies. */
export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** The member's newest selections, at most `limit`, newest first. */
export const listSaved = (db: Reader, userId: number, limit: number) =>
  db.selectFrom('saved_selections').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit).execute()

/** One selection of the member with `seen`, the ids of the companies that the member has seen; undefined if there is none. */
export const findSaved = (db: Reader, userId: number, id: number) =>
  db
    .selectFrom('saved_selections')
    .select([...columns, 'seen'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Until the transaction ends, no other transaction may save a selection of this member, so that their number cannot exceed the limit. */
export const lockSaved = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('saved_selections'), ${userId}::int)`.execute(tx))

/** `asked`: the criteria, `seen`: ids of the companies that count as seen. */
interface NewSaved {
  readonly userId: number
  readonly name: string
  readonly asked: object
  readonly seen: readonly number[]
  readonly at: Date
}

/** Stores a selection; if the member has one with the same criteria, only its name changes. */
export const insertSaved = (tx: Tx, { userId, name, asked, seen, at }: NewSaved) =>
  tx
    .insertInto('saved_selections')
    .values({ user_id: userId, name, asked: JSON.stringify(asked), seen: [...seen], seen_at: at, created_at: at })
    .onConflict((conflict) => conflict.expression(sql`user_id, md5(asked::text)`).doUpdateSet({ name }))
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Replaces the seen companies; `at`: the time of the view. */
export const updateSeen = (tx: Tx, id: number, seen: readonly number[], at: Date) =>
  tx
    .updateTable('saved_selections')
    .set({ seen: [...seen], seen_at: at })
    .where('id', '=', id)
    .execute()

/** Deletes a selection of the member; undefined if there is none. */
export const deleteSaved = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('saved_selections').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()

/** Deletes all selections of a member whose data are erased; returns their number. */
export async function deleteAllSaved(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('saved_selections').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
