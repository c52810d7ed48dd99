// Rows of letters: waiting to be sent, or kept for the outbox page of the demo.
import type { Db, Reader, Tx } from '../db/database.ts'

export interface LetterRow {
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  sent_at: Date | null
}

export async function insertLetter(tx: Tx, row: LetterRow): Promise<number> {
  const { id } = await tx.insertInto('letters').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findUnsentLetter = (db: Reader, id: number) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

export const removeLetter = (db: Db, id: number) => db.deleteFrom('letters').where('id', '=', id).execute()

export const markLetterSent = (db: Db, id: number, at: Date) =>
  db.updateTable('letters').set({ sent_at: at }).where('id', '=', id).execute()

/** Newest first, as the outbox shows them. */
export const listLetters = (db: Reader, count: number) => db.selectFrom('letters').selectAll().orderBy('id', 'desc').limit(count).execute()
