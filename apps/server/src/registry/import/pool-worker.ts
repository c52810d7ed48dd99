// One slot of the pool: a thread that parses jobs in turn, and is replaced when a job exceeded its limits.
import { Worker } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import type { ParsedBatch } from './database/staged-rows.ts'
import { JOB_BYTES } from './job-builder.ts'
import { type Job, type Parsed, toBatch } from './parse-batch.ts'
import type { JobMessage } from './parse-worker.ts'
import { FileRefused } from './refused.ts'

/** What a thread runs, and the processor time in seconds that it may take for one job, however busy the machine is. */
export interface ParseThread {
  readonly program: URL
  readonly seconds: number
}

/** How often the thread's time is checked during the time limit of a job. */
const CHECKS_PER_LIMIT = 4

/** A job is normally parsed within a few hundred milliseconds. */
export const PARSE_THREAD: ParseThread = { program: new URL('./parse-worker.ts', import.meta.url), seconds: 60 }

/** Without limits each thread's heap grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

interface Waiting {
  readonly job: Job
  resolve(batch: ParsedBatch): void
  reject(error: unknown): void
}

export class PoolWorker {
  readonly #classifiers: Classifiers
  readonly #limits: ParseThread
  /** The first is the present job. */
  readonly #waiting: Waiting[] = []
  /** Memory that the thread already has. Sent again with every job, it would count as new memory for its garbage collector. */
  readonly #sent = new Map<Uint8Array, number>()
  #thread: Worker
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(classifiers: Classifiers, limits: ParseThread) {
    this.#classifiers = classifiers
    this.#limits = limits
    this.#thread = this.#started()
  }

  parse(job: Job): Promise<ParsedBatch> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      if (this.#waiting.length === 1) this.#watch()
      this.#thread.postMessage(this.#message(job))
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#thread.terminate()
  }

  #started(): Worker {
    const thread = new Worker(this.#limits.program, { workerData: this.#classifiers, resourceLimits: WORKER_MEMORY })
    let failure: unknown = new FileRefused(`parsing took longer than ${this.#limits.seconds} s of a processor`)
    thread.on('message', (parsed: Parsed) => {
      const waiting = this.#waiting.shift()
      this.#watch()
      waiting?.resolve(toBatch(parsed, waiting.job))
    })
    thread.on('error', (error: NodeJS.ErrnoException) => {
      failure =
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileRefused('parsing took more memory than a thread has', { cause: error }) : error
    })
    // Not earlier: until then the thread may answer, and write into the memory of its jobs.
    thread.on('exit', () => this.#replace(failure))
    return thread
  }

  /** The present job fails; those after it go to a new thread. */
  #replace(failure: unknown): void {
    if (this.#isClosed) return
    this.#sent.clear()
    this.#thread = this.#started()
    this.#waiting.shift()?.reject(failure)
    this.#watch()
    for (const { job } of this.#waiting) this.#thread.postMessage(this.#message(job))
  }

  /** Measures the processor time of the present job from now on. */
  #watch(): void {
    clearInterval(this.#timer)
    const [watched] = this.#waiting
    if (!watched) return
    const thread = this.#thread
    let before: number | undefined
    const checkUsage = async () => {
      const used = await threadSeconds(thread)
      if (used === undefined || this.#waiting[0] !== watched) return
      before ??= used
      if (used - before >= this.#limits.seconds) await thread.terminate()
    }
    this.#timer = setInterval(() => void checkUsage(), (this.#limits.seconds * 1_000) / CHECKS_PER_LIMIT)
  }

  #message({ memory, ...rest }: Job): JobMessage {
    // Larger memory was made for one document and is not reused.
    if (memory.length !== JOB_BYTES) return { ...rest, memory }
    const known = this.#sent.get(memory)
    if (known !== undefined) return { ...rest, number: known }
    const number = this.#sent.size
    this.#sent.set(memory, number)
    return { ...rest, number, memory }
  }
}

/** Processor time that the thread has used; undefined if the thread has ended. */
const threadSeconds = (thread: Worker): Promise<number | undefined> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000_000,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_NOT_RUNNING') throw error
      return undefined
    },
  )
