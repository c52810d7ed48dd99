// Access tests of selections: the request that a guest, another member, the owner and staff send to each operation. Exporting needs a
// signed-in member; a saved selection is visible only to the member who saved it.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { saveSelection } from '../../src/company-selection/saved-selections.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** Saves a selection for the person; returns its id. */
async function createSavedSelection(world: World, { id: userId }: Person): Promise<number> {
  // The day of the test clock.
  const viewer = { userId, today: '2026-11-20', at: new Date('2026-11-20T09:00:00Z') }
  return (await world.db.transaction().execute((tx) => saveSelection(tx, { name: 'Склады', kind: 'company' }, viewer))).id
}

const requestForSaved = async (world: World, owner: Person) => ({ params: { id: await createSavedSelection(world, owner) } })

export const accessCases: AccessCases = {
  getExportAllowance: sameRequestForAll(),
  exportSelection: { input: () => ({ body: { kind: 'company', format: 'csv' } }) },
  listSavedSelections: sameRequestForAll(),
  saveSelection: { input: () => ({ body: { name: 'Склады', kind: 'company' } }) },
  // Companies that joined the selection since the member last viewed it.
  getSelectionNews: hiddenFromOthers(requestForSaved),
  markSelectionSeen: hiddenFromOthers(async (world, owner) => ({ ...(await requestForSaved(world, owner)), body: { companies: [] } }), {
    owner: 204,
  }),
  deleteSavedSelection: hiddenFromOthers(requestForSaved, { owner: 204 }),
}
