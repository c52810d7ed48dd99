// Puts a smaller demo register into a test's database, followed by everything that follows the register in production.
import { companiesChanged, summariseRegister } from '../src/app.ts'
import { loadDemoRegister } from '../src/demo-register/demo-register.ts'
import type { TestApplication } from './application.ts'

export async function loadDemo(app: TestApplication, size: { companies: number; traders: number }): Promise<void> {
  await loadDemoRegister(app.database.ownerUrl, { clock: app.clock, onCompaniesChanged: companiesChanged, ...size })
  await summariseRegister(app.db)
}
