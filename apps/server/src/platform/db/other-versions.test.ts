// Every supported PostgreSQL version that is installed accepts the how-to's SQL, the migrations and an import; an older one is refused as a whole.
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../../../test/free-port.ts'
import { loadSearchedRegister } from '../../../test/searched-register.ts'
import { systemClock } from '../clock.ts'
import { installJobs } from '../jobs/install.ts'
import { newClient } from './client.ts'
import { embeddedHome } from './embedded-home.ts'
import { runToEnd, startServer, stopServer } from './embedded-run.ts'
import { migrateDatabase } from './migrate.ts'

/** Folder where Debian and Ubuntu install each version of PostgreSQL. */
const PACKAGES = '/usr/lib/postgresql'
const HOW_TO = join(import.meta.dirname, '../../../../../docs/how-to/run-in-production.md')
const folder = mkdtempSync(join(tmpdir(), 'sverka-versions-'))
const running: ChildProcess[] = []

afterAll(async () => {
  for (const server of running) await stopServer(server)
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server of the version with new data; returns its port, on which every local user may connect. */
async function start(version: string): Promise<number> {
  const { user } = embeddedHome(folder)
  const data = join(folder, version)
  const home = { programs: join(PACKAGES, version), data, ...(user ? { user } : {}) }
  for (const path of [folder, data]) {
    mkdirSync(path, { recursive: true })
    if (user) chownSync(path, user.uid, user.gid)
  }
  await runToEnd(home, 'initdb', [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--locale=C.UTF-8'])
  const port = await findFreePort()
  running.push(await startServer(home, ['-h', '127.0.0.1', '-p', String(port), '-k', '', '-c', 'fsync=off']))
  return port
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = newClient(url)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** The statements that the how-to gives to operators, one by one. */
function statementsOfHowTo(): string[] {
  const block = /```sql\n(create role[\s\S]*?)```/.exec(readFileSync(HOW_TO, 'utf8'))?.[1] ?? ''
  return block.split(/;\s*/).filter(Boolean)
}

/** A test that is skipped where the version is not installed; `run` receives the port of a new server. */
const testOnVersion = (name: string, version: string, run: (port: number) => Promise<void>) =>
  test(name, async ({ skip }) => {
    skip(!existsSync(join(PACKAGES, version, 'bin/postgres')), `NOT RUN: there is no ${PACKAGES}/${version}.`)
    await run(await start(version))
  })

for (const version of ['15', '16', '17', '18'])
  testOnVersion(
    `PostgreSQL ${version} is set up by the how-to's statements, migrated, and finds the imported companies`,
    version,
    async (port) => {
      expect(statementsOfHowTo()).toHaveLength(3)
      await ask(`postgres://postgres@127.0.0.1:${port}/postgres`, ...statementsOfHowTo())
      const [ownerUrl, appUrl] = ['sverka_owner', 'sverka_app'].map((role) => `postgres://${role}@127.0.0.1:${port}/sverka`)
      if (!ownerUrl || !appUrl) throw new Error('the how-to creates two roles')
      expect((await migrateDatabase(ownerUrl, 'sverka_app')).length).toBeGreaterThan(50)
      await installJobs(ownerUrl, 'sverka_app')
      // The second import finds all companies present.
      for (let round = 0; round < 2; round += 1) await loadSearchedRegister({ ownerUrl }, systemClock)
      const [found] = await ask(appUrl, 'select count(*)::int as companies from companies')
      expect(found?.companies).toBeGreaterThanOrEqual(360)
    },
  )

testOnVersion('PostgreSQL 14 is refused before anything is created in it', '14', async (port) => {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await expect(migrateDatabase(url, 'postgres')).rejects.toThrow(/PostgreSQL 14; 15 or newer is needed/)
  expect(await ask(url, "select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([])
})
