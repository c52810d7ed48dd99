// Background jobs: sent in the transaction that causes them, run by any process, retried until they succeed.
import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import { attributeTo } from '../loop.ts'
import { changeQueuePolicy, listDueQueues, lockWaitingJob } from './jobs.sql.ts'

/** A kind of job. `T` is its data: small JSON, ids rather than contents. */
export interface Job<T extends object> {
  readonly name: string
  /** After this many failures it is kept as failed, for a person to look at. */
  readonly retryLimit: number
  /** Pause before the first retry; doubles up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  /** A run that takes longer counts as failed. */
  readonly expireSeconds: number
  /** A run covers everything requested before it: while one waits, sending it again adds nothing. */
  readonly keepsOneWaiting: boolean
  /** Phantom field for the type of the data. */
  readonly data?: T
}

/** A job with the usual settings, unless `changes` says otherwise: a run of at most a minute, 40 retries over somewhat more than a day. */
export function defineJob<T extends object>(name: string, changes: Partial<Omit<Job<T>, 'name'>> = {}): Job<T> {
  return { name, retryLimit: 40, retryDelaySeconds: 1, retryDelayMaxSeconds: 3600, expireSeconds: 60, keepsOneWaiting: false, ...changes }
}

/** A job with its handler. It must be idempotent: a run may be cut off after its effect. */
export interface JobWorker {
  readonly job: Job<object>
  readonly run: (data: object) => Promise<void>
}

export function jobWorker<T extends object>(job: Job<T>, run: (data: T) => Promise<void>): JobWorker {
  return { job: job as Job<object>, run: run as (data: object) => Promise<void> }
}

export interface Jobs {
  /** Queues a job if the transaction commits. `after`, a time or seconds, delays its first run. */
  send<T extends object>(tx: Tx, job: Job<T>, data: T, options?: { after?: Date | number }): Promise<void>
  /** Creates the queues; no job is taken before `work`. */
  start(): Promise<void>
  /** Starts taking jobs. */
  work(): Promise<void>
  /** Lets running jobs finish for a while, then stops; unfinished ones return to the queue. */
  stop(): Promise<void>
}

export const JOBS_SCHEMA = 'jobs'
/** How often a process checks which queues have due jobs. */
const POLL_MS = 1_000
/**
 * How often the library polls each queue by itself. Each queue's worker sends its own query, all at the same moment: every
 * second that would be a burst that delays pages.
 */
const POLLING_SECONDS = 60

/**
 * Of jobs that may run for longer than this. The library reports every half of it that a run is still going on; a run without a report for this
 * long counts as lost, as with its process or connection, and the job is started again.
 */
const HEARTBEAT_SECONDS = 60

/** How often the library looks for lost runs, besides at each start. */
const SUPERVISE_SECONDS = 60

export function createJobs(db: Db, log: Log, workers: () => readonly JobWorker[]): Jobs {
  const queues = new Set<string>()
  const boss = openBoss(db, log, true)
  /** The library's id of this process's worker, by queue. */
  const takers = new Map<string, string>()
  const poll = pollDueQueues(db, log, takers, (id) => boss.notifyWorker(id))
  return {
    async send(tx, job, data, options = {}) {
      // The library would look it up on another connection: with all connections in transactions that would deadlock.
      if (!queues.has(job.name)) throw new Error(`no queue was made for the job ${job.name}`)
      const place = async () => {
        if (job.keepsOneWaiting && (await lockWaitingJob(tx, job.name))) return true
        return (await boss.send(job.name, data, { db: toBossDb(tx), ...(options.after ? { startAfter: options.after } : {}) })) !== null
      }
      // Between the two queries another transaction may have sent a job, which was then taken.
      while (!(await place()));
    },
    async start() {
      await makeQueues(db, log, workers())
      // Reads and caches all queues at once.
      await boss.start()
      for (const { job } of workers()) queues.add(job.name)
    },
    async work() {
      for (const { job, run } of workers()) {
        const taker = await boss.work(job.name, { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 }, async ([taken]) => {
          // Another job may wait: the worker fetches it right after this one, not at the next poll. A queue that keeps one waiting has no backlog.
          if (taken && !job.keepsOneWaiting) boss.notifyWorker(takers.get(job.name) ?? '')
          if (taken) await attributeTo(`job ${job.name}`, () => run(taken.data as object))
        })
        takers.set(job.name, taker)
      }
      poll.start()
      // The library first looks for lost runs after an interval: a process that is killed more often than that would never do it.
      boss.supervise().catch((error: unknown) => log.error({ err: error }, 'background work failed'))
    },
    async stop() {
      await poll.stop()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Wakes the workers of all queues with due jobs, found by one query. */
function pollDueQueues(db: Db, log: Log, takers: ReadonlyMap<string, string>, wake: (taker: string) => void) {
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  const poll = async () => {
    const due = await listDueQueues(db, [...takers.keys()]).catch((error: unknown) => {
      log.error({ err: error }, 'background work failed')
      return []
    })
    for (const name of due) wake(takers.get(name) ?? '')
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

/** `supervise`: false for a client that only makes queues. */
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

/** Uses another client of the library: one drops its cache of a queue that it changes. */
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
  const known = await boss.getQueue(job.name)
  if (!known) return boss.createQueue(job.name, { ...options, policy })
  await boss.updateQueue(job.name, options)
  if (known.policy !== policy) await changeQueuePolicy(db, job.name, policy)
}

/** The library needs only something that runs a query; inferring that from our tables' types takes the compiler a second. */
const toBossDb = (db: Db | Tx) => fromKysely(db as unknown as Kysely<never>)
