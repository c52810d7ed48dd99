// Becoming and ceasing to be a company's representative. The door of this word for the rest of the server.
import { readableName } from '@sverka/contract/company.rules'
import type { StaffTicket, Ticket } from '@sverka/contract/company-binding'
import { representativeUnbound } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import type { Services } from '../platform/services.ts'
import { type CompanyRow, findByNumber } from '../registry/registry.ts'
import { deleteRepresentative, findRepresentative, insertTicket, listCompanyIdsOf, type TicketRow } from './company-binding.sql.ts'
import type { DocumentLinks } from './document-links.ts'
import { dropDocuments, storeDocument } from './documents.ts'
import { askForScan, firstScanState, mayBeOpened } from './scan-documents.ts'

/** User id of the company's representative, or null. */
export const representativeOf = async (db: Reader, companyId: number): Promise<number | null> =>
  (await findRepresentative(db, companyId))?.userId ?? null

export { representativeColumn } from './company-binding.sql.ts'

/** Ids of the companies and sole traders that the people represent, the earliest first. */
export const companiesRepresentedBy = (db: Reader, userIds: readonly number[]): Promise<number[]> =>
  userIds.length > 0 ? listCompanyIdsOf(db, userIds) : Promise.resolve([])

export interface TicketInput {
  readonly company: string | undefined
  readonly entrepreneur: string | undefined
  readonly passport: UploadedFile
  readonly contract: UploadedFile
}

/** Keeps the documents, then makes the request; a second open one or one for a represented company is refused. */
export async function askForCompany(
  db: Db,
  services: Services,
  userId: number,
  input: TicketInput,
): Promise<{ id: number; status: 'pending' }> {
  const company = await askedCompany(readOnly(db), input)
  if (await representativeOf(readOnly(db), company.id)) refuse('company_represented')
  const passport_key = await storeDocument(services, 'passport', input.passport)
  const contract_key = await storeDocument(services, 'contract', input.contract)
  const asked = { user_id: userId, company_id: company.id, created_at: services.clock.now() }
  const ticket = await db.transaction().execute(async (tx) => {
    const made = await insertTicket(tx, { ...asked, passport_key, contract_key, scan_state: firstScanState(services) })
    if (made) await askForScan(tx, services, made.id)
    return made
  })
  if (ticket) return { id: ticket.id, status: 'pending' }
  await dropDocuments(services, [passport_key, contract_key])
  return refuse('ticket_pending')
}

async function askedCompany(db: Reader, { company, entrepreneur }: TicketInput): Promise<CompanyRow> {
  const number = company || entrepreneur
  if (!number) refuseField('company', 'required')
  const row = await findByNumber(db, number)
  if (!row || row.kind !== (company ? 'company' : 'entrepreneur')) refuse('company_not_found')
  return row
}

/** Only the representative can; anybody else learns nothing. */
export async function unbind(
  tx: Tx,
  services: Services,
  link: { companyId: number; userId: number; kind: 'company' | 'entrepreneur'; address: string | null },
): Promise<void> {
  if (!(await deleteRepresentative(tx, link))) refuse('company_not_found')
  const { userId, companyId, address } = link
  await services.announce(tx, representativeUnbound, { companyId, userId })
  await recordAudit(tx, services.clock, { action: 'binding.ended', actorId: userId, subject: `company:${companyId}`, address })
}

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
      leader: row.leader,
    },
    created_at: row.createdAt.toISOString(),
    reject_reason: row.rejectReason,
  }
}

export function presentStaffTicket(row: TicketRow, links: DocumentLinks, staff: Session): StaffTicket {
  const address = (kind: 'passport' | 'contract', key: string | null) =>
    key && mayBeOpened(row.scanState) ? links.address({ ticketId: row.id, kind, sessionId: staff.sessionId }) : null
  return {
    ...presentTicket(row),
    documents_check: row.scanState as StaffTicket['documents_check'],
    user: { id: row.userId, full_name: row.fullName, email: row.email },
    passport_url: address('passport', row.passportKey),
    contract_url: address('contract', row.contractKey),
  }
}
