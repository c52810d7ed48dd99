// Access tests of the search for ties: the request that a guest, another member, the owner and staff send to each operation.
// A path is public, a list belongs to the member who made it.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const ofOne = async (world: World, owner: Person) => ({ params: { id: await world.tieList(owner) } })

export const accessCases: AccessCases = {
  findPath: sameRequestForAll({ query: { from: '540000094011', to: '7707083893' } }),
  createTieList: { input: () => ({ body: { name: 'Список', numbers: '7707083893\n7736050003' } }) },
  listTieLists: sameRequestForAll(),
  getTieList: hiddenFromOthers(ofOne, { owner: 200 }),
  repeatTieList: hiddenFromOthers(ofOne, { owner: 201 }),
  printTieList: hiddenFromOthers(ofOne, { owner: 409 }),
}
