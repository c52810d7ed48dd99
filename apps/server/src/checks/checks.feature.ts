// The feature of checks: reports that are printed and proved.
import type { Feature } from '../platform/feature.ts'
import { summariesOf } from '../reliability/reliability.ts'
import { checksRoutes } from './checks.routes.ts'
import { createPrinter, ownChecks, rehearse } from './checks.ts'

/** Reports are rehearsed once the first pages after a start are served, ms. */
const REHEARSE_AFTER_MS = 5000

export const checks: Feature = (services) => {
  const printer = createPrinter()
  const deps = { ...services, print: printer.print, printComparison: printer.printComparison, summaries: summariesOf(services) }
  return {
    routes: () => checksRoutes(deps),
    personalData: { copy: ownChecks },
    start: async ({ isStopping }) => {
      const begin = async () => {
        if (isStopping()) return
        try {
          await rehearse(services.db, deps)
        } catch (error) {
          // Stopping takes the printing thread and the database away.
          if (!isStopping()) services.log.error({ err: error }, 'no report could be printed')
        }
      }
      setTimeout(begin, REHEARSE_AFTER_MS).unref()
    },
    close: () => printer.close(),
  }
}
