// Puts register files into a test's database by the same import that operators run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../src/platform/clock.ts'
import { openImportDatabase } from '../src/registry/import/import-database.ts'
import { runImport } from '../src/registry/import/run-import.ts'

/** Imports the files; throws when a document was refused. */
export async function loadRegister(database: { ownerUrl: string }, clock: Clock, files: readonly Buffer[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sverka-register-'))
  const target = await openImportDatabase(database.ownerUrl)
  try {
    await Promise.all(files.map((file, index) => writeFile(join(folder, `${index}.xml`), file)))
    const report = await runImport(target, [folder], { clock, onCompaniesChanged: [], workers: 0 })
    if (report.refusedCount > 0) throw new Error(report.lines().join('\n'))
  } finally {
    await target.close()
    await rm(folder, { recursive: true, force: true })
  }
}
