// The feature of ties.
import type { Feature } from '../platform/feature.ts'
import { deleteTieLists } from './lists.sql.ts'
import { ownTieLists } from './lists.ts'
import { createTiePrinter } from './printer.ts'
import { tieListWorker } from './run-list.ts'
import { tiesRoutes } from './ties.routes.ts'

export const ties: Feature = (services) => {
  const printer = createTiePrinter()
  return {
    routes: () => tiesRoutes({ ...services, printer }),
    workers: [tieListWorker(services)],
    personalData: { copy: ownTieLists, forget: async (tx, userId) => ({ tieLists: await deleteTieLists(tx, userId) }) },
    close: () => printer.close(),
  }
}
