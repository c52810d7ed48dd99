// The feature of ties (shared heads, founders, addresses and so on): paths between two companies or people, and lists of companies searched for
// ties among each other.
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
