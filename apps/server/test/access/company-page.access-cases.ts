// Access case of a seller's page.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getShowcase: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
}
