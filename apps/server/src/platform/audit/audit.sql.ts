// Adds to the audit log and checks its chain; the database sets numbers and hashes by itself.
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'

export interface AuditRow {
  happened_at: Date
  actor_id: number | null
  action: string
  subject: string | null
  details: string
  address: string | null
}

export const insertAuditEntry = (tx: Tx, row: AuditRow) =>
  tx
    .insertInto('audit_log')
    .values(row as never)
    .execute()

/** Number of the first entry that was changed, or null. */
export async function findAuditBreak(db: Reader): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select audit_log_first_break() as id`.execute(db as never)
  return rows[0]?.id ?? null
}
