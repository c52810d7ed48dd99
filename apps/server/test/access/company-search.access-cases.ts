// Access cases of selections: anyone counts, members export, a saved one belongs to its member.
import { saveSelection } from '../../src/company-selection/saved-selections.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, anybody, ofOwner } from './cases.ts'

/** The id of a selection saved by the person. */
async function kept(world: World, { id: userId }: Person): Promise<number> {
  const looking = { userId, today: '2026-11-20', at: new Date('2026-11-20T09:00:00Z') }
  return (await world.db.transaction().execute((tx) => saveSelection(tx, { name: 'Склады', kind: 'company' }, looking))).id
}

const ofKept = async (world: World, owner: Person) => ({ params: { id: await kept(world, owner) } })

export const accessCases: AccessCases = {
  getExportAllowance: anybody(),
  exportSelection: { input: () => ({ body: { kind: 'company', format: 'csv' } }) },
  listSavedSelections: anybody(),
  saveSelection: { input: () => ({ body: { name: 'Склады', kind: 'company' } }) },
  getSelectionNews: ofOwner(ofKept),
  markSelectionSeen: ofOwner(async (world, owner) => ({ ...(await ofKept(world, owner)), body: { companies: [] } }), { owner: 204 }),
  deleteSavedSelection: ofOwner(ofKept, { owner: 204 }),
}
