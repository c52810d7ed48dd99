// `npm run drill -- restore`: takes a base backup of a running database, restores it as another server, and compares all tables.
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
import { ask } from './ask.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

/** Row count of each table, and a hash that does not depend on row order. */
async function readContent(adminUrl: string): Promise<Map<string, string>> {
  const url = new URL(adminUrl)
  url.pathname = '/sverka'
  const tables = await ask(
    url.href,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await ask(
      url.href,
      `select count(*) || ' rows ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as content from (select md5(t::text) as hash from ${name} t) hashed`,
    )
    found.set(String(name), String(row?.content))
  }
  return found
}

/** Returns the exit code. */
export async function restore(): Promise<number> {
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
      const different = [...before].filter(([name, content]) => after.get(name) !== content)
      for (const [name, content] of different) say(`${name}: ${content} before, ${after.get(name)} after`)
      const rows = [...before.values()].reduce((sum, content) => sum + Number.parseInt(content, 10), 0)
      say(`${before.size} tables, ${rows} rows: copied and brought back in ${took} ms, ${different.length} tables differ`)
      return different.length === 0 && after.size === before.size ? 0 : 1
    } finally {
      await restored.stop()
    }
  } finally {
    await database.stop()
    for (const made of [database.folder, folder]) rmSync(made, { recursive: true, force: true })
  }
}
