// What lists of companies offer to the application: routes, jobs, personal data.
import type { Feature } from '../platform/feature.ts'
import { bulkChecksRoutes } from './bulk-checks.routes.ts'
import { deleteLists } from './bulk-checks.sql.ts'
import { ownLists } from './bulk-checks.ts'
import { createListReader } from './list-reader.ts'
import { listWorker } from './run-list.ts'

export const bulkChecks: Feature = (services) => {
  const lists = createListReader()
  return {
    routes: () => bulkChecksRoutes({ ...services, lists }),
    workers: [listWorker(services)],
    personalData: { copy: ownLists, forget: async (tx, userId) => ({ lists: await deleteLists(tx, userId) }) },
    close: () => lists.close(),
  }
}
