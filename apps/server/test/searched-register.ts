// Loads a small demo register, and real sample extracts if this machine has them, together with their rows of the search index.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadDemoRegister } from '../demo/register/load-register.ts'
import { updateSearchIndex } from '../src/company-index/documents/update-index.ts'
import type { Clock } from '../src/platform/clock.ts'
import { openImportDatabase } from '../src/registry/import/database/import-database.ts'
import { runImport } from '../src/registry/import/run-import.ts'

/** Folder of real extracts, which are not in the repository. */
const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures', 'egrul')
/** Whether this machine has them. */
export const hasSamples = existsSync(samples)

/** Loads 240 companies and 120 sole traders of the demo, the same on every machine, and the samples if there are any. */
export async function loadSearchedRegister(database: { ownerUrl: string }, clock: Clock): Promise<void> {
  const onCompaniesChanged = [updateSearchIndex]
  await loadDemoRegister(database.ownerUrl, { clock, onCompaniesChanged, companies: 240, traders: 120 })
  if (!hasSamples) return
  const target = await openImportDatabase(database.ownerUrl)
  await runImport(target, [samples], { clock, onCompaniesChanged, workers: 0 }).finally(() => target.close())
}
