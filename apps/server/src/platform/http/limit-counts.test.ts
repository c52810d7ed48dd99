// Rate limits over two processes: they share counters in the database or a real Redis; if that is unavailable, each counts for itself.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineOperation } from '@sverka/contract/http/http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { findFreePort } from '../../../test/free-port.ts'
import type { Session } from '../auth/session.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { reads } from './binding.ts'
import { buildHttpServer } from './http-server.ts'
import { removeEndedCounts } from './limit-counts.sql.ts'
import { registerOperations } from './operations.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const NOT_RUN = 'NOT RUN: the test of limits counted in Redis, because there is no redis-server on the PATH.'

const base = { method: 'GET', limit: 'search', access: 'public', summary: 'test', errors: [], response: { 204: null } } as const
const cards = defineOperation({ ...base, path: '/t/cards/' })
const lists = defineOperation({ ...base, path: '/t/lists/' })
const log = createLog({ LOG_LEVEL: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'sverka-redis-'))
const opened: FastifyInstance[] = []
let database: TestDatabase
let db: Db
let redis: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
})
afterAll(async () => {
  for (const app of opened) await app.close()
  const ended = redis && new Promise((resolve) => redis?.once('exit', resolve))
  redis?.kill('SIGTERM')
  await ended
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** A process that allows each member one request an hour: no machine is so slow that the window ends during a test. */
async function processWith(settings: Record<string, string>): Promise<FastifyInstance> {
  const secret = { SECRET_KEY: 'a secret of thirty-two characters', OVERLOAD_DELAY_MS: '0' }
  const config = loadConfig({ LOG_LEVEL: 'silent', LIMIT_SEARCH: '1/3600', ...secret, ...settings })
  const app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const authenticate = async (header: string | undefined): Promise<Session> => {
    const member = Number(header?.replace('Bearer ', ''))
    return { userId: member, sessionId: `s${member}`, isStaff: false, flags: new Set() }
  }
  const bounds = [reads(cards, async () => undefined), reads(lists, async () => undefined)]
  registerOperations(app, bounds, { config, db, clock: systemClock, ids: randomIds, log, authenticate })
  await app.ready()
  opened.push(app)
  return app
}

const twoProcesses = async (settings: Record<string, string>) => [await processWith(settings), await processWith(settings)] as const

const send = async (app: FastifyInstance, member: number, url = '/t/cards') =>
  app.inject({ url, headers: { authorization: `Bearer ${member}` } })

/** Statuses of a member's four requests, sent to the two processes in turn. */
async function statuses([first, second]: readonly [FastifyInstance, FastifyInstance], member: number): Promise<number[]> {
  const received: number[] = []
  for (const app of [first, second, first, second]) received.push((await send(app, member)).statusCode)
  return received
}

test('without a shared store each process counts a member’s requests for itself', async () => {
  expect(await statuses(await twoProcesses({}), 1)).toEqual([204, 204, 429, 429])
})

test('a limit holds over all processes together, and a refusal gives the retry time', async () => {
  const processes = await twoProcesses({ LIMITS_IN: 'database' })
  expect(await statuses(processes, 1)).toEqual([204, 429, 429, 429])
  expect(await statuses(processes, 2)).toEqual([204, 429, 429, 429])
  expect((await send(processes[1], 1, '/t/lists')).statusCode).toBe(204)
  expect(Number((await send(processes[1], 1)).headers['retry-after'])).toBeGreaterThan(0)
  const stored = await db.selectFrom('limit_counts').selectAll().execute()
  // The keys are hashes: they reveal neither members nor addresses.
  expect(JSON.stringify(stored)).not.toContain('user')
})

test('of parallel requests to two processes exactly as many pass as the limit allows', async () => {
  const processes = await twoProcesses({ LIMITS_IN: 'database', LIMIT_SEARCH: '10/3600' })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => send(at % 2 === 0 ? processes[0] : processes[1], 3)))
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(10)
})

test('a new time window starts from zero, and expired counts are deleted', async () => {
  const [app] = await twoProcesses({ LIMITS_IN: 'database' })
  expect((await send(app, 4)).statusCode).toBe(204)
  await db
    .updateTable('limit_counts')
    .set({ ends_at: new Date(0) })
    .execute()
  expect((await send(app, 4)).statusCode).toBe(204)
  expect((await send(app, 4)).statusCode).toBe(429)
  await db
    .updateTable('limit_counts')
    .set({ ends_at: new Date(0) })
    .execute()
  await removeEndedCounts(db, 1000)
  expect(await db.selectFrom('limit_counts').selectAll().execute()).toEqual([])
})

test('while the shared store is unreachable each process counts for itself', async () => {
  expect(await statuses(await twoProcesses({ REDIS_URL: 'redis://127.0.0.1:1' }), 1)).toEqual([204, 204, 429, 429])
})

test.skipIf(!hasRedis)('with Redis a member has one limit over all processes', async () => {
  const port = await findFreePort()
  redis = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' })
  const processes = await twoProcesses({ REDIS_URL: `redis://127.0.0.1:${port}` })
  // Until both processes are connected each counts for itself, so every attempt takes a new member.
  let member = 100
  await expect.poll(() => statuses(processes, member++)).toEqual([204, 429, 429, 429])
})

test.runIf(!hasRedis)(NOT_RUN, () => undefined)
