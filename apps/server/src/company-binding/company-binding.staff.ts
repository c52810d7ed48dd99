// The steps of staff on a request («ticket») to represent a company: open its documents, set checks, approve, refuse. Views and decisions are
// recorded in the audit log.
import { readableName } from '@sverka/contract/company/names'
import type { DocumentKind, TicketMark } from '@sverka/contract/company-binding/company-binding.rules'
import { personBlocked, representativeBound } from '../events.ts'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type Listener, on } from '../platform/events.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { BLOCKED, ticketApprovedEmail, ticketRejectedEmail } from './company-binding.emails.ts'
import {
  clearDocumentKeys,
  decideTicket,
  findTicket,
  insertRepresentative,
  listOpenTickets,
  lockAuthor,
  lockTicket,
} from './company-binding.sql.ts'
import { cannotBeRepresented, documentKey, listAttachedDocuments } from './company-binding.ts'
import type { DocumentLinks } from './document-links.ts'
import { deleteDocuments, readPicture } from './documents.ts'
import { auditSubject, openedDocuments, VIEWED_ACTION } from './opened-documents.ts'
import { mayBeOpened } from './scan-documents.ts'
import { ownMarks, removeMark, setMark } from './ticket-marks.ts'

/** Time from the decision to the destruction of the scans; the law on personal data (152-ФЗ) allows 30 days. */
const STORE_MS = 29 * 24 * 3_600_000

const destroy = defineJob<{ ticketId: number }>('company-binding.destroy-documents')

/** A step of staff on one request; the IP address goes into the audit log. */
export interface Decision {
  readonly ticketId: number
  readonly staff: Pick<Session, 'userId'>
  readonly clientIp: string | null
}

/** Locks a waiting request. Throws `not_found`, and `conflict` with the time and the decider if it is decided. */
async function lockPendingTicket(tx: Tx, id: number) {
  await lockAuthor(tx, id)
  const ticket = (await lockTicket(tx, id)) ?? refuse('not_found')
  if (ticket.status !== 'pending') await refuseAlreadyDecided(tx, `ticket:${id}`, ['binding.approved', 'binding.rejected'])
  return (await findTicket(tx, id)) ?? refuse('not_found')
}

interface Outcome {
  readonly action: 'binding.approved' | 'binding.rejected'
  readonly userId: number
  readonly company: string
  readonly details?: Readonly<Record<string, string>>
}

/** Notifies the author, schedules the destruction of the documents and records the step. */
async function finish(tx: Tx, services: Services, { ticketId, staff, clientIp }: Decision, outcome: Outcome): Promise<void> {
  const { action, userId, company, details = {} } = outcome
  const { reason } = details
  await raiseNotice(tx, services.clock, {
    userId,
    kind: action === 'binding.approved' ? 'ticket_approved' : 'ticket_rejected',
    params: { company, ...(reason ? { reason } : {}) },
    path: '/profile/info',
    dedupeKey: `ticket:${ticketId}`,
  })
  const after = new Date(services.clock.now().getTime() + STORE_MS)
  await services.jobs.send(tx, destroy, { ticketId }, { after })
  await recordAudit(tx, services.clock, { action, actorId: staff.userId, subject: `ticket:${ticketId}`, details, clientIp })
}

/** Throws `documents_not_opened` unless the audit log has a view of each document of this request by this member of staff. */
async function refuseUnopened(tx: Tx, { ticketId, staff }: Decision, attached: readonly DocumentKind[]): Promise<void> {
  const opened = (await openedDocuments(tx, staff.userId, [ticketId])).get(ticketId)
  if (!attached.every((kind) => opened?.has(kind))) refuse('documents_not_opened')
}

/** Sets or removes the mark of this member of staff on an item of the checklist of a waiting request. Throws `not_found`, `conflict`. */
export async function markTicket(tx: Tx, services: Services, { ticketId, staff }: Decision, change: { mark: TicketMark; is_set: boolean }) {
  const ticket = await lockPendingTicket(tx, ticketId)
  const { mark, is_set } = change
  const marking = { ticketId, staffId: staff.userId, mark }
  if (is_set) await setMark(tx, services.clock, { ...marking, attached: listAttachedDocuments(ticket) })
  else await removeMark(tx, marking)
}

/**
 * Makes the author the representative and notifies them. Of two concurrent decisions the second throws `conflict`, as does a request whose
 * documents were not found free of viruses. Throws `company_ended`, `documents_not_opened`, `company_represented`.
 */
export async function approveBinding(tx: Tx, services: Services, decision: Decision): Promise<void> {
  const ticket = await lockPendingTicket(tx, decision.ticketId)
  if (!mayBeOpened(ticket.scanState)) refuse('conflict')
  if (cannotBeRepresented(ticket.companyStatus)) refuse('company_ended')
  await refuseUnopened(tx, decision, listAttachedDocuments(ticket))
  const now = services.clock.now()
  const link = { company_id: ticket.companyId, user_id: ticket.userId, ticket_id: ticket.id, since: now }
  if (!(await insertRepresentative(tx, link))) refuse('company_represented')
  await services.announce(tx, representativeBound, { companyId: ticket.companyId, userId: ticket.userId })
  await decideTicket(tx, ticket.id, { status: 'approved', decided_at: now, decided_by: decision.staff.userId })
  const company = readableName(ticket.name)
  await services.mail.send(tx, ticketApprovedEmail(ticket.email, company, services.publicUrl))
  const marks = await ownMarks(tx, ticket.id, decision.staff.userId)
  await finish(tx, services, decision, { action: 'binding.approved', userId: ticket.userId, company, ...(marks && { details: { marks } }) })
}

/** Refuses the request with a reason that the author reads. Throws `not_found`, `conflict`. */
export async function rejectBinding(tx: Tx, services: Services, decision: Decision, reason: string): Promise<void> {
  const ticket = await lockPendingTicket(tx, decision.ticketId)
  const [company, why] = [readableName(ticket.name), reason.trim()]
  const decided = { decided_at: services.clock.now(), decided_by: decision.staff.userId }
  await decideTicket(tx, ticket.id, { ...decided, status: 'rejected', reject_reason: why })
  await services.mail.send(tx, ticketRejectedEmail(ticket.email, company, why))
  await finish(tx, services, decision, { action: 'binding.rejected', userId: ticket.userId, company, details: { reason: why } })
}

/** Refuses the waiting requests of a member who is blocked; their scans are destroyed on schedule. */
export const rejectTicketsOfBlocked = (services: Services): Listener =>
  on(personBlocked, async (tx, { userId, staffId, clientIp }) => {
    for (const { id } of await listOpenTickets(tx, userId))
      await rejectBinding(tx, services, { ticketId: id, staff: { userId: staffId }, clientIp }, BLOCKED)
  })

/**
 * Returns the document as a JPEG to download; the view is recorded before anything is sent. Throws `not_found` for a token that is not of this
 * document and session or has expired, and for documents that are not found free of viruses or are destroyed.
 */
export async function openDocument(
  db: Db,
  services: Services,
  links: DocumentLinks,
  { ticketId, staff, clientIp, kind, token }: Decision & { staff: Session; kind: DocumentKind; token: string },
): Promise<HttpResponse<Uint8Array>> {
  if (!links.verify({ ticketId, kind, sessionId: staff.sessionId }, token)) refuse('not_found')
  const ticket = await findTicket(readOnly(db), ticketId)
  if (ticket && !mayBeOpened(ticket.scanState)) refuse('not_found')
  const key = ticket && documentKey(ticket, kind)
  const picture = key && (await readPicture(services, key))
  if (!picture) refuse('not_found')
  const entry = { action: VIEWED_ACTION, actorId: staff.userId, subject: auditSubject(ticketId), details: { kind }, clientIp }
  await db.transaction().execute((tx) => recordAudit(tx, services.clock, entry))
  return new HttpResponse<Uint8Array>(200, picture, {
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="${kind}-${ticketId}.jpg"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** Job that destroys the scans of a decided request. */
export const destroyDocumentsWorker = (services: Services): JobWorker =>
  jobWorker(destroy, async ({ ticketId }) => {
    const { db } = services
    const ticket = await findTicket(readOnly(db), ticketId)
    if (!ticket) return
    await deleteDocuments(services, [ticket.passportKey, ticket.contractKey, ticket.powerKey])
    await db.transaction().execute((tx) => clearDocumentKeys(tx, ticketId))
  })
