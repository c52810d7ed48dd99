// The marks that staff set on a request to represent a company: each confirms an item of their checklist, in documents that the same member of
// staff has opened.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { type DocumentKind, documentsOfMark, type TicketMark } from '@sverka/contract/company-binding/company-binding.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { openedDocuments } from './opened-documents.ts'
import { deleteMark, listMarks, upsertMark } from './ticket-marks.sql.ts'

/** A mark to set or remove. */
export interface Marking {
  readonly ticketId: number
  readonly staffId: number
  readonly mark: TicketMark
  /** The documents of the request. */
  readonly attached: readonly DocumentKind[]
}

/** Throws `documents_not_opened` if the request has none of the documents of this item, or this member of staff has not opened one of them. */
export async function setMark(tx: Tx, clock: Clock, { ticketId, staffId, mark, attached }: Marking): Promise<void> {
  const documents = documentsOfMark(mark, attached)
  const opened = (await openedDocuments(tx, staffId, [ticketId])).get(ticketId)
  const times = documents.map((kind) => opened?.get(kind)?.getTime() ?? refuse('documents_not_opened'))
  if (times.length === 0) refuse('documents_not_opened')
  const row = { ticket_id: ticketId, mark, staff_id: staffId, documents, opened_at: new Date(Math.max(...times)) }
  await upsertMark(tx, { ...row, marked_at: clock.now() })
}

export const removeMark = (tx: Tx, { ticketId, staffId, mark }: Omit<Marking, 'attached'>) =>
  deleteMark(tx, { ticket_id: ticketId, mark, staff_id: staffId })

/** The checks of each request, as shown to this member of staff in the list. */
export async function findMarks(
  db: Reader,
  ticketIds: readonly number[],
  readerId: number,
): Promise<ReadonlyMap<number, StaffTicket['marks']>> {
  const found = new Map<number, StaffTicket['marks']>()
  if (ticketIds.length === 0) return found
  for (const { ticketId, mark, documents, openedAt, by, at, staffId } of await listMarks(db, ticketIds)) {
    const setting = { by, at: at.toISOString(), opened_at: openedAt.toISOString(), is_mine: staffId === readerId }
    const entry = { ...setting, mark: mark as TicketMark, documents: documents as DocumentKind[] }
    found.set(ticketId, [...(found.get(ticketId) ?? []), entry])
  }
  return found
}

/** Names of the checks that this member of staff has set, for the audit log of the decision. */
export const ownMarks = async (db: Reader, ticketId: number, staffId: number): Promise<string> =>
  (await listMarks(db, [ticketId]))
    .filter((one) => one.staffId === staffId)
    .map(({ mark }) => mark)
    .join(', ')
