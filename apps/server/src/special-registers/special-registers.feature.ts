// The feature of the special registers, which are public lists such as tax debtors, disqualified heads or licences: routes, a background job that
// rebuilds the entries of changed companies, and members' visits as personal data.
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
  // Queues the job's first run; each run queues the next.
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, refreshJob, {})),
})
