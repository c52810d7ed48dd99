// The invented register that an empty database is filled with in demo mode.
import type { Clock } from '../../src/platform/clock.ts'
import { type CompaniesChanged, fillWithExamples } from '../../src/registry/registry.ts'
import { companyRows, traderRows } from './demo-rows.ts'

export const DEMO_COMPANIES = 3000
export const DEMO_TRADERS = 1500

export interface DemoOptions {
  readonly clock: Clock
  readonly onCompaniesChanged: readonly CompaniesChanged[]
  readonly companies?: number
  readonly traders?: number
}

/** Loads the demo register when the database holds no company; says whether it did. `ownerUrl` must be able to make temporary tables. */
export function loadDemoRegister(ownerUrl: string, options: DemoOptions): Promise<boolean> {
  const { companies = DEMO_COMPANIES, traders = DEMO_TRADERS } = options
  return fillWithExamples(ownerUrl, () => [companyRows(0, companies), traderRows(0, traders, companies)], options)
}
