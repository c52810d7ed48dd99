// Collects the documents of a file into jobs for the parsing threads of an import, in shared memory that is reused.
import type { Job } from './parse-batch.ts'

/** Documents in one job at most. */
const JOB_DOCUMENTS = 500
/** Memory of one job; a larger document gets memory of its own size. */
export const JOB_BYTES = 1024 * 1024

/**
 * A pool of memory for jobs. Allocating new memory for each job would cost more than parsing: shared memory lies outside of the JavaScript heap, and
 * much new memory there triggers garbage collections of the whole heap.
 */
export class JobMemory {
  readonly #free: Uint8Array[] = []

  /** Memory of at least this many bytes. */
  take(bytes: number): Uint8Array {
    if (bytes > JOB_BYTES) return new Uint8Array(new SharedArrayBuffer(bytes))
    return this.#free.pop() ?? new Uint8Array(new SharedArrayBuffer(JOB_BYTES))
  }

  /** Takes back memory that nobody reads any more. */
  recycle(memory: Uint8Array): void {
    if (memory.length === JOB_BYTES) this.#free.push(memory)
  }
}

/** Fills one job after another with documents. */
export class JobBuilder {
  readonly #pool: JobMemory
  #memory: Uint8Array | undefined
  /** Position in the memory at which each document ends. */
  #ends: number[] = []
  /** Position in the file of the job's first document, from 1. */
  #first = 0

  constructor(pool: JobMemory) {
    this.#pool = pool
  }

  /** Copies the document into the job. `document`: its position in the file, from 1. False if there is no room: take the job, then add again. */
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

  /** The job, or undefined if it has no document; the next document begins a new one. */
  take(rest: Pick<Job, 'format' | 'encoding' | 'firstOrdinal'>): Job | undefined {
    if (!this.#memory) return undefined
    const job = { ...rest, firstDocument: this.#first, memory: this.#memory, ends: this.#ends }
    this.#memory = undefined
    this.#ends = []
    return job
  }
}
