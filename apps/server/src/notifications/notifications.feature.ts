// Connects notifications to the server: routes, the job that sends e-mails, the WebSocket that signals changes to open pages, and data export.
import type { Feature } from '../platform/feature.ts'
import { mailingWorker, mailJob } from './mailing.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { exportNotices } from './notifications.ts'
import { installSignals } from './signals.ts'

export const notifications: Feature = (services) => ({
  routes: () => notificationsRoutes(services),
  workers: [mailingWorker(services)],
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, mailJob, {})),
  install: async (server) => installSignals(services, server),
  personalData: { exportUserData: exportNotices },
})
