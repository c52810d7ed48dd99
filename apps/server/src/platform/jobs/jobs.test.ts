// Guarantees of the job queue: a job with `keepsOneWaiting` never waits twice, other jobs run once for each time they were sent.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { runningMs } from '../clock.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { createLog } from '../log.ts'
import { createJobs, defineJob, type Job, type Jobs, jobWorker } from './jobs.ts'

let database: TestDatabase
let db: Db
const log = createLog({ LOG_LEVEL: 'silent' })
/** Less than the minute between two polls of the library for a queue, so that only the check every second can have found the job. */
const BEFORE_NEXT_POLL = { timeout: 50_000 }
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 5, waitMs: 60_000, log })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** A job queue for one job, whose runs add their `n` to `done`. No job is taken before `work`. */
async function startQueue(job: Job<{ n: number }>, done: number[] = []): Promise<Jobs> {
  const jobs = createJobs(db, log, () => [jobWorker(job, async ({ n }) => void done.push(n))])
  await jobs.start()
  return jobs
}

async function sendFiftyTimes(jobs: Jobs, job: Job<{ n: number }>): Promise<void> {
  for (let n = 0; n < 50; n++) await db.transaction().execute((tx) => jobs.send(tx, job, { n }))
}

/** Number of the queue's jobs in this state: waiting for the first run (`created`) or for a retry. */
async function countWaiting(name: string, state: 'created' | 'retry' = 'created'): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from jobs.job where name = ${name} and state = ${sql.lit(state)}`.execute(db)
  return rows[0]?.n ?? 0
}

test('fifty requests for one job leave one waiting, and a request after its run starts another', async () => {
  const refresh = defineJob<{ n: number }>('test.refresh', { keepsOneWaiting: true })
  const done: number[] = []
  const jobs = await startQueue(refresh, done)
  await sendFiftyTimes(jobs, refresh)
  expect(await countWaiting(refresh.name)).toBe(1)
  await jobs.work()
  await expect.poll(() => done.length).toBe(1)
  await sendFiftyTimes(jobs, refresh)
  await expect.poll(() => done.length).toBeGreaterThan(1)
  await expect.poll(() => countWaiting(refresh.name)).toBe(0)
  await jobs.stop()
})

test('a job in any of many queues runs within seconds of its due time', async () => {
  const many = Array.from({ length: 20 }, (_, n) => defineJob<{ n: number }>(`test.many-${n}`))
  const done: string[] = []
  const jobs = createJobs(db, log, () => many.map((job) => jobWorker(job, async ({ n }) => void done.push(`${job.name} ${n}`))))
  await jobs.start()
  await jobs.work()
  const [first, last] = [many[0] as Job<{ n: number }>, many[19] as Job<{ n: number }>]
  const send = (job: Job<{ n: number }>, n: number, afterSeconds = 0) =>
    db.transaction().execute((tx) => jobs.send(tx, job, { n }, { after: afterSeconds }))
  await send(last, 1)
  await expect.poll(() => done, BEFORE_NEXT_POLL).toEqual([`${last.name} 1`])
  // All workers have polled by now and would poll again only in a minute.
  await send(first, 2, 2)
  await send(last, 3)
  // A slow machine finds both in one poll: their order is not guaranteed.
  await expect.poll(() => done.toSorted(), BEFORE_NEXT_POLL).toEqual([`${first.name} 2`, `${last.name} 1`, `${last.name} 3`])
  await jobs.stop()
})

test('a backlog is processed without a pause between two jobs', async () => {
  const letter = defineJob<{ n: number }>('test.letter')
  const done: number[] = []
  const jobs = await startQueue(letter, done)
  await sendFiftyTimes(jobs, letter)
  const begun = runningMs()
  await jobs.work()
  await expect.poll(() => done.length).toBe(50)
  // One job a second, the pace of polling, would take fifty seconds.
  expect(runningMs() - begun).toBeLessThan(25_000)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
  await jobs.stop()
})

test('a refresh that waits for its retry after a failure counts as waiting', async () => {
  const refresh = defineJob<{ n: number }>('test.failing', { keepsOneWaiting: true, retryDelaySeconds: 600 })
  let runs = 0
  const jobs = createJobs(db, log, () => [
    jobWorker(refresh, () => {
      runs += 1
      return Promise.reject(new Error('not now'))
    }),
  ])
  await jobs.start()
  await sendFiftyTimes(jobs, refresh)
  await jobs.work()
  await expect.poll(() => countWaiting(refresh.name, 'retry')).toBe(1)
  await sendFiftyTimes(jobs, refresh)
  expect(await countWaiting(refresh.name)).toBe(0)
  expect(runs).toBe(1)
  await jobs.stop()
})

test('a waiting refresh is not taken before the transaction that requests it again has ended', async () => {
  const refresh = defineJob<{ n: number }>('test.held', { keepsOneWaiting: true })
  const done: number[] = []
  const jobs = await startQueue(refresh, done)
  await sendFiftyTimes(jobs, refresh)
  await db.transaction().execute(async (tx) => {
    await jobs.send(tx, refresh, { n: 50 })
    const { rows } = await sql`
      select id from jobs.job where name = ${refresh.name} and state = 'created' for update skip locked`.execute(db)
    expect(rows).toEqual([])
  })
  await jobs.work()
  await expect.poll(() => done.length).toBe(1)
  await jobs.stop()
})

test('a job whose process died is started again as soon as a process starts', async () => {
  const long = defineJob<{ n: number }>('test.long', { expireSeconds: 1800 })
  const done: number[] = []
  const jobs = createJobs(db, log, () => [jobWorker(long, async ({ n }) => void done.push(n))])
  await jobs.start()
  await db.transaction().execute((tx) => jobs.send(tx, long, { n: 7 }))
  // The state that a run leaves whose process lost its connection: running, but without a heartbeat for more than a minute.
  await sql`update jobs.job set state = 'active', started_on = now() - interval '3 minutes', heartbeat_on = now() - interval '2 minutes'
    where name = ${long.name}`.execute(db)
  await jobs.work()
  await expect.poll(() => done).toEqual([7])
  await jobs.stop()
})

test('transactions that hold every connection of the pool can send jobs', async () => {
  const job = defineJob<{ n: number }>('test.at-once')
  const refresh = defineJob<{ n: number }>('test.at-once-refresh', { keepsOneWaiting: true })
  // Ten transactions for each connection: all must get their turn.
  const smallPool = connectDatabase(database.url, { size: 5, waitMs: 5_000, log })
  const jobs = createJobs(smallPool, log, () => [jobWorker(job, async () => undefined), jobWorker(refresh, async () => undefined)])
  await jobs.start()
  const sendBoth = (_: unknown, n: number) =>
    smallPool.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await jobs.send(tx, job, { n })
      await jobs.send(tx, refresh, { n })
    })
  await Promise.all(Array.from({ length: 50 }, sendBoth))
  expect(await countWaiting(job.name)).toBe(50)
  expect(await countWaiting(refresh.name)).toBe(1)
  await jobs.stop()
  await smallPool.destroy()
})

test('turning on `keepsOneWaiting` leaves one waiting job, and turning it off lets all wait', async () => {
  const before = defineJob<{ n: number }>('test.older')
  const older = await startQueue(before)
  await sendFiftyTimes(older, before)
  expect(await countWaiting(before.name)).toBe(50)
  await older.stop()
  const now = defineJob<{ n: number }>(before.name, { keepsOneWaiting: true })
  const newer = await startQueue(now)
  expect(await countWaiting(now.name)).toBe(1)
  await sendFiftyTimes(newer, now)
  expect(await countWaiting(now.name)).toBe(1)
  await newer.stop()
  const done: number[] = []
  const back = await startQueue(before, done)
  await sendFiftyTimes(back, before)
  expect(await countWaiting(now.name)).toBe(51)
  await back.work()
  await expect.poll(() => done.length).toBeGreaterThan(1)
  await back.stop()
})
