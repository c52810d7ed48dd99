// Started by the import bench as a process of its own, with arguments OWNER_URL KIND PATH: imports the files under PATH and prints seconds,
// processor seconds and peak memory in bytes as JSON. KIND is `large` (long transactions, no listeners), `small` (listeners such as the search
// index run for the changed companies) or `alone` (like `small`, but without listeners).
import { companiesChanged } from '../../../apps/server/src/events.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { createBackgroundServices } from '../../../apps/server/src/product.ts'
import { openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { runImport } from '../../../apps/server/src/registry/import/run-import.ts'

const [ownerUrl = '', kind = '', path = ''] = process.argv.slice(2)
const isLarge = kind === 'large'
const database = await openImportDatabase(ownerUrl)
const { announce } = createBackgroundServices(database.db, ownerUrl, loadConfig({}))
try {
  const before = process.cpuUsage()
  const started = performance.now()
  const report = await runImport(database, [path], {
    clock: systemClock,
    onCompaniesChanged: kind !== 'small' ? [] : [(tx, ids) => announce(tx, companiesChanged, ids)],
    // The import program takes a thread for each processor, at most four; the machine of docs/performance.md has two.
    workers: 2,
    large: isLarge,
  })
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  if (report.refusedCount > 0) throw new Error(report.lines().join('\n'))
  process.stdout.write(JSON.stringify({ seconds, processor: (user + system) / 1e6, memory: process.resourceUsage().maxRSS * 1024 }))
} finally {
  await database.close()
}
