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

/** The parser with a limit of 60 s: a job normally takes a few hundred milliseconds. */
export const PARSE_THREAD: ParseThread = { program: new URL('./parse-worker.ts', import.meta.url), seconds: 60 }

/** Limits of a thread's heap: without them it grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

/** A job that was sent to the thread, and the promise of its result. */
interface WaitingJob {
  readonly job: Job
  resolve(batch: ParsedBatch): void
  reject(error: unknown): void
}

export class PoolWorker {
  readonly #classifiers: Classifiers
  readonly #limits: ParseThread
  /** Jobs without a result; the first one is being parsed. */
  readonly #waiting: WaitingJob[] = []
  /** Number of each memory that the thread already has. Memory sent again with every job would count as new for the thread's garbage collector. */
  readonly #sent = new Map<Uint8Array, number>()
  #thread: Worker
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(classifiers: Classifiers, limits: ParseThread) {
    this.#classifiers = classifiers
    this.#limits = limits
    this.#thread = this.#startThread()
  }

  /** Rejects with FileRefused if the job exceeded a limit, and with the error of a thread that failed otherwise. */
  parse(job: Job): Promise<ParsedBatch> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      if (this.#waiting.length === 1) this.#watch()
      this.#thread.postMessage(this.#toMessage(job))
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#thread.terminate()
  }

  #startThread(): Worker {
    const thread = new Worker(this.#limits.program, { workerData: this.#classifiers, resourceLimits: WORKER_MEMORY })
    // A thread that ends without an error was terminated by `#watch`.
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
    // The thread is replaced at `exit` and not before: until then it may still send results and write into the memory of its jobs.
    thread.on('exit', () => this.#replace(failure))
    return thread
  }

  /** Starts a new thread: the job being parsed fails, and those after it are sent to the new thread. */
  #replace(failure: unknown): void {
    if (this.#isClosed) return
    this.#sent.clear()
    this.#thread = this.#startThread()
    this.#waiting.shift()?.reject(failure)
    this.#watch()
    for (const { job } of this.#waiting) this.#thread.postMessage(this.#toMessage(job))
  }

  /** Ends the thread if the current job takes more processor time than allowed, measured from the first check on. */
  #watch(): void {
    clearInterval(this.#timer)
    const [watched] = this.#waiting
    if (!watched) return
    const thread = this.#thread
    let usedAtFirstCheck: number | undefined
    const checkUsage = async () => {
      const used = await threadSeconds(thread)
      if (used === undefined || this.#waiting[0] !== watched) return
      usedAtFirstCheck ??= used
      if (used - usedAtFirstCheck >= this.#limits.seconds) await thread.terminate()
    }
    this.#timer = setInterval(() => void checkUsage(), (this.#limits.seconds * 1_000) / CHECKS_PER_LIMIT)
  }

  #toMessage({ memory, ...rest }: Job): JobMessage {
    // Memory of another size was made for one long document and is not reused.
    if (memory.length !== JOB_BYTES) return { ...rest, memory }
    const sentNumber = this.#sent.get(memory)
    if (sentNumber !== undefined) return { ...rest, number: sentNumber }
    const number = this.#sent.size
    this.#sent.set(memory, number)
    return { ...rest, number, memory }
  }
}

/** Processor time in seconds that the thread has used; undefined if the thread has ended. */
const threadSeconds = (thread: Worker): Promise<number | undefined> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000_000,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_NOT_RUNNING') throw error
      return undefined
    },
  )
