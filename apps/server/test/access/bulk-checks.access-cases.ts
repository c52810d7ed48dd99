// Access tests of bulk checks: the request that a guest, another member, the owner and staff send to each operation.
// A list belongs to the member who made it, who may show it to their team.
// Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import { createTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const ofOne = async (world: World, owner: Person) => ({ params: { id: await world.companyList(owner) } })

export const accessCases: AccessCases = {
  previewList: { input: () => ({ body: { numbers: '7707083893' } }) },
  createList: { input: () => ({ body: { name: 'Список', purpose: 'prepayment', numbers: '7707083893' } }) },
  listLists: sameRequestForAll(),
  getList: hiddenFromOthers(ofOne, { owner: 200 }),
  listLines: hiddenFromOthers(ofOne, { owner: 200 }),
  stopList: hiddenFromOthers(ofOne, { owner: 200 }),
  repeatList: hiddenFromOthers(ofOne, { owner: 201 }),
  showListToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { ...(await ofOne(world, owner)), body: { shown: true } }
    },
    { owner: 200 },
  ),
  listChanges: hiddenFromOthers(ofOne, { owner: 200 }),
  exportList: hiddenFromOthers(ofOne, { owner: 200 }),
}
