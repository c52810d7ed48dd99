// `npm run drill -- restore [GIGABYTES]`: restores databases and compares all tables with the original: the product's embedded PostgreSQL from a
// base backup, and a PostgreSQL that operators run themselves to a point in time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { APP_ROLE, startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { installJobs } from '../../apps/server/src/platform/jobs/install.ts'
import { loadSearchedRegister } from '../../apps/server/test/searched-register.ts'
import { startRestored } from '../../apps/server/test/standby.ts'
import { growDatabaseTo } from './ballast.ts'
import { compareContent, countRows, readContent } from './content.ts'
import { restoreToPoint } from './point-in-time.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

/** Returns the exit code: 1 if a table differs. Both databases are grown to this size before; 0, the default, leaves them as small as the demo. */
export async function restore([gigabytes = '0']: readonly string[] = []): Promise<number> {
  if (!(Number(gigabytes) >= 0)) throw new Error('npm run drill -- restore GIGABYTES: a number')
  const codes = [await restoreEmbedded(Number(gigabytes)), await restoreToPoint(Number(gigabytes))]
  return Math.max(...codes)
}

/** Copies the running embedded database (a base backup), starts the copy, and compares all tables. */
async function restoreEmbedded(gigabytes: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-restore-'))
  const database = await startEmbedded(join(folder, 'first'), () => randomIds.secret(16))
  try {
    await migrateDatabase(database.ownerUrl, APP_ROLE)
    await installJobs(database.ownerUrl, APP_ROLE)
    await loadSearchedRegister(database, systemClock)
    const size = await growDatabaseTo(database.ownerUrl, gigabytes)
    const before = await readContent(database.adminUrl)
    const started = now()
    const restored = await startRestored(database, join(folder, 'second'))
    const restoreMs = now() - started
    try {
      const after = await readContent(restored.adminUrl)
      const different = compareContent(before, after, say)
      say(
        `${before.size} tables, ${countRows(before)} rows, ${size.toFixed(2)} GB: copied and brought back in ${restoreMs} ms, ${different} tables differ`,
      )
      return different === 0 ? 0 : 1
    } finally {
      await restored.stop()
    }
  } finally {
    await database.stop()
    for (const path of [database.folder, folder]) rmSync(path, { recursive: true, force: true })
  }
}
