// The health checks `/healthz` (alive) and `/readyz` (ready for requests), which a load balancer calls before it sends requests to a process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { installHealth } from './health.ts'

const app = testApplication()

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Makes a release's folder with migrations of these names. */
function makeRelease(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-release-'))
  folders.push(folder)
  addMigrations(folder, ...names)
  return folder
}

function addMigrations(folder: string, ...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), 'select 1')
}

/** A process of that release on the test's database. */
async function startProcess(migrations: string): Promise<FastifyInstance> {
  const server = Fastify()
  await installHealth(server, { config: app.config, db: app.db, readiness: { stopping: false }, migrations })
  return server
}

async function appliedNames(): Promise<string[]> {
  const rows = await app.db.selectFrom('schema_migrations').select('name').execute()
  return rows.map(({ name }) => name)
}

test('a process is not ready before the migrations of its release are applied, and says why', async () => {
  const server = await startProcess(makeRelease(...(await appliedNames()), '2999-01-01-01-later.sql'))
  const response = await server.inject({ url: '/readyz' })
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable', reason: 'migrations' }])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('a running process stays ready when the files of the next release are placed beside it', async () => {
  const folder = makeRelease(...(await appliedNames()))
  const server = await startProcess(folder)
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200)
  addMigrations(folder, '2999-01-01-01-later.sql')
  expect((await server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' })
  expect((await (await startProcess(folder)).inject({ url: '/readyz' })).statusCode).toBe(503)
})

test('a process that has just started is ready and says that it is still preparing', async () => {
  const server = Fastify()
  const readiness = { stopping: false, preparing: true }
  await installHealth(server, { config: app.config, db: app.db, readiness })
  const response = await server.inject({ url: '/readyz' })
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok', preparing: true }])
})

test('a stopping process is not ready, gives a retry time, and is still alive', async () => {
  expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200)
  app.beginStopping()
  const response = await app.server.inject({ url: '/readyz' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'unavailable', reason: 'stopping' })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.server.inject({ url: '/healthz' })).statusCode).toBe(200)
})
