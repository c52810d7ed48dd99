// The feature of notifications.
import type { Feature } from '../platform/feature.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { ownNotices } from './notifications.ts'
import { installSignals } from './signals.ts'

export const notifications: Feature = (services) => ({
  routes: () => notificationsRoutes(),
  install: async (server) => installSignals(services, server),
  personalData: { copy: ownNotices },
})
