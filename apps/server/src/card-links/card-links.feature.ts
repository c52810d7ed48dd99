// Connects company cards shared by a link to the server: routes, the daily deletion of expired links, data export and account deletion.
import type { Feature } from '../platform/feature.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { cardLinksRoutes } from './card-links.routes.ts'
import { deleteAllLinks } from './card-links.sql.ts'
import { readLinks } from './card-links.ts'
import { linkSweepWorker, scheduleLinkSweep } from './sweep-links.ts'

export const cardLinks: Feature = (services) => ({
  routes: () => cardLinksRoutes({ ...services, summaries: getSummaries(services) }),
  workers: [linkSweepWorker(services)],
  start: () => scheduleLinkSweep(services),
  personalData: {
    exportUserData: async (db, userId) => [{ name: 'card-links.json', content: (await readLinks(db, userId, services)).links }],
    eraseUserData: async (tx, userId) => ({ card_links: await deleteAllLinks(tx, userId) }),
  },
})
