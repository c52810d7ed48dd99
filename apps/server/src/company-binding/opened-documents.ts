// Finds in the audit log which documents of a request to represent a company a member of staff has opened.
import { type DocumentKind, documentKinds } from '@sverka/contract/company-binding/company-binding.rules'
import { listDetails } from '../platform/audit/audit.sql.ts'
import type { Reader } from '../platform/db/database.ts'

/** The action that records a view. */
export const VIEWED_ACTION = 'binding.document_viewed'

/** A request as the subject of entries of the audit log. */
export const auditSubject = (ticketId: number): string => `ticket:${ticketId}`

/** When each document was last opened. */
export type OpenedDocuments = ReadonlyMap<DocumentKind, Date>

/** The documents that this member of staff has opened, by request; requests without views are left out. */
export async function openedDocuments(
  db: Reader,
  staffId: number,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, OpenedDocuments>> {
  const found = new Map<number, Map<DocumentKind, Date>>()
  if (ticketIds.length === 0) return found
  const subjects = new Map(ticketIds.map((id) => [auditSubject(id), id]))
  for (const { subject, at, details } of await listDetails(db, {
    actorId: staffId,
    action: VIEWED_ACTION,
    subjects: [...subjects.keys()],
  })) {
    const id = subjects.get(subject ?? '')
    const kind = documentKinds.find((known) => known === details.kind)
    if (id === undefined || !kind) continue
    found.set(id, (found.get(id) ?? new Map<DocumentKind, Date>()).set(kind, at))
  }
  return found
}
