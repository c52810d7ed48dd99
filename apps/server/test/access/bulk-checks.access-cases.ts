// Access cases of bulk checks: a list belongs to the member who made it, who may show it to their team.
import { founded } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, anybody, ofOwner } from './cases.ts'

const ofOne = async (world: World, owner: Person) => ({ params: { id: await world.companyList(owner) } })

export const accessCases: AccessCases = {
  previewList: { input: () => ({ body: { numbers: '7707083893' } }) },
  createList: { input: () => ({ body: { name: 'Список', purpose: 'prepayment', numbers: '7707083893' } }) },
  listLists: anybody(),
  getList: ofOwner(ofOne, { owner: 200 }),
  listLines: ofOwner(ofOne, { owner: 200 }),
  stopList: ofOwner(ofOne, { owner: 200 }),
  repeatList: ofOwner(ofOne, { owner: 201 }),
  showListToTeam: ofOwner(
    async (world, owner) => {
      await founded(world, owner)
      return { ...(await ofOne(world, owner)), body: { shown: true } }
    },
    { owner: 200 },
  ),
  listChanges: ofOwner(ofOne, { owner: 200 }),
  exportList: ofOwner(ofOne, { owner: 200 }),
}
