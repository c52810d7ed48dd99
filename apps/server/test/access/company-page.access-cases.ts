// Access tests of a seller's page: the request that a guest, another member, the owner and staff send to each operation.
// Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getShowcase: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
}
