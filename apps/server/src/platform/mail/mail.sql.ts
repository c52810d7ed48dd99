// SQL of the table of e-mails: those that wait to be sent and, in demo mode, all e-mails for the demo's outbox page.
import type { Db, Reader, Tx } from '../db/database.ts'

export interface EmailRow {
  recipient: string
  subject: string
  body_text: string
  body_html: string
  unsubscribe_url: string | null
  created_at: Date
  /** Null while the e-mail waits. */
  sent_at: Date | null
}

export async function insertEmail(tx: Tx, row: EmailRow): Promise<number> {
  const { id } = await tx.insertInto('emails').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findUnsentEmail = (db: Reader, id: number) =>
  db.selectFrom('emails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst()

export const removeEmail = (db: Db, id: number) => db.deleteFrom('emails').where('id', '=', id).execute()

export const markEmailSent = (db: Db, id: number, at: Date) => db.updateTable('emails').set({ sent_at: at }).where('id', '=', id).execute()

/** Newest first, as the outbox shows them. */
export const listEmails = (db: Reader, count: number) => db.selectFrom('emails').selectAll().orderBy('id', 'desc').limit(count).execute()
