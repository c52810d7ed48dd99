// Operations to become a company's representative on the site: the request with its documents, staff's checklist and decision, and leaving the
// company.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import {
  Bytes,
  defineOperation,
  Id,
  IsoDate,
  IsoTime,
  Nullable,
  Page,
  pageQuery,
  StringEnum,
  staffList,
  staffOperation,
} from '../http/http.ts'
import { DOCUMENT_MAX_BYTES, documentKinds, type TicketMark, ticketMarks } from './company-binding.rules.ts'

export const TicketStatus = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')])
export type TicketStatus = Static<typeof TicketStatus>

const TicketCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Type.String(),
  inn: Nullable(Type.String()),
  ogrn: Type.String(),
  /** The state register's status, such as «Действует» (active). */
  status: Type.String(),
  /** The day of the register extract that has the status. */
  as_of: IsoDate,
  /** Name of the head. */
  leader: Nullable(Type.String()),
})

/** A request as its author sees it: its state, never the documents. */
export const Ticket = Type.Object({
  id: Id,
  status: TicketStatus,
  company: TicketCompany,
  created_at: IsoTime,
  reject_reason: Nullable(Type.String()),
})
export type Ticket = Static<typeof Ticket>

const DocumentKind = StringEnum(documentKinds)
const Mark = StringEnum(Object.keys(ticketMarks) as TicketMark[])

/**
 * An item of the checklist that a person of staff confirmed: the documents it is about, when that person had opened them, who confirmed it and
 * when, and whether that is the caller.
 */
const SetMark = Type.Object({
  mark: Mark,
  documents: Type.Array(DocumentKind),
  opened_at: IsoTime,
  by: Type.String(),
  at: IsoTime,
  is_mine: Type.Boolean(),
})

/** A request as staff see it; document links work for one minute in the session that requested them. */
export const StaffTicket = Type.Object({
  ...Ticket.properties,
  user: Type.Object({ id: Id, full_name: Type.String(), email: Type.String() }),
  /** The antivirus result; only `clean` documents, or `unchecked` ones if no antivirus is configured, can be opened. */
  documents_check: StringEnum(['unchecked', 'pending', 'clean', 'infected', 'failed']),
  /** Addresses of the documents; `contract` is the company's tax certificate. */
  passport_url: Nullable(Type.String()),
  contract_url: Nullable(Type.String()),
  power_of_attorney_url: Nullable(Type.String()),
  /** The attached documents, without those already destroyed. */
  documents: Type.Array(DocumentKind),
  /** The documents that the caller has opened. */
  opened: Type.Array(DocumentKind),
  marks: Type.Array(SetMark),
  /** Whether the applicant has the name of the head, or the sole trader, in the register; null if the register names nobody. */
  name_matches: Nullable(Type.Boolean()),
  /** The head's position as the register words it. */
  leader_post: Nullable(Type.String()),
  /** False for a company that is not active. */
  may_be_approved: Type.Boolean(),
  decided_at: Nullable(IsoTime),
  decided_by: Nullable(Type.String()),
})
export type StaffTicket = Static<typeof StaffTicket>

/** A taxpayer number (ИНН) or registration number (ОГРН), as typed. */
const RegisterNumber = Type.String({ maxLength: 20 })
const document = { maxBytes: DOCUMENT_MAX_BYTES, maxCount: 1, required: true } as const

export const createTicket = defineOperation({
  method: 'POST',
  path: '/api/v1/ticket-company-binding/',
  summary:
    'Ask to represent a company or a sole trader (by INN), with a passport, a tax certificate and, not being the head, a power of attorney',
  access: 'user',
  limit: 'upload',
  consumes: 'multipart',
  files: { passport: document, contract: document, power_of_attorney: { ...document, required: false } },
  body: Type.Object({ company: Type.Optional(RegisterNumber), entrepreneur: Type.Optional(RegisterNumber) }),
  response: { 201: Type.Object({ id: Id, status: TicketStatus }) },
  errors: ['number_invalid', 'company_not_found', 'ticket_pending', 'company_represented', 'company_ended'],
})

export const listTickets = defineOperation({
  method: 'GET',
  path: '/api/v1/ticket-company-binding/',
  summary: "The caller's own requests, newest first",
  access: 'user',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(Ticket) },
  errors: [],
})

const unbinding = (path: `/${string}`, summary: string) =>
  ({
    method: 'POST',
    path,
    summary,
    access: 'user',
    limit: 'api',
    params: Type.Object({ id: Id }),
    response: { 204: null },
    errors: ['company_not_found'],
  }) as const

export const unbindCompany = defineOperation({
  ...unbinding('/api/v1/company/:id/unbinding/', 'Stop representing a company; its products are hidden'),
  path: '/api/v1/company/:id/unbinding/',
})

export const unbindEntrepreneur = defineOperation({
  ...unbinding('/api/v1/entrepreneur/:id/unbinding/', 'Stop representing a sole trader; its products are hidden'),
  path: '/api/v1/entrepreneur/:id/unbinding/',
})

export const listStaffTickets = defineOperation({
  ...staffList,
  path: '/api/v1/admin/tickets/',
  summary: 'Requests to represent companies, oldest first, with URLs of their documents that work for one minute',
  query: Type.Object({ ...pageQuery, status: Type.Optional(TicketStatus), decided: Type.Optional(Type.Boolean()), id: Type.Optional(Id) }),
  response: { 200: Page(StaffTicket) },
})

export const approveTicket = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/tickets/:id/approve/',
  summary: "Approve a request: its author becomes the company's representative; only after the caller has opened every document",
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'conflict', 'documents_not_opened', 'company_represented', 'company_ended'],
})

export const markTicket = defineOperation({
  ...staffOperation,
  method: 'PUT',
  path: '/api/v1/admin/tickets/:id/marks/:mark/',
  summary: 'Set or remove a check mark of a request; only after the caller has opened the documents that it is about',
  params: Type.Object({ id: Id, mark: Mark }),
  body: Type.Object({ is_set: Type.Boolean() }),
  response: { 204: null },
  errors: ['not_found', 'conflict', 'documents_not_opened'],
})

export const rejectTicket = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/tickets/:id/reject/',
  summary: 'Refuse a request, with the reason that its author reads',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const openTicketDocument = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/tickets/:id/documents/:kind/',
  summary: 'A picture of one document of a request, by the short-lived URL from the list; every view is recorded',
  params: Type.Object({ id: Id, kind: DocumentKind }),
  query: Type.Object({ token: Type.String({ maxLength: 200 }) }),
  response: { 200: Bytes('image/jpeg') },
  errors: ['not_found'],
})
