// Who gets what from the operations of watching: a watch is its member's alone.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listWatches: anybody(),
  watchCompanies: { input: async (world) => ({ body: { numbers: [(await world.company()).inn] } }) },
  unwatchCompany: ofOwner(async (world, owner) => ({ params: { id: await world.watched(owner) } }), { owner: 204 }),
  listEvents: anybody(),
}
