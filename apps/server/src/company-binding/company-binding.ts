// Becoming the representative of a company or sole trader on «Сверка» by a request («ticket») that staff decide, and leaving it again. Other
// features of the server import from this file only.
import { statusClass } from '@sverka/contract/company/company.rules'
import { readableName } from '@sverka/contract/company/names'
import type { StaffTicket, Ticket } from '@sverka/contract/company-binding/company-binding'
import { type DocumentKind, documentKinds, isSameFullName } from '@sverka/contract/company-binding/company-binding.rules'
import { findBlocker } from '@sverka/contract/orders/under-way.rules'
import { lockMembers } from '../auth/auth.ts'
import { representativeUnbound } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import type { Services } from '../platform/services.ts'
import { type CompanyRow, findByNumber } from '../registry/registry.ts'
import {
  deleteRepresentative,
  findOpenTicket,
  findRepresentative,
  insertTicket,
  listUserCompanyIds,
  type TicketRow,
} from './company-binding.sql.ts'
import type { DocumentLinks } from './document-links.ts'
import { putDocument, readDocuments } from './documents.ts'
import { firstScanState, mayBeOpened, scheduleScan } from './scan-documents.ts'

/** User id of the company's representative, or null. */
export const readRepresentative = async (db: Reader, companyId: number): Promise<number | null> =>
  (await findRepresentative(db, companyId))?.userId ?? null

export { representativeColumn } from './company-binding.sql.ts'

/** Ids of the companies and sole traders that these members represent, the longest represented first. */
export const listRepresentedCompanies = (db: Reader, userIds: readonly number[]): Promise<number[]> =>
  userIds.length > 0 ? listUserCompanyIds(db, userIds) : Promise.resolve([])

/** The body of a request: ИНН (taxpayer number) or ОГРН (registration number) of a company or of a sole trader, and the scanned documents. */
export interface TicketInput {
  readonly company: string | undefined
  readonly entrepreneur: string | undefined
  readonly passport: UploadedFile
  readonly contract: UploadedFile
  readonly power_of_attorney: UploadedFile | undefined
}

/**
 * Stores the request and its documents once all checks have passed. Throws `ticket_pending` for a second open request, `company_represented`,
 * `company_ended`, `company_not_found`, and field errors for invalid documents.
 */
export async function requestRepresentation(
  db: Db,
  services: Services,
  userId: number,
  input: TicketInput,
): Promise<{ id: number; status: 'pending' }> {
  const company = await findRequestedCompany(readOnly(db), input)
  const blocker = (await findOpenTicket(readOnly(db), userId, company.id)) && findBlocker('ask_for_company', ['company_request'])
  if (blocker) refuse(blocker)
  const { passport, contract, power_of_attorney } = await readDocuments(services, input)
  const ticket = { user_id: userId, company_id: company.id, created_at: services.clock.now(), scan_state: firstScanState(services) }
  return withStoredFiles(services.files.documents, async (put) => {
    const passport_key = await putDocument(services, put, passport)
    const contract_key = await putDocument(services, put, contract)
    const power_of_attorney_key = power_of_attorney ? await putDocument(services, put, power_of_attorney) : null
    return db.transaction().execute(async (tx) => {
      // Without this lock, an account deleted at the same time would leave a scan of the passport behind.
      if (!(await lockMembers(tx, [userId])).has(userId)) refuse('unauthorized')
      const { id } = (await insertTicket(tx, { ...ticket, passport_key, contract_key, power_of_attorney_key })) ?? refuse('ticket_pending')
      await scheduleScan(tx, services, id)
      return { id, status: 'pending' as const }
    })
  })
}

async function findRequestedCompany(db: Reader, { company, entrepreneur }: TicketInput): Promise<CompanyRow> {
  const number = company || entrepreneur
  if (!number) refuseField('company', 'required')
  if (company && entrepreneur) refuseField('entrepreneur', 'company_or_entrepreneur')
  const row = await findByNumber(db, number)
  if (!row || row.kind !== (company ? 'company' : 'entrepreneur')) refuse('company_not_found')
  if (cannotBeRepresented(row.statusName)) refuse('company_ended')
  if (await readRepresentative(db, row.id)) refuse('company_represented')
  return row
}

/** Whether a company no longer exists (liquidated, merged) or a person is no longer a sole trader: nobody can represent it then. */
export const cannotBeRepresented = (status: string): boolean => statusClass(status) !== 'active'

/** Ends the representation. Throws `company_not_found` to everybody but the representative, so that others learn nothing. */
export async function endBinding(
  tx: Tx,
  services: Services,
  link: { companyId: number; userId: number; kind: 'company' | 'entrepreneur'; clientIp: string | null },
): Promise<void> {
  if (!(await deleteRepresentative(tx, link))) refuse('company_not_found')
  const { userId, companyId, clientIp } = link
  await services.announce(tx, representativeUnbound, { companyId, userId })
  await recordAudit(tx, services.clock, { action: 'binding.ended', actorId: userId, subject: `company:${companyId}`, clientIp })
}

/** A request as its author sees it. */
export function presentTicket(row: TicketRow): Ticket {
  return {
    id: row.id,
    status: row.status as Ticket['status'],
    company: {
      id: row.companyId,
      kind: row.kind === 'company' ? 'company' : 'entrepreneur',
      name: readableName(row.name),
      inn: row.inn,
      ogrn: row.ogrn,
      status: row.companyStatus,
      as_of: row.companyAsOf,
      leader: row.leader,
    },
    created_at: row.createdAt.toISOString(),
    reject_reason: row.rejectReason,
  }
}

/** Whether the applicant's name is that of the company's head, or of the sole trader, in the register. Null if the register names nobody. */
function namesMatch({ kind, name, leader, fullName }: TicketRow): boolean | null {
  const registered = kind === 'entrepreneur' ? name : leader
  return registered ? isSameFullName(fullName, registered) : null
}

/** Storage key of a document of the request; null if there is none, or it was destroyed. */
export const documentKey = (ticket: Keys, kind: DocumentKind): string | null => ticket[KEY_OF[kind]]

type Keys = Pick<TicketRow, 'passportKey' | 'contractKey' | 'powerKey'>
const KEY_OF = { passport: 'passportKey', contract: 'contractKey', power_of_attorney: 'powerKey' } as const

/** The documents that the request has. */
export const listAttachedDocuments = (ticket: Keys): DocumentKind[] => documentKinds.filter((kind) => documentKey(ticket, kind) !== null)

/** The documents that this member of staff has opened, and the checks that all staff have set on the request so far. */
export interface StaffViews {
  readonly opened: readonly DocumentKind[]
  readonly marks: StaffTicket['marks']
}

/** A request as staff see it, with links to its documents that work for a minute in this session. */
export function presentStaffTicket(row: TicketRow, views: StaffViews, links: DocumentLinks, staff: Session): StaffTicket {
  const address = (kind: DocumentKind) =>
    documentKey(row, kind) && mayBeOpened(row.scanState) ? links.address({ ticketId: row.id, kind, sessionId: staff.sessionId }) : null
  return {
    ...presentTicket(row),
    documents_check: row.scanState as StaffTicket['documents_check'],
    user: { id: row.userId, full_name: row.fullName, email: row.email },
    passport_url: address('passport'),
    contract_url: address('contract'),
    power_of_attorney_url: address('power_of_attorney'),
    documents: listAttachedDocuments(row),
    opened: [...views.opened],
    marks: views.marks,
    name_matches: namesMatch(row),
    leader_post: row.leaderPost,
    may_be_approved: !cannotBeRepresented(row.companyStatus),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  }
}
