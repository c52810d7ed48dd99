// Registers the feature «bulk checks» (members' lists of companies that are checked at once): HTTP operations, the background job that checks a
// list, the worker threads that read and write files, and the export and deletion of personal data.
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { bulkChecksRoutes } from './bulk-checks.routes.ts'
import { deleteLists } from './bulk-checks.sql.ts'
import { exportLists } from './bulk-checks.ts'
import type { ListTable } from './export-list.ts'
import { createListReader } from './list-reader.ts'
import { listWorker } from './run-list.ts'

export const bulkChecks: Feature = (services) => {
  const lists = createListReader()
  const printer = createFilePrinter<ListTable>(new URL('./export-worker.ts', import.meta.url))
  return {
    routes: () => bulkChecksRoutes({ ...services, lists, printer }),
    workers: [listWorker(services)],
    personalData: { exportUserData: exportLists, eraseUserData: async (tx, userId) => ({ lists: await deleteLists(tx, userId) }) },
    close: async () => void (await Promise.all([lists.close(), printer.close()])),
  }
}
