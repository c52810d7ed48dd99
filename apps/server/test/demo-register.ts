// Loads a part of the demo's invented register into a test's database, and everything that follows a load in production (search index, counts).
import { loadDemoRegister } from '../demo/register/load-register.ts'
import { companiesChanged, registerLoaded } from '../src/events.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { TestApplication } from './application.ts'

/** Loads these numbers of companies and sole traders and announces them, so that search, summaries and counts are up to date. */
export async function loadDemo(app: TestApplication, size: { companies: number; traders: number }): Promise<void> {
  const { announce } = app.services
  const onCompaniesChanged = [(tx: Tx, ids: readonly number[]) => announce(tx, companiesChanged, ids)]
  await loadDemoRegister(app.database.ownerUrl, { clock: app.clock, onCompaniesChanged, ...size })
  await app.db.transaction().execute((tx) => announce(tx, registerLoaded, null))
}
