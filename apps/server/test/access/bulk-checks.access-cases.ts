// Access tests of bulk checks: the request that a guest, another member, the owner and staff send to each operation.
// A list belongs to the member who made it, who may show it to their team.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { createTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** Makes a list of the owner; returns its id as the parameters of a request. */
const ownListParams = async (world: World, owner: Person) => ({ params: { id: await world.companyList(owner) } })

export const accessCases: AccessCases = {
  previewList: { input: () => ({ body: { numbers: '7707083893' } }) },
  createList: { input: () => ({ body: { name: 'Список', purpose: 'prepayment', numbers: '7707083893' } }) },
  listLists: sameRequestForAll(),
  // Everybody but the owner, staff included, gets 404.
  getList: hiddenFromOthers(ownListParams, { owner: 200 }),
  listLines: hiddenFromOthers(ownListParams, { owner: 200 }),
  stopList: hiddenFromOthers(ownListParams, { owner: 200 }),
  repeatList: hiddenFromOthers(ownListParams, { owner: 201 }),
  showListToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { ...(await ownListParams(world, owner)), body: { shown: true } }
    },
    { owner: 200 },
  ),
  listChanges: hiddenFromOthers(ownListParams, { owner: 200 }),
  exportList: hiddenFromOthers(ownListParams, { owner: 200 }),
}
