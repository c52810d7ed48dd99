// Loads the demo's invented register of companies and sole traders into an empty database, when a server starts in demo mode.
import { type Clock, DEMO_DAY } from '../../src/platform/clock.ts'
import { type CompaniesChanged, fillWithExamples } from '../../src/registry/registry.ts'
import { FIRST_WITH_PAST } from './changes.ts'
import { companyRows, traderRows } from './demo-rows.ts'
import { PAST_DAY, pastRows } from './past-rows.ts'

/** Numbers of invented companies and sole traders; tests load fewer. `rareCompanies` are the companies from number 2960 on. */
export const DEMO_COMPANIES = 3000
export const DEMO_TRADERS = 1500

export interface DemoOptions {
  readonly clock: Clock
  readonly onCompaniesChanged: readonly CompaniesChanged[]
  readonly companies?: number
  readonly traders?: number
}

/**
 * Loads the demo register if the database has no company; returns whether it did. `ownerUrl` is the address for a role that may make
 * temporary tables. Extracts of a past day are merged before the present ones, so that the history knows what changed. The companies without a past
 * come first of all, so that they get the first ids: stored outcomes of the reliability rules (`reliability/summaries/golden`) rely on these.
 */
export function loadDemoRegister(ownerUrl: string, options: DemoOptions): Promise<boolean> {
  const { companies = DEMO_COMPANIES, traders = DEMO_TRADERS } = options
  const examples = {
    merges: [
      () => [companyRows(0, Math.min(FIRST_WITH_PAST, companies))],
      ...pastRows(companies).map((rows) => () => [rows]),
      () => [companyRows(Math.min(FIRST_WITH_PAST, companies), companies), traderRows(0, traders, companies)],
    ],
    // Days on which every list counts as complete: a company that is not on it then is known to be absent from it.
    wholeOn: [PAST_DAY, DEMO_DAY],
  }
  return fillWithExamples(ownerUrl, examples, options)
}
