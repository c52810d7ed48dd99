// Headers of every response, and an overloaded server: it refuses pages with 503 at once, but still serves the files that a page needs.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { buildHttpServer } from './http-server.ts'

let database: TestDatabase
let db: Db
let app: FastifyInstance
beforeAll(async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '20' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  app.get('/page', async () => 'a page')
  app.get('/assets/*', async () => 'a style sheet')
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

/** Blocks the event loop, as a burst of requests would. */
function beBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('an overloaded process refuses pages with a retry time and still serves static files', async () => {
  const busy = async () => {
    beBusy(100)
    return app.inject('/page')
  }
  await expect.poll(async () => (await busy()).statusCode).toBe(503)
  const [refused, file] = await Promise.all([busy(), app.inject('/assets/page.css')])
  expect(refused.json()).toMatchObject({ code: 'overloaded' })
  expect(refused.headers['retry-after']).toBe('5')
  expect(file.body).toBe('a style sheet')
})

test('scripts and styles have no headers meant for documents, while SVG pictures have all of them', async () => {
  // An SVG can be opened as a document, with scripts of its own.
  const headerNames = async (url: string) => Object.keys((await app.inject(url)).headers)
  const [script, svg] = await Promise.all([headerNames('/assets/page.js'), headerNames('/assets/icons.svg')])
  expect(script).toEqual(expect.arrayContaining(['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy']))
  expect(script).not.toContain('content-security-policy')
  expect(svg).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options', 'permissions-policy']))
})
