// Registers the feature of full reports on companies (checks) in the application: routes, jobs, stored files, personal data, and the thread that
// prints them.
import type { Feature } from '../platform/feature.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { checksRoutes } from './checks.routes.ts'
import { createPrinter, exportChecks, warmUpPrinting } from './checks.ts'
import { manualCheckFiles } from './manual/manual-check-files.ts'
import { manualChecksRoutes } from './manual/manual-checks.routes.ts'
import { deleteManualCheckFiles, eraseManualChecks, exportManualChecks } from './manual/manual-checks.ts'

/** Delay of the first (trial) print after the start of the process, so that it does not compete with the first requests. */
const WARM_UP_DELAY_MS = 5000

export const checks: Feature = (services) => {
  const printer = createPrinter()
  const deps = { ...services, print: printer.print, printComparison: printer.printComparison, summaries: getSummaries(services) }
  return {
    routes: () => [...checksRoutes(deps), ...manualChecksRoutes(services)],
    workers: [deleteManualCheckFiles(services)],
    files: [manualCheckFiles],
    personalData: {
      exportUserData: async (db, userId) => [...(await exportChecks(db, userId)), ...(await exportManualChecks(db, userId))],
      eraseUserData: async (tx, userId) => ({ handChecks: await eraseManualChecks(tx, services, userId) }),
    },
    start: async ({ isStopping }) => {
      const begin = async () => {
        if (isStopping()) return
        try {
          await warmUpPrinting(services.db, deps)
        } catch (error) {
          // A failure while the server stops is expected: it ends the printing thread and the database connections.
          if (!isStopping()) services.log.error({ err: error }, 'no report could be printed')
        }
      }
      setTimeout(begin, WARM_UP_DELAY_MS).unref()
    },
    close: () => printer.close(),
  }
}
