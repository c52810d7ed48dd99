// Access cases of watching companies: a watch belongs to its member alone.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listWatches: anybody(),
  listComingDates: anybody(),
  watchCompanies: { input: async (world) => ({ body: { numbers: [(await world.company()).inn] } }) },
  unwatchCompany: ofOwner(async (world, owner) => ({ params: { id: await world.watched(owner) } }), { owner: 204 }),
  listEvents: anybody(),
  listWebhooks: anybody(),
  createWebhook: { input: () => ({ body: { url: 'https://hooks.sverka.test/in' } }) },
  deleteWebhook: ofOwner(async (world, owner) => ({ params: { id: await world.webhook(owner) } }), { owner: 204 }),
  tryWebhook: ofOwner(async (world, owner) => ({ params: { id: await world.webhook(owner) } })),
  listDeliveries: anybody(),
  getDelivery: ofOwner(async (world, owner) => ({ params: { id: await world.delivery(owner) } })),
  resendDelivery: ofOwner(async (world, owner) => ({ params: { id: await world.delivery(owner) } })),
}
