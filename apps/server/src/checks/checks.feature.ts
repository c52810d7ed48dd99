// What full reports offer to the application: routes, jobs, personal data.
import type { Feature } from '../platform/feature.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { checksRoutes } from './checks.routes.ts'
import { createPrinter, exportChecks, rehearse } from './checks.ts'
import { handChecksRoutes } from './hand/hand-checks.routes.ts'
import { dropHandFiles, forgetHandChecks, ownHandChecks } from './hand/hand-checks.ts'
import { handFiles } from './hand/hand-files.ts'

/** Milliseconds after the start when a report is printed for practice: after the first pages are served. */
const REHEARSE_AFTER_MS = 5000

export const checks: Feature = (services) => {
  const printer = createPrinter()
  const deps = { ...services, print: printer.print, printComparison: printer.printComparison, summaries: getSummaries(services) }
  return {
    routes: () => [...checksRoutes(deps), ...handChecksRoutes(services)],
    workers: [dropHandFiles(services)],
    files: [handFiles],
    personalData: {
      exportUserData: async (db, userId) => [...(await exportChecks(db, userId)), ...(await ownHandChecks(db, userId))],
      eraseUserData: async (tx, userId) => ({ handChecks: await forgetHandChecks(tx, services, userId) }),
    },
    start: async ({ isStopping }) => {
      const begin = async () => {
        if (isStopping()) return
        try {
          await rehearse(services.db, deps)
        } catch (error) {
          // A failure while the server stops is expected: it ends the printing thread and the database connections.
          if (!isStopping()) services.log.error({ err: error }, 'no report could be printed')
        }
      }
      setTimeout(begin, REHEARSE_AFTER_MS).unref()
    },
    close: () => printer.close(),
  }
}
