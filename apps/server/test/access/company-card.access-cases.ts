// Who gets what from the operations of the company card that need a company.
import type { AccessCases } from './cases.ts'

export const accessCases: AccessCases = {
  getCompanyById: { input: async (world) => ({ params: { id: (await world.company()).id } }) },
  expandConnectionGraph: { input: async (world) => ({ query: { inn: (await world.company()).inn } }) },
}
