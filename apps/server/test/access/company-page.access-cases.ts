// Access tests of a seller's page: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getShowcase: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
}
