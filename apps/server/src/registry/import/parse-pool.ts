// Hands batches to worker threads, or parses in place while there is too little work.
import type { Classifiers } from '../classifiers.ts'
import { BatchBuilder, type ParsedBatch } from './database/staged-rows.ts'
import type { XmlFormat } from './formats/formats.ts'
import { type Job, parseBatch, toBatch } from './parse-batch.ts'
import { PARSE_THREAD, type ParseThread, PoolWorker } from './pool-worker.ts'

export interface PoolOptions {
  /** 0 never starts a thread. */
  readonly size: number
  /** Threads start at once. */
  readonly large?: boolean
  readonly thread?: ParseThread
}

/** Starting a worker costs about 150 ms, as much as parsing this many bytes: small imports use none. */
const INLINE_BYTES = 4 * 1024 * 1024

/** Size of documents so small that storing their rows costs as much as parsing them. */
const LIGHT: ReadonlySet<XmlFormat> = new Set(['rsmp', 'open-set'])

/** Answers come in the order in which each worker got its jobs; `parse` may be called again before it answers. */
export class ParsePool {
  readonly #classifiers: Classifiers
  readonly #size: number
  readonly #builder = new BatchBuilder()
  readonly #workers: PoolWorker[] = []
  readonly #isLarge: boolean
  readonly #thread: ParseThread
  #bytesSeen = 0
  #turn = 0

  constructor(classifiers: Classifiers, { size, large = false, thread = PARSE_THREAD }: PoolOptions) {
    this.#classifiers = classifiers
    this.#size = size
    this.#isLarge = large
    this.#thread = thread
  }

  /** The rows of the answer are in the job's memory. Rejects with FileRefused if a thread could not parse it within its limits. */
  parse(job: Job): Promise<ParsedBatch> {
    this.#bytesSeen += job.ends.at(-1) ?? 0
    if (this.#size === 0 || (!this.#isLarge && this.#bytesSeen <= INLINE_BYTES)) {
      return new Promise((resolve) => resolve(toBatch(parseBatch(job, this.#classifiers, this.#builder), job)))
    }
    const wanted = this.#threadsFor(job)
    if (this.#workers.length < wanted) this.#workers.push(new PoolWorker(this.#classifiers, this.#thread))
    const worker = this.#workers[this.#turn++ % Math.min(wanted, this.#workers.length)]
    if (!worker) throw new Error('no worker')
    return worker.parse(job)
  }

  /**
   * If the database is as busy as the parser, half of the processors parse: each further thread would only compile the same code
   * once more, for a small business list a quarter of all processor time.
   */
  #threadsFor({ format }: Job): number {
    return this.#isLarge && !LIGHT.has(format) ? this.#size : Math.ceil(this.#size / 2)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}
