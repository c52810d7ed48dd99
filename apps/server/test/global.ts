// Once per run of the server tests: one real PostgreSQL and one migrated template that every test file clones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { randomIds } from '../src/platform/ids.ts'
import { installJobs } from '../src/platform/jobs/install.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the migrated template database for its owner and the application, and of the server for its superuser. */
    adminUrl: string
    ownerUrl: string
    appUrl: string
  }
}

/** The exit code of a run that was stopped. */
const STOPPED = 130

/** Durability is of no use to a database that lives for one run. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=256MB', 'max_connections=200']

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-test-'))
  const server = await startEmbedded(folder, () => randomIds.secret(16), FAST)
  await migrate(server.ownerUrl, new URL(server.url).username)
  await installJobs(server.ownerUrl, new URL(server.url).username)
  project.provide('adminUrl', server.adminUrl)
  project.provide('ownerUrl', server.ownerUrl)
  project.provide('appUrl', server.url)
  const end = async () => {
    await server.stop()
    for (const made of [server.folder, folder]) rmSync(made, { recursive: true, force: true })
  }
  // The runner ends at once on a signal, without what it does at the end of a run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end().finally(() => process.exit(STOPPED)))
  return end
}
