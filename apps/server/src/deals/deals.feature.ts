// Registers the feature of deals (dossiers with documents of a counterparty) in the application: routes, jobs, stored files, personal data.
import { threadLimits } from '../platform/bounds.ts'
import type { Feature } from '../platform/feature.ts'
import { createQueue } from '../platform/queue.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { listFileDecisionsForExport } from './deal-decisions.sql.ts'
import { listFileIds } from './deal-files.sql.ts'
import { dealFiles, deleteFilesJob, deleteFilesWorker } from './deal-files.ts'
import { dailyWorker, scheduleDailyReminders } from './deal-reminders.ts'
import { dealsRoutes } from './deals.routes.ts'
import { deleteDealRow, listDealIds } from './deals.sql.ts'
import type { DealArchive } from './deals-worker.ts'
import { listDealsForExport, listDecisionsForExport, listLettersForExport } from './own-data.sql.ts'

export const deals: Feature = (services) => {
  const printer = createFilePrinter<DealArchive>(new URL('./deals-worker.ts', import.meta.url))
  const queue = createQueue(threadLimits.printFile)
  return {
    routes: () => dealsRoutes({ ...services, printer, queue }),
    workers: [deleteFilesWorker(services), dailyWorker(services)],
    files: [dealFiles],
    start: () => scheduleDailyReminders(services),
    personalData: {
      exportUserData: async (db, userId) => [
        { name: 'deals.json', content: await listDealsForExport(db, userId) },
        { name: 'deal-decisions.json', content: await listDecisionsForExport(db, userId) },
        { name: 'deal-file-decisions.json', content: await listFileDecisionsForExport(db, userId) },
        { name: 'deal-letters.json', content: await listLettersForExport(db, userId) },
      ],
      eraseUserData: async (tx, userId) => {
        const dealIds = (await listDealIds(tx, userId)).map(({ id }) => id)
        const ids = await listFileIds(tx, { dealIds })
        for (const id of dealIds) await deleteDealRow(tx, id)
        if (ids.length > 0) await services.jobs.send(tx, deleteFilesJob, { ids })
        return { deals: dealIds.length }
      },
    },
    close: () => printer.close(),
  }
}
