// The feature of the special registers: routes, a background job for companies that changed, and members' visits as personal data.
import { companiesChanged, registerReplaced } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { refreshJob, refreshWorker } from './refresh.ts'
import { listRegisterVisitsForExport } from './register-news.ts'
import { specialRegistersRoutes } from './special-registers.routes.ts'
import { deleteRegisterVisits, recordAllChanged, recordChanges } from './special-registers.sql.ts'

export const specialRegisters: Feature = (services) => ({
  readsReplicas: true,
  routes: () => specialRegistersRoutes(services.today),
  workers: [refreshWorker(services)],
  personalData: {
    exportUserData: async (db, userId) => [{ name: 'special-registers.json', content: await listRegisterVisitsForExport(db, userId) }],
    eraseUserData: async (tx, userId) => ({ register_looks: await deleteRegisterVisits(tx, userId) }),
  },
  listeners: [
    on(companiesChanged, async (tx, ids) => void (await recordChanges(tx, ids))),
    on(registerReplaced, async (db) => void (await db.transaction().execute(recordAllChanged))),
  ],
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, refreshJob, {})),
})
