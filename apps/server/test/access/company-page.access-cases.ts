// Access tests of a seller's page: the request that a guest, another member, the owner and staff send to each operation.
// A role that is not named in `expected` gets what the declared access of the operation says.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getShowcase: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
}
