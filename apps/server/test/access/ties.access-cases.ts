// Access tests of the search for ties (companies connected by heads, founders and the like):
// the request that a guest, another member, the owner and staff send to each operation.
// The search for a path between two numbers is public; a list of companies whose ties are searched belongs to the member who made it.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const listParams = async (world: World, owner: Person) => ({ params: { id: await world.tieList(owner) } })

export const accessCases: AccessCases = {
  findPath: sameRequestForAll({ query: { from: '540000094011', to: '7707083893' } }),
  createTieList: { input: () => ({ body: { name: 'Список', numbers: '7707083893\n7736050003' } }) },
  listTieLists: sameRequestForAll(),
  getTieList: hiddenFromOthers(listParams, { owner: 200 }),
  repeatTieList: hiddenFromOthers(listParams, { owner: 201 }),
  printTieList: hiddenFromOthers(listParams, { owner: 409 }),
}
