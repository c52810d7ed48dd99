// `npm run drill -- restore`: restores a base backup of a running embedded database, and an outside one to a point in time, and compares all tables.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { APP_ROLE, startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { installJobs } from '../../apps/server/src/platform/jobs/install.ts'
import { loadSearchedRegister } from '../../apps/server/test/searched-register.ts'
import { startRestored } from '../../apps/server/test/standby.ts'
import { compareContent, countRows, readContent } from './content.ts'
import { restoreToPoint } from './point-in-time.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

/** Returns the exit code. */
export async function restore(): Promise<number> {
  const codes = [await restoreEmbedded(), await restoreToPoint()]
  return Math.max(...codes)
}

async function restoreEmbedded(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-restore-'))
  const database = await startEmbedded(join(folder, 'first'), () => randomIds.secret(16))
  try {
    await migrate(database.ownerUrl, APP_ROLE)
    await installJobs(database.ownerUrl, APP_ROLE)
    await loadSearchedRegister(database, systemClock)
    const before = await readContent(database.adminUrl)
    const started = now()
    const restored = await startRestored(database, join(folder, 'second'))
    const took = now() - started
    try {
      const after = await readContent(restored.adminUrl)
      const different = compareContent(before, after, say)
      say(`${before.size} tables, ${countRows(before)} rows: copied and brought back in ${took} ms, ${different} tables differ`)
      return different === 0 ? 0 : 1
    } finally {
      await restored.stop()
    }
  } finally {
    await database.stop()
    for (const made of [database.folder, folder]) rmSync(made, { recursive: true, force: true })
  }
}
