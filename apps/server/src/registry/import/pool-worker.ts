// One parsing thread of the pool: it parses its jobs one after another, and is replaced if a job exceeds the limits of time or memory.
import { Worker } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import type { ParsedBatch } from './database/staged-rows.ts'
import { FileRefused } from './import-errors.ts'
import { JOB_BYTES } from './job-builder.ts'
import { type Job, type Parsed, toBatch } from './parse-batch.ts'
import type { JobMessage } from './parse-worker.ts'

/** The program of a thread, and how many seconds of processor time one job may take. */
export interface ParseThread {
  readonly program: URL
  readonly seconds: number
}

/** How often the thread's time is checked during the time limit of a job. */
const CHECKS_PER_LIMIT = 4

/** 60 s: a job normally takes a few hundred milliseconds. */
export const PARSE_THREAD: ParseThread = { program: new URL('./parse-worker.ts', import.meta.url), seconds: 60 }

/** Limits of a thread's heap: without them it grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

interface Waiting {
  readonly job: Job
  resolve(batch: ParsedBatch): void
  reject(error: unknown): void
}

export class PoolWorker {
  readonly #classifiers: Classifiers
  readonly #limits: ParseThread
  /** The first is the one being parsed. */
  readonly #waiting: Waiting[] = []
  /** Number of each memory that the thread already has. Sent again with every job, it would count as new for its garbage collector. */
  readonly #sent = new Map<Uint8Array, number>()
  #thread: Worker
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(classifiers: Classifiers, limits: ParseThread) {
    this.#classifiers = classifiers
    this.#limits = limits
    this.#thread = this.#started()
  }

  /** Rejects with FileRefused if the job exceeded a limit, and with the error of a thread that failed otherwise. */
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
    // Not before `exit`: until then the thread may still answer and write into the memory of its jobs.
    thread.on('exit', () => this.#replace(failure))
    return thread
  }

  /** The job being parsed fails; the ones after it go to a new thread. */
  #replace(failure: unknown): void {
    if (this.#isClosed) return
    this.#sent.clear()
    this.#thread = this.#started()
    this.#waiting.shift()?.reject(failure)
    this.#watch()
    for (const { job } of this.#waiting) this.#thread.postMessage(this.#message(job))
  }

  /** Ends the thread if the present job takes more processor time than allowed, measured from the first check on. */
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
