// Access cases of notes on companies: a note belongs to its member alone.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listCompanyNotes: anybody(),
  listNoteLabels: anybody(),
  getCompanyNote: ofOwner(async (world, owner) => ({ params: { id: await world.noted(owner) } })),
  putCompanyNote: {
    input: async (world) => ({ params: { id: (await world.company()).id }, body: { text: 'Платит в срок', labels: ['поставщик'] } }),
  },
  deleteCompanyNote: ofOwner(async (world, owner) => ({ params: { id: await world.noted(owner) } }), { owner: 204 }),
}
