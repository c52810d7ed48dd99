// Access tests of the company card's operations that need a company: the request that a guest, another member, the owner and staff send.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getCompanyById: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
  expandConnectionGraph: { input: async (world) => ({ query: { inn: (await world.company()).inn } }) },
}
