// Distributes jobs to parsing threads; while there is too little work for threads, parses in the main thread.
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

/** The first so many bytes are parsed in the main thread: starting a thread costs about 150 ms, as much as parsing them. */
const INLINE_BYTES = 4 * 1024 * 1024

/** Formats with documents so small that storing their rows costs as much as parsing them. */
const LIGHT: ReadonlySet<XmlFormat> = new Set(['rsmp', 'open-set'])

/** `parse` may be called again before it has answered; each thread answers in the order of its jobs. */
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
   * How many threads this job may use. Where storing is as much work as parsing, half of them: each further thread would only compile the same
   * code once more, which takes a quarter of the processor time for a list of small businesses.
   */
  #threadsFor({ format }: Job): number {
    return this.#isLarge && !LIGHT.has(format) ? this.#size : Math.ceil(this.#size / 2)
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}
