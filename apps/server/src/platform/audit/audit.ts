// Records actions for later accountability: sign-ins, refusals, staff decisions, views of documents. Never secrets.
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { insertAuditEntry } from './audit.sql.ts'

export interface AuditEntry {
  /** Area of the product, or kind of record, and event: `auth.login_failed`, `news.created`. */
  readonly action: string
  /** Id of the user who acted; null for a guest, and for a program that an operator runs. */
  readonly actorId: number | null
  /** Kind and id of the affected record: `user:5`, `ticket:12`. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  /** IP address of the request; null for an action without one, such as a background job or a program. */
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
