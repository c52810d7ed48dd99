// Records actions for later accountability: sign-ins, refusals, staff decisions, views of documents. Never secrets.
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { insertAuditEntry } from './audit.sql.ts'

export interface AuditEntry {
  /** Word and event: `auth.login_failed`. */
  readonly action: string
  /** Who did it; null for a guest. */
  readonly actorId: number | null
  /** The affected thing: `user:5`, `ticket:12`. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  readonly clientIp: string | null
}

/**
 * Adds an entry in the caller's transaction. Call it last in the transaction: entries are numbered under one lock that is
 * held until the commit.
 */
export async function recordAudit(tx: Tx, clock: Clock, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(tx, {
    happened_at: clock.now(),
    actor_id: entry.actorId,
    action: entry.action,
    subject: entry.subject ?? null,
    details: JSON.stringify(entry.details ?? {}),
    address: entry.clientIp,
  })
}
