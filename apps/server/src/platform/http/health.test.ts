// What a load balancer is told while this process should get no requests.
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

/** A release's folder of migrations. */
function release(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-release-'))
  folders.push(folder)
  lay(folder, ...names)
  return folder
}

function lay(folder: string, ...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), 'select 1')
}

/** A process of that release on the same database. */
async function process(migrations: string): Promise<FastifyInstance> {
  const server = Fastify()
  await installHealth(server, { config: app.config, db: app.db, readiness: { stopping: false }, migrations })
  return server
}

async function appliedNames(): Promise<string[]> {
  const rows = await app.db.selectFrom('schema_migrations').select('name').execute()
  return rows.map(({ name }) => name)
}

test('a process is not ready before the migrations of its release are applied, and says why', async () => {
  const server = await process(release(...(await appliedNames()), '2999-01-01-01-later.sql'))
  const asked = await server.inject({ url: '/readyz' })
  expect([asked.statusCode, asked.json()]).toEqual([503, { status: 'unavailable', reason: 'migrations' }])
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0)
})

test('a running process stays ready when the files of the next release are placed beside it', async () => {
  const folder = release(...(await appliedNames()))
  const server = await process(folder)
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200)
  lay(folder, '2999-01-01-01-later.sql')
  expect((await server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' })
  expect((await (await process(folder)).inject({ url: '/readyz' })).statusCode).toBe(503)
})

test('a process that has just started is ready and says that it is still preparing', async () => {
  const server = Fastify()
  const readiness = { stopping: false, preparing: true }
  await installHealth(server, { config: app.config, db: app.db, readiness })
  const asked = await server.inject({ url: '/readyz' })
  expect([asked.statusCode, asked.json()]).toEqual([200, { status: 'ok', preparing: true }])
})

test('a stopping process is not ready, gives a retry time, and is still alive', async () => {
  expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200)
  app.beginStopping()
  const asked = await app.server.inject({ url: '/readyz' })
  expect(asked.statusCode).toBe(503)
  expect(asked.json()).toEqual({ status: 'unavailable', reason: 'stopping' })
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.server.inject({ url: '/healthz' })).statusCode).toBe(200)
})
