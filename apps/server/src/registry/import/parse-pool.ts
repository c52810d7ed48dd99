// Hands batches to worker threads, or parses in place while there is too little to share out.
import { Worker } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { type Job, parseBatch } from './parse-batch.ts'
import type { ParsedBatch } from './rows.ts'

/** Without limits each thread's heap grows to hundreds of megabytes of garbage before it is collected. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

/** Starting a worker costs about 150 ms, as much as parsing this many bytes. */
const INLINE_BYTES = 4 * 1024 * 1024

/** Answers come in the order of the questions each worker got; `parse` may be called again before it answers. */
export class ParsePool {
  readonly #classifiers: Classifiers
  readonly #size: number
  readonly #workers: PoolWorker[] = []
  #bytesSeen = 0
  #turn = 0

  /** `size` 0 never starts a thread. */
  constructor(classifiers: Classifiers, size: number) {
    this.#classifiers = classifiers
    this.#size = size
  }

  parse(job: Job): Promise<ParsedBatch> {
    this.#bytesSeen += job.bytes.byteLength
    if (this.#size === 0 || this.#bytesSeen <= INLINE_BYTES) {
      return new Promise((resolve) => resolve(parseBatch(job, this.#classifiers)))
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
      this.#thread.postMessage(job, [job.bytes.buffer as ArrayBuffer])
    })
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }
}
