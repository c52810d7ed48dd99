// Access tests of a seller's page: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getShowcase: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
}
