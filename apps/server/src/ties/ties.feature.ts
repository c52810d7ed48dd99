// The feature of ties: paths between two subjects, and lists searched for ties among their members.
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { deleteTieLists } from './lists.sql.ts'
import { exportTieLists } from './lists.ts'
import type { TiePaper } from './print-list.ts'
import { tieListWorker } from './run-list.ts'
import { tiesRoutes } from './ties.routes.ts'

export const ties: Feature = (services) => {
  const printer = createFilePrinter<TiePaper>(new URL('./print-worker.ts', import.meta.url))
  return {
    routes: () => tiesRoutes({ ...services, printer }),
    workers: [tieListWorker(services)],
    personalData: { exportUserData: exportTieLists, eraseUserData: async (tx, userId) => ({ tieLists: await deleteTieLists(tx, userId) }) },
    close: () => printer.close(),
  }
}
