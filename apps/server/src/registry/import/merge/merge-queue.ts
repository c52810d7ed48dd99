// Collects the parsed batches of an import and merges them into the database, one transaction after another, while the next documents are being
// parsed.
import { CopyRows } from '../database/copy-rows.ts'
import type { ImportDatabase } from '../database/import-database.ts'
import { BATCH_PARTS, type BatchRows, type ParsedBatch } from '../database/staged-rows.ts'
import type { Merged } from './merge.sql.ts'
import { type MergeOptions, mergeBatches } from './merge-batches.ts'

/** Collected rows are merged when they have so many documents, or so many bytes, which limits memory. */
export interface MergeSize {
  readonly documents: number
  readonly bytes: number
  /** If no merge is running, so many documents are enough, so that the database is not idle. */
  readonly eager: number
}

/** Short transactions for a register in use, long ones for a large load; the limit of memory is the same. */
export const SMALL_MERGE: MergeSize = { documents: 1_000, bytes: 4_000_000, eager: 200 }
export const LARGE_MERGE: MergeSize = { documents: 10_000, bytes: 4_000_000, eager: 10_000 }

/** At most one merge runs while rows are collected for the next. The error of a merge is thrown by `end` and by an `add` that starts a merge. */
export class MergeQueue {
  readonly #database: ImportDatabase
  readonly #size: MergeSize
  readonly #options: MergeOptions
  readonly #onMerged: (merged: Merged) => void
  #waiting = new WaitingRows()
  /** The rows of the running merge; after it has ended, a buffer to be reused. */
  #sent = new WaitingRows()
  /** Always resolves; the merge's error is in `#failure`. */
  #running: Promise<void> = Promise.resolve()
  #isIdle = true
  #failure: { readonly error: unknown } | undefined

  constructor(database: ImportDatabase, size: MergeSize, options: MergeOptions, onMerged: (merged: Merged) => void) {
    this.#database = database
    this.#size = size
    this.#options = options
    this.#onMerged = onMerged
  }

  /** Copies the batch's rows, so that the caller may reuse their memory. */
  async add(batch: ParsedBatch): Promise<void> {
    this.#waiting.add(batch)
    const { documents, bytes, eager } = this.#size
    const isFull = this.#waiting.documents >= documents || this.#waiting.bytes >= bytes
    if (isFull || (this.#isIdle && this.#waiting.documents >= eager)) await this.#startMerge()
  }

  /** Merges the rest and waits until it is done. */
  async end(): Promise<void> {
    await this.#startMerge()
    await this.#finished()
  }

  /** Waits until no merge is running, and ignores its error: for use after an error elsewhere, before the connection is closed. */
  idle(): Promise<void> {
    return this.#running
  }

  async #finished(): Promise<void> {
    await this.#running
    if (this.#failure) throw this.#failure.error
  }

  /** Waits for the running merge, then starts the next one and does not wait for it. */
  async #startMerge(): Promise<void> {
    await this.#finished()
    if (this.#waiting.documents === 0) return
    const rows = this.#waiting
    this.#waiting = this.#sent
    this.#waiting.clear()
    this.#sent = rows
    this.#isIdle = false
    this.#running = this.#merge(rows.views())
      .catch((error: unknown) => {
        this.#failure = { error }
      })
      .finally(() => {
        this.#isIdle = true
      })
  }

  /** One transaction: company rows, ties (heads and founders), blocks of facts and the rows that the listeners write are committed together. */
  async #merge(rows: BatchRows): Promise<void> {
    this.#onMerged(await this.#database.db.transaction().execute((tx) => mergeBatches(tx, this.#database, [rows], this.#options)))
  }
}

/** Rows for one transaction. There are two such buffers, used in turn. */
class WaitingRows {
  documents = 0
  bytes = 0
  readonly #rows = { companies: new CopyRows(), ties: new CopyRows(), blocks: new CopyRows(), taxpayers: new CopyRows() }

  add(batch: ParsedBatch): void {
    this.documents += batch.read
    for (const part of BATCH_PARTS) {
      this.#rows[part].add(batch[part])
      this.bytes += batch[part].length
    }
  }

  views(): BatchRows {
    const { companies, ties, blocks, taxpayers } = this.#rows
    return { companies: companies.view(), ties: ties.view(), blocks: blocks.view(), taxpayers: taxpayers.view() }
  }

  clear(): void {
    this.documents = 0
    this.bytes = 0
    for (const part of BATCH_PARTS) this.#rows[part].clear()
  }
}
