// Access tests of requests to represent a company: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.

import { pdf } from '../pdf.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const PDF = pdf()

export const accessCases: AccessCases = {
  createTicket: {
    input: async (world) => ({ body: { company: (await world.company()).inn }, files: { passport: PDF, contract: PDF } }),
    expected: { other: 201, owner: 201, staff: 201 },
  },
  listTickets: sameRequestForAll(),
  unbindCompany: hiddenFromOthers(
    async (world, owner) => {
      const { id } = await world.company()
      await world.represent(owner, id)
      return { params: { id } }
    },
    { owner: 204 },
  ),
  unbindEntrepreneur: hiddenFromOthers(
    async (world, owner) => {
      const { id } = await world.company({ kind: 'entrepreneur' })
      await world.represent(owner, id)
      return { params: { id } }
    },
    { owner: 204 },
  ),
  listStaffTickets: sameRequestForAll(),
  approveTicket: { input: async (world, owner) => ({ params: { id: (await world.ticket(owner)).id } }), expected: { staff: 409 } },
  rejectTicket: {
    input: async (world, owner) => ({ params: { id: (await world.ticket(owner)).id }, body: { reason: 'Не видно' } }),
    expected: { staff: 204 },
  },
  // Its documents have not been opened.
  markTicket: {
    input: async (world, owner) => ({ params: { id: (await world.ticket(owner)).id, mark: 'readable' }, body: { is_set: true } }),
    expected: { staff: 409 },
  },
  openTicketDocument: {
    input: async (world, owner) => ({ params: { id: (await world.ticket(owner)).id, kind: 'passport' }, query: { token: '1.x' } }),
    expected: { staff: 404 },
  },
}
