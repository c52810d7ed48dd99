// Access tests of the company card's operations that need a company: the request that a guest, another member, the owner and staff send.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getCompanyById: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
  expandConnectionGraph: { input: async (world) => ({ query: { inn: (await world.company()).inn } }) },
}
