// Access tests of watching companies: the request that a guest, another member, the owner and staff send to each operation.
// A watch belongs to its member, who may show the list to their team.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { setWatchesShared } from '../../src/monitoring/sharing/watch-sharing.ts'
import { createTeam, joinTeam } from '../team.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  listWatches: sameRequestForAll(),
  listComingDates: sameRequestForAll(),
  watchCompanies: { input: async (world) => ({ body: { numbers: [(await world.company()).inn] } }) },
  unwatchCompany: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.watchedCompany(owner) } }), { owner: 204 }),
  listEvents: sameRequestForAll(),
  listWatchLists: sameRequestForAll(),
  showWatchesToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { body: { shown: true } }
    },
    { owner: 200 },
  ),
  addToWatchList: hiddenFromOthers(
    async (world, owner) => {
      // A colleague who shows their list of watched companies to the team.
      const colleague = await world.person()
      await createTeam(world, owner)
      await joinTeam(world, owner, colleague)
      await world.db.transaction().execute((tx) => setWatchesShared(tx, world.services, { userId: colleague.id, shown: true }))
      return { params: { id: colleague.id }, body: { numbers: [(await world.company()).inn] } }
    },
    { owner: 200 },
  ),
  listWebhooks: sameRequestForAll(),
  createWebhook: { input: () => ({ body: { url: 'https://hooks.sverka.test/in' } }) },
  deleteWebhook: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.webhook(owner) } }), { owner: 204 }),
  tryWebhook: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.webhook(owner) } })),
  listDeliveries: sameRequestForAll(),
  getDelivery: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.webhookDelivery(owner) } })),
  resendDelivery: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.webhookDelivery(owner) } })),
}
