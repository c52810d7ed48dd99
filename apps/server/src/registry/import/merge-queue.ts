// Collects parsed batches and merges them one transaction after another, while the next documents are already being parsed.
import type { ImportDatabase } from './import-database.ts'
import type { Merged } from './merge.sql.ts'
import { type MergeOptions, mergeBatches } from './merge-batches.ts'
import { BATCH_PARTS, type ParsedBatch } from './rows.ts'

/** A transaction ends at so many documents, or so many bytes of rows: the second bounds the memory. */
export interface MergeSize {
  readonly documents: number
  readonly bytes: number
}

/** Short transactions for a register in use; long ones where nobody waits and every round of statements counts. */
export const SMALL_MERGE: MergeSize = { documents: 1_000, bytes: 4_000_000 }
export const LARGE_MERGE: MergeSize = { documents: 10_000, bytes: 4_000_000 }

/** At most one merge runs and one collects. A merge that fails is thrown by the next call. */
export class MergeQueue {
  readonly #database: ImportDatabase
  readonly #size: MergeSize
  readonly #options: MergeOptions
  readonly #onMerged: (merged: Merged) => void
  #waiting: ParsedBatch[] = []
  #documents = 0
  #bytes = 0
  /** Ends well whatever becomes of the merge, whose fault stands in `#failure`. */
  #running: Promise<void> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined

  constructor(database: ImportDatabase, size: MergeSize, options: MergeOptions, onMerged: (merged: Merged) => void) {
    this.#database = database
    this.#size = size
    this.#options = options
    this.#onMerged = onMerged
  }

  async add(batch: ParsedBatch): Promise<void> {
    this.#waiting.push(batch)
    this.#documents += batch.read
    for (const part of BATCH_PARTS) this.#bytes += batch[part].byteLength
    if (this.#documents >= this.#size.documents || this.#bytes >= this.#size.bytes) await this.#next()
  }

  /** Merges what is left and waits for it. */
  async end(): Promise<void> {
    await this.#next()
    await this.#finished()
  }

  /** Waits for the merge under way whatever becomes of it: before its connection closes, after a fault elsewhere. */
  idle(): Promise<void> {
    return this.#running
  }

  async #finished(): Promise<void> {
    await this.#running
    if (this.#failure) throw this.#failure.error
  }

  async #next(): Promise<void> {
    await this.#finished()
    const batches = this.#waiting
    if (batches.length === 0) return
    this.#waiting = []
    this.#documents = 0
    this.#bytes = 0
    this.#running = this.#merge(batches).catch((error: unknown) => {
      this.#failure = { error }
    })
  }

  /** One transaction: rows, facts, ties and everybody who listens, or nothing. */
  async #merge(batches: readonly ParsedBatch[]): Promise<void> {
    this.#onMerged(await this.#database.db.transaction().execute((tx) => mergeBatches(tx, this.#database, batches, this.#options)))
    // Given back now: left to the collector, dozens of megabytes of written rows would wait for it.
    for (const batch of batches) for (const part of BATCH_PARTS) (batch[part].buffer as ArrayBuffer).transfer(0)
  }
}
