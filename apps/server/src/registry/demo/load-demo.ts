// Fills an empty database with the invented register, whole or not at all.
import type { Clock } from '../../platform/clock.ts'
import { openImportDatabase } from '../import/import-database.ts'
import { type CompaniesChanged, mergeBatches } from '../import/merge-batches.ts'
import { companyRows, traderRows } from './demo-rows.ts'
import { hasCompanies, markExamples } from './load-demo.sql.ts'

export const DEMO_COMPANIES = 3000
export const DEMO_TRADERS = 1500

export interface DemoOptions {
  readonly clock: Clock
  readonly onCompaniesChanged: readonly CompaniesChanged[]
  readonly companies?: number
  readonly traders?: number
}

/** Loads the demo register when the database holds no company; says whether it did. `ownerUrl` must be able to make temporary tables. */
export async function loadDemoRegister(ownerUrl: string, options: DemoOptions): Promise<boolean> {
  const database = await openImportDatabase(ownerUrl)
  try {
    return await database.db.transaction().execute(async (tx) => {
      if (await hasCompanies(tx)) return false
      const companies = options.companies ?? DEMO_COMPANIES
      const batches = [companyRows(0, companies), traderRows(0, options.traders ?? DEMO_TRADERS, companies)]
      await mergeBatches(tx, database, batches, options)
      await markExamples(tx)
      return true
    })
  } finally {
    await database.close()
  }
}
