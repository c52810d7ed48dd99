// Hands batches to worker threads, or parses in place while there is too little to share out.
import { Worker } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { type Job, parseBatch } from './parse-batch.ts'
import { BatchBuilder, type ParsedBatch } from './rows.ts'

/** Without limits each thread's heap grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

/** Starting a worker costs about 150 ms, as much as parsing this many bytes: a small load needs none. */
const INLINE_BYTES = 4 * 1024 * 1024

/** Answers come in the order of the questions each worker got; `parse` may be called again before it answers. */
export class ParsePool {
  readonly #classifiers: Classifiers
  readonly #size: number
  readonly #builder = new BatchBuilder()
  readonly #workers: PoolWorker[] = []
  readonly #inlineBytes: number
  #bytesSeen = 0
  #turn = 0

  /** `size` 0 never starts a thread; a large load starts them at once. */
  constructor(classifiers: Classifiers, size: number, large = false) {
    this.#classifiers = classifiers
    this.#size = size
    this.#inlineBytes = large ? 0 : INLINE_BYTES
  }

  /** The rows of the answer stand in the job's memory. */
  parse(job: Job): Promise<ParsedBatch> {
    this.#bytesSeen += job.ends.at(-1) ?? 0
    if (this.#size === 0 || this.#bytesSeen <= this.#inlineBytes) {
      return new Promise((resolve) => resolve(parseBatch(job, this.#classifiers, this.#builder)))
    }
    if (this.#workers.length < this.#size) this.#workers.push(new PoolWorker(this.#classifiers))
    const worker = this.#workers[this.#turn++ % this.#workers.length]
    if (!worker) throw new Error('no worker')
    return worker.parse(job)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}

interface Waiting {
  resolve(batch: ParsedBatch): void
  reject(error: unknown): void
}

class PoolWorker {
  readonly #thread: Worker
  readonly #waiting: Waiting[] = []

  constructor(classifiers: Classifiers) {
    this.#thread = new Worker(new URL('./parse-worker.ts', import.meta.url), { workerData: classifiers, resourceLimits: WORKER_MEMORY })
    this.#thread.on('message', (batch: ParsedBatch) => this.#waiting.shift()?.resolve(batch))
    this.#thread.on('error', (error) => {
      for (const waiting of this.#waiting.splice(0)) waiting.reject(error)
    })
  }

  parse(job: Job): Promise<ParsedBatch> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#thread.postMessage(job)
    })
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }
}
