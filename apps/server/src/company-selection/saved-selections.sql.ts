// Selections that members save; every query is limited to one member's own.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'name', 'asked', 'seen_at as seenAt', 'created_at as createdAt'] as const

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Newest first. */
export const listSaved = (db: Reader, userId: number, limit: number) =>
  db.selectFrom('saved_selections').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit).execute()

export const findSaved = (db: Reader, userId: number, id: number) =>
  db
    .selectFrom('saved_selections')
    .select([...columns, 'seen'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Serialises the saving of one member's selections, so that the limit cannot be exceeded. */
export const lockSaved = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('saved_selections'), ${userId}::int)`.execute(tx))

interface NewSaved {
  readonly userId: number
  readonly name: string
  readonly asked: object
  readonly seen: readonly number[]
  readonly at: Date
}

/** The same selection again takes the new name, and stays seen as it was. */
export const insertSaved = (tx: Tx, { userId, name, asked, seen, at }: NewSaved) =>
  tx
    .insertInto('saved_selections')
    .values({ user_id: userId, name, asked: JSON.stringify(asked), seen: [...seen], seen_at: at, created_at: at })
    .onConflict((conflict) => conflict.expression(sql`user_id, md5(asked::text)`).doUpdateSet({ name }))
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateSeen = (tx: Tx, id: number, seen: readonly number[], at: Date) =>
  tx
    .updateTable('saved_selections')
    .set({ seen: [...seen], seen_at: at })
    .where('id', '=', id)
    .execute()

export const deleteSaved = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('saved_selections').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()

export async function deleteAllSaved(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('saved_selections').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
