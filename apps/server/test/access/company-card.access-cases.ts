// Access tests of the company card's operations that need a company: the request that a guest, another member, the owner and staff send.
// Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getCompanyById: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
  expandConnectionGraph: { input: async (world) => ({ query: { inn: (await world.company()).inn } }) },
}
