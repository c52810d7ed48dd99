// Background work: a job is sent in the transaction that causes it and done by any process, again and again until it succeeds.
import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import { attributeTo } from '../loop.ts'
import { changeQueuePolicy, holdWaitingJob, listDueQueues } from './jobs.sql.ts'

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
/** How often a process looks which queues have a job that is due. */
const LOOK_MS = 1_000
/**
 * How often the library looks into each queue of its own accord. Every queue's worker asks a question of its own, all in one moment:
 * at each second that would be a burst which the pages of that moment wait behind.
 */
const POLLING_SECONDS = 60

export function createJobs(db: Db, log: Log, workers: () => readonly JobWorker[]): Jobs {
  const queues = new Set<string>()
  const boss = openBoss(db, log)
  const takers = new Map<string, string>()
  const look = lookForDue(db, log, takers, (id) => boss.notifyWorker(id))
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
        const taker = await boss.work(job.name, { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 }, async ([taken]) => {
          if (taken) await attributeTo(`job ${job.name}`, () => run(taken.data as object))
        })
        takers.set(job.name, taker)
      }
      look.start()
    },
    async stop() {
      await look.stop()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** Wakes the taker of each queue that has a job which is due, found by one question for all of them. */
function lookForDue(db: Db, log: Log, takers: ReadonlyMap<string, string>, wake: (taker: string) => void) {
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  const look = async () => {
    const due = await listDueQueues(db, [...takers.keys()]).catch((error: unknown) => {
      log.error({ err: error }, 'background work failed')
      return []
    })
    for (const name of due) wake(takers.get(name) ?? '')
    if (timer) timer = setTimeout(next, LOOK_MS).unref()
  }
  const next = () => {
    looking = look()
  }
  return {
    start(): void {
      timer = setTimeout(next, LOOK_MS).unref()
    },
    /** Ends after the question that is under way. */
    stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      return looking
    },
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
