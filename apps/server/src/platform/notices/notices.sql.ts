// Adds what members are told of; a repeat of the same event is no second row.
import type { Tx } from '../db/database.ts'

export interface NewNotice {
  user_id: number
  kind: string
  params: string
  path: string | null
  created_at: Date
  dedupe_key: string | null
}

export const insertNotice = (tx: Tx, row: NewNotice) =>
  tx
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
