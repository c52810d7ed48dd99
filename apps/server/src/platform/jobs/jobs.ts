// Background work: a job is sent in the transaction that causes it and done by any process, again and again until it succeeds.
import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import { changeQueuePolicy, holdWaitingJob } from './jobs.sql.ts'

/** A kind of background work. `T` is what travels: small JSON, ids rather than contents. */
export interface Job<T extends object> {
  readonly name: string
  /** After this many failures it stays as failed, for a person to look at. */
  readonly retryLimit: number
  /** Pause before the first repeat; it doubles up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  /** A run that takes longer counts as failed. */
  readonly expireSeconds: number
  /** A run does everything that was asked before it: asking again while one waits adds nothing. */
  readonly waitsOnce: boolean
  /** Keeps the type of the data; never read. */
  readonly data?: T
}

/** The usual kind: some 40 tries within a day. */
export function defineJob<T extends object>(name: string, changes: Partial<Omit<Job<T>, 'name'>> = {}): Job<T> {
  return { name, retryLimit: 40, retryDelaySeconds: 1, retryDelayMaxSeconds: 3600, expireSeconds: 60, waitsOnce: false, ...changes }
}

/** A job with the function that does it. A repeat must do no harm: a run may be cut off after its effect. */
export interface JobWorker {
  readonly job: Job<object>
  readonly run: (data: object) => Promise<void>
}

export function worker<T extends object>(job: Job<T>, run: (data: T) => Promise<void>): JobWorker {
  return { job: job as Job<object>, run: run as (data: object) => Promise<void> }
}

export interface Jobs {
  /** Puts a job in the queue if, and only if, the transaction commits. `after`, a moment or a number of seconds, delays its first run. */
  send<T extends object>(tx: Tx, job: Job<T>, data: T, options?: { after?: Date | number }): Promise<void>
  /** Makes the queues; no job is taken before `work`. */
  start(): Promise<void>
  /** Takes jobs from now on. */
  work(): Promise<void>
  /** Lets running jobs end, then stops; unfinished ones go back to the queue. */
  stop(): Promise<void>
}

export const JOBS_SCHEMA = 'jobs'
/** How often a process looks for new jobs. */
const POLLING_SECONDS = 1

export function createJobs(db: Db, log: Log, workers: () => readonly JobWorker[]): Jobs {
  const queues = new Set<string>()
  const boss = openBoss(db, log)
  return {
    async send(tx, job, data, options = {}) {
      // The library would look for it on another connection than the transaction's: with all of them in transactions nobody would go on.
      if (!queues.has(job.name)) throw new Error(`no queue was made for the job ${job.name}`)
      const place = async () => {
        if (job.waitsOnce && (await holdWaitingJob(tx, job.name))) return true
        return (await boss.send(job.name, data, { db: inside(tx), ...(options.after ? { startAfter: options.after } : {}) })) !== null
      }
      // What waited is taken between the two questions where another transaction sent it meanwhile.
      while (!(await place()));
    },
    async start() {
      await makeQueues(db, log, workers())
      // Reads all queues at once and remembers them.
      await boss.start()
      for (const { job } of workers()) queues.add(job.name)
    },
    async work() {
      for (const { job, run } of workers()) {
        await boss.work(job.name, { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 }, async ([taken]) => {
          if (taken) await run(taken.data as object)
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}

function openBoss(db: Db, log: Log, isMaking = false): PgBoss {
  const boss = new PgBoss({
    db: inside(db),
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: !isMaking,
  })
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'))
  return boss
}

/** With a client of the queue of its own: one forgets what it knew of a queue that it changes. */
async function makeQueues(db: Db, log: Log, workers: readonly JobWorker[]): Promise<void> {
  const boss = openBoss(db, log, true)
  await boss.start()
  for (const { job } of workers) await ensureQueue(boss, db, job)
  await boss.stop({ graceful: false })
}

async function ensureQueue(boss: PgBoss, db: Db, job: Job<object>): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryDelayMax: job.retryDelayMaxSeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
  }
  const policy = job.waitsOnce ? 'short' : 'standard'
  const known = await boss.getQueue(job.name)
  if (!known) return boss.createQueue(job.name, { ...options, policy })
  await boss.updateQueue(job.name, options)
  if (known.policy !== policy) await changeQueuePolicy(db, job.name, policy)
}

/** The library wants only what runs a query; finding that out of our tables' types takes the compiler a second. */
const inside = (db: Db | Tx) => fromKysely(db as unknown as Kysely<never>)
