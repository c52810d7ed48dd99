// Access cases of the company card's operations that need a company.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getCompanyById: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
  expandConnectionGraph: { input: async (world) => ({ query: { inn: (await world.company()).inn } }) },
}
