// Access cases of watching companies: a watch belongs to its member, who may show the list to their team.
import { showWatchesToTeam } from '../../src/monitoring/shown/shown-watches.ts'
import { founded, joined } from '../team.ts'
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listWatches: anybody(),
  listComingDates: anybody(),
  watchCompanies: { input: async (world) => ({ body: { numbers: [(await world.company()).inn] } }) },
  unwatchCompany: ofOwner(async (world, owner) => ({ params: { id: await world.watched(owner) } }), { owner: 204 }),
  listEvents: anybody(),
  listWatchLists: anybody(),
  showWatchesToTeam: ofOwner(
    async (world, owner) => {
      await founded(world, owner)
      return { body: { shown: true } }
    },
    { owner: 200 },
  ),
  addToWatchList: ofOwner(
    async (world, owner) => {
      const keeper = await world.person()
      await founded(world, owner)
      await joined(world, owner, keeper)
      await world.db.transaction().execute((tx) => showWatchesToTeam(tx, world.services, { userId: keeper.id, shown: true }))
      return { params: { id: keeper.id }, body: { numbers: [(await world.company()).inn] } }
    },
    { owner: 200 },
  ),
  listWebhooks: anybody(),
  createWebhook: { input: () => ({ body: { url: 'https://hooks.sverka.test/in' } }) },
  deleteWebhook: ofOwner(async (world, owner) => ({ params: { id: await world.webhook(owner) } }), { owner: 204 }),
  tryWebhook: ofOwner(async (world, owner) => ({ params: { id: await world.webhook(owner) } })),
  listDeliveries: anybody(),
  getDelivery: ofOwner(async (world, owner) => ({ params: { id: await world.delivery(owner) } })),
  resendDelivery: ofOwner(async (world, owner) => ({ params: { id: await world.delivery(owner) } })),
}
