// Access tests of notes on companies: the request that a guest, another member, the owner and staff send to each operation.
// A note belongs to its member, who may show its text to their team.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { createTeam } from '../team.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  listCompanyNotes: sameRequestForAll(),
  listNoteLabels: sameRequestForAll(),
  getCompanyNote: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.companyWithNote(owner) } })),
  putCompanyNote: {
    input: async (world) => ({ params: { id: (await world.company()).id }, body: { text: 'Платит в срок', labels: ['поставщик'] } }),
  },
  showCompanyNoteToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { params: { id: await world.companyWithNote(owner) }, body: { shown: true } }
    },
    { owner: 200 },
  ),
  deleteCompanyNote: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.companyWithNote(owner) } }), { owner: 204 }),
}
