// Work that blocks the event loop is logged and counted with its route, also if it blocks only after waiting for the database.
import { defineOperation } from '@sverka/contract/http/http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { systemClock } from './clock.ts'
import { loadConfig } from './config.ts'
import { connectDatabase } from './db/connect.ts'
import type { Db } from './db/database.ts'
import { reads, withOwnTransactions } from './http/binding.ts'
import { buildHttpServer } from './http/http-server.ts'
import { registerOperations } from './http/operations.ts'
import { randomIds } from './ids.ts'
import { createLog } from './log.ts'
import { attributeTo } from './loop.ts'
import { createMetrics } from './metrics/metrics.ts'

const base = { summary: 'test', access: 'public', limit: 'api', errors: [], method: 'GET', response: { 204: null } } as const
const spins = defineOperation({ ...base, path: '/t/spins/' })
const spinsAfter = defineOperation({ ...base, path: '/t/spins-after/' })
const spinsLast = defineOperation({ ...base, path: '/t/spins-last/' })
const waits = defineOperation({ ...base, path: '/t/waits/' })

const SPUN_MS = 400
/** Blocks the event loop for `SPUN_MS` of processor time, however busy the machine is. */
function spin(): undefined {
  const begun = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(begun)
    if ((user + system) / 1000 > SPUN_MS) return undefined
  }
}
/** Waits for the database without blocking the event loop. */
const wait = () => sql`select pg_sleep(0.02)`.execute(db)

interface Line {
  readonly level: string
  readonly route: string
  readonly held_ms: number
  readonly processor_ms: number
  readonly msg: string
}
const lines: Line[] = []
const metrics = createMetrics()
let database: TestDatabase
let db: Db
let app: FastifyInstance

beforeAll(async () => {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', OVERLOAD_DELAY_MS: '0' })
  const log = createLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 3, waitMs: 60_000, log })
  const deps = { config, db, ids: randomIds, log, metrics }
  app = await buildHttpServer({ ...deps, readiness: { stopping: false }, dev: false })
  const bounds = [
    reads(spins, async () => spin()),
    reads(spinsAfter, async () => {
      await wait()
      spin()
      await wait()
      return undefined
    }),
    reads(spinsLast, async () => {
      await wait()
      return spin()
    }),
    withOwnTransactions(waits, async () => {
      for (let round = 0; round < 20; round += 1) {
        await wait()
      }
      return undefined
    }),
  ]
  registerOperations(app, bounds, { ...deps, clock: systemClock, authenticate: async () => null })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

/** Log lines about blocks of the event loop during the work, once there is a line for `route`. */
async function blocksDuring(work: () => Promise<unknown>, route: string): Promise<Line[]> {
  lines.length = 0
  await work()
  const isLogged = () => lines.some((line) => line.route === route)
  await expect.poll(isLogged).toBe(true)
  return lines.filter(({ msg }) => msg === 'the event loop was held')
}

test.each([spins, spinsAfter, spinsLast])('$path is named in the log, not a request in progress beside it', async ({ path }) => {
  const waitingRequest = () => app.inject({ url: waits.path })
  const held = await blocksDuring(() => Promise.all([waitingRequest(), wait().then(() => app.inject({ url: path }))]), `GET ${path}`)
  const own = held.filter(({ route }) => route === `GET ${path}`)
  expect(own).toMatchObject([{ level: 'warn' }])
  expect(own[0]?.processor_ms).toBeGreaterThanOrEqual(SPUN_MS / 2)
  expect(own[0]?.held_ms).toBeGreaterThanOrEqual(SPUN_MS)
  expect(held.filter(({ route }) => route.includes(waits.path))).toEqual([])
})

test('background work is named in the log by its job', async () => {
  const held = await blocksDuring(async () => attributeTo('job test', spin), 'job test')
  expect(held.map(({ route }) => route)).toContain('job test')
})

test('each blocking call is counted with its route', async () => {
  await blocksDuring(() => app.inject({ url: spins.path }), `GET ${spins.path}`)
  const text = await metrics.text()
  expect(text).toMatch(/event_loop_held_seconds_count\{route="GET \/t\/spins\/"\} [1-9]/)
})
