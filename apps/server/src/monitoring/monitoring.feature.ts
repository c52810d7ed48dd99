// Registers the feature «monitoring» (members watch companies and are notified of changes): HTTP operations, the background jobs that send notices
// and webhooks, and the export and deletion of personal data.
import type { Feature } from '../platform/feature.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { monitoringRoutes } from './monitoring.routes.ts'
import { deleteWatches } from './monitoring.sql.ts'
import { readWatchesPage } from './monitoring.ts'
import { notifyJob, notifyWorker } from './notify.ts'
import { findShare } from './sharing/watch-sharing.sql.ts'
import { sendJob, sendWorker } from './webhooks/send.ts'
import { webhooksRoutes } from './webhooks/webhooks.routes.ts'
import { deleteUserWebhooks } from './webhooks/webhooks.sql.ts'
import { readWebhooks } from './webhooks/webhooks.ts'

/** More companies than a member may watch, so that the export of personal data has all of them. */
const EXPORT_PAGE_SIZE = 9999

export const monitoring: Feature = (services) => ({
  routes: () => [...monitoringRoutes(services), ...webhooksRoutes(services)],
  workers: [notifyWorker(services), sendWorker(services)],
  start: () =>
    services.db.transaction().execute(async (tx) => {
      await services.jobs.send(tx, notifyJob, {})
      await services.jobs.send(tx, sendJob, {})
    }),
  personalData: {
    exportUserData: async (db, userId) => [
      {
        name: 'watches.json',
        content: (await readWatchesPage(db, getSummaries(services), userId, { page_size: EXPORT_PAGE_SIZE })).result,
      },
      { name: 'watches-shown.json', content: { shown_to_team_at: (await findShare(db, userId))?.shownAt ?? null } },
      { name: 'webhooks.json', content: (await readWebhooks(db, userId)).webhooks },
    ],
    eraseUserData: async (tx, userId) => ({ watches: await deleteWatches(tx, userId), webhooks: await deleteUserWebhooks(tx, userId) }),
  },
})
