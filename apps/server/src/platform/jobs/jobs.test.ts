// What the queue promises: a job that waits once is never waiting twice, others are done as often as they are asked for.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { connect } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { createLog } from '../log.ts'
import { createJobs, defineJob, type Job, type Jobs, worker } from './jobs.ts'

let database: TestDatabase
let db: Db
const log = createLog({ LOG_LEVEL: 'silent' })
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect(database.url, { size: 5, waitMs: 60_000, log })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Queues for the job; nobody takes jobs of it before `work`. */
async function jobsFor(job: Job<{ n: number }>, done: number[] = []): Promise<Jobs> {
  const jobs = createJobs(db, log, () => [worker(job, async ({ n }) => void done.push(n))])
  await jobs.start()
  return jobs
}

async function askFiftyTimes(jobs: Jobs, job: Job<{ n: number }>): Promise<void> {
  for (let n = 0; n < 50; n++) await db.transaction().execute((tx) => jobs.send(tx, job, { n }))
}

async function waiting(name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from jobs.job where name = ${name} and state = 'created'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

test('fifty asks for a refresh leave one waiting, and the next after its run is done too', async () => {
  const refresh = defineJob<{ n: number }>('test.refresh', { waitsOnce: true })
  const done: number[] = []
  const jobs = await jobsFor(refresh, done)
  await askFiftyTimes(jobs, refresh)
  expect(await waiting(refresh.name)).toBe(1)
  await jobs.work()
  await expect.poll(() => done.length).toBe(1)
  await askFiftyTimes(jobs, refresh)
  await expect.poll(() => done.length).toBeGreaterThan(1)
  await expect.poll(() => waiting(refresh.name)).toBe(0)
  await jobs.stop()
})

test('a queue of an older version that let refreshes pile up is made anew', async () => {
  const before = defineJob<{ n: number }>('test.older')
  const older = await jobsFor(before)
  await askFiftyTimes(older, before)
  expect(await waiting(before.name)).toBe(50)
  await older.stop()
  const now = defineJob<{ n: number }>(before.name, { waitsOnce: true })
  const newer = await jobsFor(now)
  await askFiftyTimes(newer, now)
  expect(await waiting(now.name)).toBe(1)
  await newer.stop()
})
