// Access tests of selections: the request that a guest, another member, the owner and staff send to each operation.
// Anyone counts, members export, a saved one belongs to its member.
// A role that is not named in `expected` gets what the declared access of the operation says.
import { saveSelection } from '../../src/company-selection/saved-selections.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** The id of a selection saved by the person. */
async function kept(world: World, { id: userId }: Person): Promise<number> {
  const looking = { userId, today: '2026-11-20', at: new Date('2026-11-20T09:00:00Z') }
  return (await world.db.transaction().execute((tx) => saveSelection(tx, { name: 'Склады', kind: 'company' }, looking))).id
}

const ofKept = async (world: World, owner: Person) => ({ params: { id: await kept(world, owner) } })

export const accessCases: AccessCases = {
  getExportAllowance: sameRequestForAll(),
  exportSelection: { input: () => ({ body: { kind: 'company', format: 'csv' } }) },
  listSavedSelections: sameRequestForAll(),
  saveSelection: { input: () => ({ body: { name: 'Склады', kind: 'company' } }) },
  getSelectionNews: hiddenFromOthers(ofKept),
  markSelectionSeen: hiddenFromOthers(async (world, owner) => ({ ...(await ofKept(world, owner)), body: { companies: [] } }), {
    owner: 204,
  }),
  deleteSavedSelection: hiddenFromOthers(ofKept, { owner: 204 }),
}
