// Collects documents until there are enough for one job, in memory that jobs share with the parsing threads and use again and again.
import type { Job } from './parse-batch.ts'

/** Documents parsed together. */
const JOB_DOCUMENTS = 500
/** Memory of one job, if no document needs more. */
export const JOB_BYTES = 1024 * 1024

/**
 * Memory of jobs. New memory for each would cost more than parsing: it lies outside of the heap, and the collector goes through
 * the whole heap whenever enough of it has come together.
 */
export class JobMemory {
  readonly #free: Uint8Array[] = []

  /** At least so many bytes. */
  take(bytes: number): Uint8Array {
    if (bytes > JOB_BYTES) return new Uint8Array(new SharedArrayBuffer(bytes))
    return this.#free.pop() ?? new Uint8Array(new SharedArrayBuffer(JOB_BYTES))
  }

  /** What nobody reads any more. */
  giveBack(memory: Uint8Array): void {
    if (memory.length === JOB_BYTES) this.#free.push(memory)
  }
}

export class JobBuilder {
  readonly #pool: JobMemory
  #memory: Uint8Array | undefined
  #ends: number[] = []
  #first = 0

  constructor(pool: JobMemory) {
    this.#pool = pool
  }

  /** Copies the document into the job; false when it has no room for it, and must be taken first. */
  add(bytes: Uint8Array, document: number): boolean {
    const start = this.#ends.at(-1) ?? 0
    if (this.#memory && (this.#ends.length >= JOB_DOCUMENTS || start + bytes.length > this.#memory.length)) return false
    if (!this.#memory) {
      this.#memory = this.#pool.take(bytes.length)
      this.#first = document
    }
    this.#memory.set(bytes, start)
    this.#ends.push(start + bytes.length)
    return true
  }

  take(rest: Pick<Job, 'format' | 'encoding' | 'firstOrdinal'>): Job | undefined {
    if (!this.#memory) return undefined
    const job = { ...rest, firstDocument: this.#first, memory: this.#memory, ends: this.#ends }
    this.#memory = undefined
    this.#ends = []
    return job
  }
}
