// Setup of a run of the server tests: starts a real PostgreSQL, and in it a migrated template database that every test file clones. If the
// environment variable TEST_DATABASE_URL has the address of a superuser, that server is used instead, for example one of another version.
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { newClient } from '../src/platform/db/client.ts'
import { APP_ROLE, OWNER_ROLE, startEmbedded } from '../src/platform/db/embedded.ts'
import { ensureDatabase } from '../src/platform/db/embedded-setup.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { randomIds } from '../src/platform/ids.ts'
import { installJobs } from '../src/platform/jobs/install.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the migrated template database for its owner and for the application, and of the server for its superuser. */
    adminUrl: string
    ownerUrl: string
    appUrl: string
  }
}

/** Exit code of an interrupted run: 128 + SIGINT. */
const STOPPED = 130

/** Settings of PostgreSQL: a database that lives for one run needs no durability; each test file opens several connections. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=256MB',
  'max_wal_size=256MB',
  'max_connections=200',
]

export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? await makeTemplate(process.env.TEST_DATABASE_URL) : await startOwn()
  await migrateDatabase(server.ownerUrl, new URL(server.url).username)
  await installJobs(server.ownerUrl, new URL(server.url).username)
  project.provide('adminUrl', server.adminUrl)
  project.provide('ownerUrl', server.ownerUrl)
  project.provide('appUrl', server.url)
  const end = () => server.stop()
  // On a signal the runner ends at once, without its teardown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end().finally(() => process.exit(STOPPED)))
  return end
}

interface Server {
  readonly url: string
  readonly ownerUrl: string
  readonly adminUrl: string
  stop(): Promise<void>
}

async function startOwn(): Promise<Server> {
  const folder = memoryFolder('sverka-test-')
  const server = await startEmbedded(folder, () => randomIds.secret(16), FAST)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      for (const made of [server.folder, folder]) rmSync(made, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(adminUrl: string): Promise<Server> {
  const [database, secret] = [`sverka_template_${process.pid}`, randomIds.secret(16)]
  await ensureDatabase(newClient(adminUrl), { database, owner: [OWNER_ROLE, secret], app: [APP_ROLE, secret] })
  const roleUrl = (role: string) => Object.assign(new URL(adminUrl), { username: role, password: secret, pathname: `/${database}` }).href
  return {
    url: roleUrl(APP_ROLE),
    ownerUrl: roleUrl(OWNER_ROLE),
    adminUrl,
    stop: async () => {
      const admin = newClient(adminUrl)
      await admin.connect()
      await admin.query(`drop database ${database} with (force)`).finally(() => admin.end())
    },
  }
}
