// Distributes the jobs of an import (documents of an XML file to parse) to threads; while there is too little work for threads, parses in the main
// one.
import type { Classifiers } from '../classifiers.ts'
import { BatchBuilder, type ParsedBatch } from './database/staged-rows.ts'
import type { XmlFormat } from './formats/formats.ts'
import { type Job, parseBatch, toBatch } from './parse-batch.ts'
import { PARSE_THREAD, type ParseThread, PoolWorker } from './pool-worker.ts'

export interface PoolOptions {
  /** Number of threads; 0 always parses in the main thread. */
  readonly size: number
  /** True starts threads from the first job on, for an import known to be large. */
  readonly large?: boolean
  readonly thread?: ParseThread
}

/**
 * Number of bytes at the beginning of an import that are parsed in the main thread: starting a thread takes about 150 ms, as long as parsing them.
 */
const INLINE_BYTES = 4 * 1024 * 1024

/** Formats (small businesses, open data) with documents so small that storing their rows costs as much as parsing them. */
const LIGHT: ReadonlySet<XmlFormat> = new Set(['rsmp', 'open-set'])

/** `parse` may be called again before its last result is there; each thread returns its results in the order of its jobs. */
export class ParsePool {
  readonly #classifiers: Classifiers
  readonly #size: number
  readonly #builder = new BatchBuilder()
  readonly #workers: PoolWorker[] = []
  readonly #isLarge: boolean
  readonly #thread: ParseThread
  /** Bytes of all jobs so far. */
  #bytesSeen = 0
  /** Number of jobs given to threads: they take turns. */
  #turn = 0

  constructor(classifiers: Classifiers, { size, large = false, thread = PARSE_THREAD }: PoolOptions) {
    this.#classifiers = classifiers
    this.#size = size
    this.#isLarge = large
    this.#thread = thread
  }

  /** The rows of the result are in the job's memory. Rejects with FileRefused if a thread could not parse the job within its limits. */
  parse(job: Job): Promise<ParsedBatch> {
    this.#bytesSeen += job.ends.at(-1) ?? 0
    if (this.#size === 0 || (!this.#isLarge && this.#bytesSeen <= INLINE_BYTES)) {
      return new Promise((resolve) => resolve(toBatch(parseBatch(job, this.#classifiers, this.#builder), job)))
    }
    const threads = this.#threadsFor(job)
    if (this.#workers.length < threads) this.#workers.push(new PoolWorker(this.#classifiers, this.#thread))
    const worker = this.#workers[this.#turn++ % Math.min(threads, this.#workers.length)]
    if (!worker) throw new Error('no worker')
    return worker.parse(job)
  }

  /**
   * Number of threads among which this job may be put. Only a large load of extracts uses all. If storing is as much work as parsing, half of the
   * threads are enough: each further thread would only compile the same code once more, which takes a quarter of the processor time for a list of
   * small businesses.
   */
  #threadsFor({ format }: Job): number {
    return this.#isLarge && !LIGHT.has(format) ? this.#size : Math.ceil(this.#size / 2)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}
