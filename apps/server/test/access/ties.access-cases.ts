// Access cases of the search for ties: a path is public, a list belongs to the member who made it.
import type { Person, World } from '../world.ts'
import { type AccessCases, anybody, ofOwner } from './cases.ts'

const ofOne = async (world: World, owner: Person) => ({ params: { id: await world.tieList(owner) } })

export const accessCases: AccessCases = {
  findPath: anybody({ query: { from: '540000094011', to: '7707083893' } }),
  createTieList: { input: () => ({ body: { name: 'Список', numbers: '7707083893\n7736050003' } }) },
  listTieLists: anybody(),
  getTieList: ofOwner(ofOne, { owner: 200 }),
  repeatTieList: ofOwner(ofOne, { owner: 201 }),
  printTieList: ofOwner(ofOne, { owner: 409 }),
}
