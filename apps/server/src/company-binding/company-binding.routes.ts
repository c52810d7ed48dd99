// Routes of requests («tickets») to represent companies on «Сверка»: members send and end them, staff examine and decide them.
import {
  approveTicket,
  createTicket,
  listStaffTickets,
  listTickets,
  markTicket as markTicketOperation,
  openTicketDocument,
  rejectTicket,
  unbindCompany,
  unbindEntrepreneur,
} from '@sverka/contract/company-binding/company-binding'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { countTickets, listTicketsForStaff, listUserTickets } from './company-binding.sql.ts'
import { approveBinding, markTicket, openDocument, rejectBinding } from './company-binding.staff.ts'
import { endBinding, presentStaffTicket, presentTicket, requestRepresentation } from './company-binding.ts'
import { createDocumentLinks } from './document-links.ts'
import { openedDocuments } from './opened-documents.ts'
import { findMarks } from './ticket-marks.ts'

export function companyBindingRoutes(services: Services): readonly BoundRoute[] {
  return [...ownTickets(services), ...leavingRoutes(services), ...staffTickets(services)]
}

/** A page number as limit and offset of a query. */
const slice = ({ page = 1, page_size = 20 }: { page?: number; page_size?: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

const ownTickets = (services: Services): BoundRoute[] => [
  withOwnTransactions(createTicket, ({ db, caller, body, files }) => {
    const [passport] = files?.passport ?? []
    const [contract] = files?.contract ?? []
    const [power_of_attorney] = files?.power_of_attorney ?? []
    if (!passport || !contract) refuse('malformed_request')
    const { userId } = requireMember(caller)
    const documents = { passport, contract, power_of_attorney }
    return requestRepresentation(db, services, userId, { company: body.company, entrepreneur: body.entrepreneur, ...documents })
  }),
  reads(listTickets, async ({ db, caller, query }) => {
    const { userId } = requireMember(caller)
    const rows = await listUserTickets(db, userId, slice(query))
    const count = await countTickets(db, { userId })
    return { count, page: query.page ?? 1, page_size: query.page_size ?? 20, result: rows.map(presentTicket) }
  }),
]

/** Routes with which a representative leaves a company or sole trader. */
const leavingRoutes = (services: Services): BoundRoute[] => [
  writes(unbindCompany, async ({ tx, caller, params, clientIp }) => {
    await endBinding(tx, services, { companyId: params.id, userId: requireMember(caller).userId, kind: 'company', clientIp })
    return undefined
  }),
  writes(unbindEntrepreneur, async ({ tx, caller, params, clientIp }) => {
    await endBinding(tx, services, { companyId: params.id, userId: requireMember(caller).userId, kind: 'entrepreneur', clientIp })
    return undefined
  }),
]

function staffTickets(services: Services): BoundRoute[] {
  const links = createDocumentLinks(services)
  return [
    reads(listStaffTickets, async ({ db, caller, query }) => {
      const staff = requireMember(caller)
      const rows = await listTicketsForStaff(db, query, slice(query))
      const count = await countTickets(db, query)
      const ids = rows.map(({ id }) => id)
      const [opened, marks] = [await openedDocuments(db, staff.userId, ids), await findMarks(db, ids, staff.userId)]
      const readViews = (id: number) => ({ opened: [...(opened.get(id)?.keys() ?? [])], marks: marks.get(id) ?? [] })
      const result = rows.map((row) => presentStaffTicket(row, readViews(row.id), links, staff))
      return { count, page: query.page ?? 1, page_size: query.page_size ?? 20, result }
    }),
    writes(approveTicket, async ({ tx, caller, params, clientIp }) => {
      await approveBinding(tx, services, { ticketId: params.id, staff: requireMember(caller), clientIp })
      return undefined
    }),
    writes(markTicketOperation, async ({ tx, caller, params, body, clientIp }) => {
      const change = { mark: params.mark, is_set: body.is_set }
      await markTicket(tx, services, { ticketId: params.id, staff: requireMember(caller), clientIp }, change)
      return undefined
    }),
    writes(rejectTicket, async ({ tx, caller, params, body, clientIp }) => {
      await rejectBinding(tx, services, { ticketId: params.id, staff: requireMember(caller), clientIp }, body.reason)
      return undefined
    }),
    withOwnTransactions(openTicketDocument, ({ db, caller, params, query, clientIp }) =>
      openDocument(db, services, links, {
        ticketId: params.id,
        kind: params.kind,
        token: query.token,
        staff: requireMember(caller),
        clientIp,
      }),
    ),
  ]
}
