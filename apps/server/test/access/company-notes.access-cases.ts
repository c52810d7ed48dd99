// Access cases of notes on companies: a note belongs to its member, who may show its text to their team.
import { founded } from '../team.ts'
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listCompanyNotes: anybody(),
  listNoteLabels: anybody(),
  getCompanyNote: ofOwner(async (world, owner) => ({ params: { id: await world.noted(owner) } })),
  putCompanyNote: {
    input: async (world) => ({ params: { id: (await world.company()).id }, body: { text: 'Платит в срок', labels: ['поставщик'] } }),
  },
  showCompanyNoteToTeam: ofOwner(
    async (world, owner) => {
      await founded(world, owner)
      return { params: { id: await world.noted(owner) }, body: { shown: true } }
    },
    { owner: 200 },
  ),
  deleteCompanyNote: ofOwner(async (world, owner) => ({ params: { id: await world.noted(owner) } }), { owner: 204 }),
}
