// Hands batches to worker threads, or parses in place while there is too little to share out.
import { Worker } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { BatchBuilder, type ParsedBatch } from './database/staged-rows.ts'
import type { XmlFormat } from './formats/formats.ts'
import { JOB_BYTES } from './job-builder.ts'
import { batchOf, type Job, type Parsed, parseBatch } from './parse-batch.ts'
import type { JobMessage } from './parse-worker.ts'

/** Without limits each thread's heap grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

/** Starting a worker costs about 150 ms, as much as parsing this many bytes: a small load needs none. */
const INLINE_BYTES = 4 * 1024 * 1024

/** Documents of so little that taking their rows into the database costs as much as parsing them. */
const LIGHT: ReadonlySet<XmlFormat> = new Set(['rsmp', 'open-set'])

/** Answers come in the order of the questions each worker got; `parse` may be called again before it answers. */
export class ParsePool {
  readonly #classifiers: Classifiers
  readonly #size: number
  readonly #builder = new BatchBuilder()
  readonly #workers: PoolWorker[] = []
  readonly #isLarge: boolean
  #bytesSeen = 0
  #turn = 0

  /** `size` 0 never starts a thread; a large load starts them at once. */
  constructor(classifiers: Classifiers, size: number, large = false) {
    this.#classifiers = classifiers
    this.#size = size
    this.#isLarge = large
  }

  /** The rows of the answer stand in the job's memory. */
  parse(job: Job): Promise<ParsedBatch> {
    this.#bytesSeen += job.ends.at(-1) ?? 0
    if (this.#size === 0 || (!this.#isLarge && this.#bytesSeen <= INLINE_BYTES)) {
      return new Promise((resolve) => resolve(batchOf(parseBatch(job, this.#classifiers, this.#builder), job)))
    }
    const wanted = this.#threadsFor(job)
    if (this.#workers.length < wanted) this.#workers.push(new PoolWorker(this.#classifiers))
    const worker = this.#workers[this.#turn++ % Math.min(wanted, this.#workers.length)]
    if (!worker) throw new Error('no worker')
    return worker.parse(job)
  }

  /**
   * Where the database is as busy as the parser, half of the processors parse: each further thread would only compile the same code
   * once more, for a list of small business a quarter of all processor time.
   */
  #threadsFor({ format }: Job): number {
    return this.#isLarge && !LIGHT.has(format) ? this.#size : Math.ceil(this.#size / 2)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}

interface Waiting {
  readonly job: Job
  resolve(batch: ParsedBatch): void
  reject(error: unknown): void
}

class PoolWorker {
  readonly #thread: Worker
  readonly #waiting: Waiting[] = []
  /** Memories that the thread has. Received anew with every job, each would count as new memory for its collector. */
  readonly #sent = new Map<Uint8Array, number>()

  constructor(classifiers: Classifiers) {
    this.#thread = new Worker(new URL('./parse-worker.ts', import.meta.url), { workerData: classifiers, resourceLimits: WORKER_MEMORY })
    this.#thread.on('message', (parsed: Parsed) => {
      const waiting = this.#waiting.shift()
      waiting?.resolve(batchOf(parsed, waiting.job))
    })
    this.#thread.on('error', (error) => {
      for (const waiting of this.#waiting.splice(0)) waiting.reject(error)
    })
  }

  parse(job: Job): Promise<ParsedBatch> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      this.#thread.postMessage(this.#message(job))
    })
  }

  #message({ memory, ...rest }: Job): JobMessage {
    // Larger memory was made for one document, and is not used again.
    if (memory.length !== JOB_BYTES) return { ...rest, memory }
    const known = this.#sent.get(memory)
    if (known !== undefined) return { ...rest, number: known }
    const number = this.#sent.size
    this.#sent.set(memory, number)
    return { ...rest, number, memory }
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }
}
