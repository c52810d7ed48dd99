// The progress rows of backfills.
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export async function lockBackfill(tx: Tx, name: string) {
  await tx
    .insertInto('backfills')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return tx.selectFrom('backfills').select(['cursor', 'finished_at']).where('name', '=', name).forUpdate().executeTakeFirstOrThrow()
}

export const saveBackfillCursor = (tx: Tx, name: string, cursor: string) =>
  tx.updateTable('backfills').set({ cursor }).where('name', '=', name).execute()

export const finishBackfill = (tx: Tx, name: string) =>
  tx.updateTable('backfills').set({ finished_at: sql`now()` }).where('name', '=', name).execute()
