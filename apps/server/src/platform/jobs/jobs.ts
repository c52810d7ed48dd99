// Background jobs in a queue in the database (the library pg-boss): sent in the transaction that causes them, run by any process, retried on failure.
import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import { attributeTo } from '../loop.ts'
import { changeQueuePolicy, listDueQueues, lockWaitingJob } from './jobs.sql.ts'

/** A kind of job, with a queue of its own. `T` is its data: small JSON, ids rather than contents. */
export interface Job<T extends object> {
  readonly name: string
  /** Retries before the job counts as failed for good. A failed job stays in the table, and a metric counts it, so that an administrator can act. */
  readonly retryLimit: number
  /** Pause before the first retry; doubles up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  /** A run that takes longer counts as failed. */
  readonly expireSeconds: number
  /** For jobs such as a refresh, where one run covers all requests before it: while a job waits, sending it again adds none. */
  readonly keepsOneWaiting: boolean
  /** Phantom field for the type of the data. */
  readonly data?: T
}

/** A job with the usual settings, unless `changes` says otherwise: a run of at most a minute, 40 retries over somewhat more than a day. */
export function defineJob<T extends object>(name: string, changes: Partial<Omit<Job<T>, 'name'>> = {}): Job<T> {
  return { name, retryLimit: 40, retryDelaySeconds: 1, retryDelayMaxSeconds: 3600, expireSeconds: 60, keepsOneWaiting: false, ...changes }
}

/** A job with its handler `run`, which must be idempotent: if a process dies after the effect, the job runs again. */
export interface JobWorker {
  readonly job: Job<object>
  readonly run: (data: object) => Promise<void>
}

/** Pairs a job with a handler of its data's type. */
export function jobWorker<T extends object>(job: Job<T>, run: (data: T) => Promise<void>): JobWorker {
  return { job: job as Job<object>, run: run as (data: object) => Promise<void> }
}

/** The job queue of one process. */
export interface Jobs {
  /** Queues a job if the transaction commits. `after`, a time or seconds, delays its first run. */
  send<T extends object>(tx: Tx, job: Job<T>, data: T, options?: { after?: Date | number }): Promise<void>
  /** Creates the queues; no job is taken before `work`. */
  start(): Promise<void>
  /** Starts taking jobs. */
  work(): Promise<void>
  /** Lets running jobs finish for up to 20 seconds, then stops; unfinished ones return to the queue. */
  stop(): Promise<void>
}

/** Database schema with the queue's tables. */
export const JOBS_SCHEMA = 'jobs'
/** How often a process checks which queues have due jobs. */
const POLL_MS = 1_000
/**
 * How often the library polls each queue by itself. Each queue's worker sends its own query, all at the same moment: every
 * second that would be a burst that delays pages.
 */
const POLLING_SECONDS = 60

/**
 * Set for jobs that may run for longer than this. The library records twice in this time that a run is still going on. A run without a record for
 * this long counts as lost, because its process or connection failed, and the job starts again.
 */
const HEARTBEAT_SECONDS = 60

/** How often the library looks for lost runs, besides at each start. */
const SUPERVISE_SECONDS = 60

/** `workers` is called once features have been made, which themselves need the queue. */
export function createJobs(db: Db, log: Log, workers: () => readonly JobWorker[]): Jobs {
  const queues = new Set<string>()
  const boss = openBoss(db, log, true)
  /** The library's id of this process's worker, by queue. */
  const workerIds = new Map<string, string>()
  const poll = pollDueQueues(db, log, workerIds, (id) => boss.notifyWorker(id))
  return {
    async send(tx, job, data, options = {}) {
      // The library would look up an unknown queue on another connection: with all connections in transactions that would deadlock.
      if (!queues.has(job.name)) throw new Error(`no queue was made for the job ${job.name}`)
      const ensureQueued = async () => {
        if (job.keepsOneWaiting && (await lockWaitingJob(tx, job.name))) return true
        return (await boss.send(job.name, data, { db: toBossDb(tx), ...(options.after ? { startAfter: options.after } : {}) })) !== null
      }
      // Fails if another transaction sent a job between the two queries. A worker may have taken that job since, so both are repeated.
      while (!(await ensureQueued()));
    },
    async start() {
      await makeQueues(db, log, workers())
      // Reads and caches all queues at once.
      await boss.start()
      for (const { job } of workers()) queues.add(job.name)
    },
    async work() {
      for (const { job, run } of workers()) {
        const workerId = await boss.work(job.name, { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 }, async ([taken]) => {
          // Makes the worker fetch the next waiting job right after this one, not at the next poll. With `keepsOneWaiting` there is no backlog.
          if (taken && !job.keepsOneWaiting) boss.notifyWorker(workerIds.get(job.name) ?? '')
          if (taken) await attributeTo(`job ${job.name}`, () => run(taken.data as object))
        })
        workerIds.set(job.name, workerId)
      }
      poll.start()
      // By itself the library looks for lost runs only after an interval: a process that is restarted more often would never do it.
      boss.supervise().catch((error: unknown) => log.error({ err: error }, 'background work failed'))
    },
    async stop() {
      await poll.stop()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Wakes the workers of all queues with due jobs, found by one query. */
function pollDueQueues(db: Db, log: Log, workerIds: ReadonlyMap<string, string>, wake: (workerId: string) => void) {
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  const poll = async () => {
    const due = await listDueQueues(db, [...workerIds.keys()]).catch((error: unknown) => {
      log.error({ err: error }, 'background work failed')
      return []
    })
    for (const name of due) wake(workerIds.get(name) ?? '')
    if (timer) timer = setTimeout(next, POLL_MS).unref()
  }
  const next = () => {
    polling = poll()
  }
  return {
    start(): void {
      timer = setTimeout(next, POLL_MS).unref()
    },
    /** Stops after the running query. */
    stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      return polling
    },
  }
}

/** Opens a client of the library. `supervise` makes it look for lost runs: false for a client that only makes queues. */
function openBoss(db: Db, log: Log, supervise: boolean): PgBoss {
  const boss = new PgBoss({
    db: toBossDb(db),
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'background work failed'))
  return boss
}

/** Creates or updates the queues. It uses a client of its own, since a client drops its cache of each queue that it changes. */
async function makeQueues(db: Db, log: Log, workers: readonly JobWorker[]): Promise<void> {
  const boss = openBoss(db, log, false)
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
    ...(job.expireSeconds > HEARTBEAT_SECONDS ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
  }
  const policy = job.keepsOneWaiting ? 'short' : 'standard'
  const existing = await boss.getQueue(job.name)
  if (!existing) return boss.createQueue(job.name, { ...options, policy })
  await boss.updateQueue(job.name, options)
  if (existing.policy !== policy) await changeQueuePolicy(db, job.name, policy)
}

/** The library needs only something that runs a query; inferring that from our tables' types takes the compiler a second. */
const toBossDb = (db: Db | Tx) => fromKysely(db as unknown as Kysely<never>)
