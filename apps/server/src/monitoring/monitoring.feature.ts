// The feature of watching companies.
import type { Feature } from '../platform/feature.ts'
import { monitoringRoutes } from './monitoring.routes.ts'
import { deleteWatches } from './monitoring.sql.ts'
import { showWatches } from './monitoring.ts'
import { tellJob, tellWorker } from './tell.ts'

/** A person's copy holds as many as one may watch. */
const ALL = 9999

export const monitoring: Feature = (services) => ({
  routes: () => monitoringRoutes,
  workers: [tellWorker(services)],
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, tellJob, {})),
  personalData: {
    copy: async (db, userId) => [{ name: 'watches.json', content: (await showWatches(db, userId, { page_size: ALL })).result }],
    forget: async (tx, userId) => ({ watches: await deleteWatches(tx, userId) }),
  },
})
