// Collects parsed batches and merges them one transaction after another, while the next documents are being parsed.

import { CopyRows } from '../database/copy-rows.ts'
import type { ImportDatabase } from '../database/import-database.ts'
import { BATCH_PARTS, type BatchRows, type ParsedBatch } from '../database/staged-rows.ts'
import type { Merged } from './merge.sql.ts'
import { type MergeOptions, mergeBatches } from './merge-batches.ts'

/** A transaction ends at this many documents, or this many bytes of rows: the second limits memory. */
export interface MergeSize {
  readonly documents: number
  readonly bytes: number
  /** This many documents are merged at once if the database is idle. */
  readonly eager: number
}

/** Short transactions for a register in use; long ones if no user is waiting and every round trip counts. */
export const SMALL_MERGE: MergeSize = { documents: 1_000, bytes: 4_000_000, eager: 200 }
export const LARGE_MERGE: MergeSize = { documents: 10_000, bytes: 4_000_000, eager: 10_000 }

/** At most one merge runs while one collects. An error of a merge is thrown by the next call. */
export class MergeQueue {
  readonly #database: ImportDatabase
  readonly #size: MergeSize
  readonly #options: MergeOptions
  readonly #onMerged: (merged: Merged) => void
  #waiting = new WaitingRows()
  /** The rows that the present merge sends, or their memory after it has ended. */
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
    if (isFull || (this.#isIdle && this.#waiting.documents >= eager)) await this.#next()
  }

  /** Merges the rest and waits for it. */
  async end(): Promise<void> {
    await this.#next()
    await this.#finished()
  }

  /** Waits for the present merge and ignores its outcome: after an error elsewhere, before its connection is closed. */
  idle(): Promise<void> {
    return this.#running
  }

  async #finished(): Promise<void> {
    await this.#running
    if (this.#failure) throw this.#failure.error
  }

  async #next(): Promise<void> {
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

  /** One transaction: rows, facts, ties and listeners, or nothing. */
  async #merge(rows: BatchRows): Promise<void> {
    this.#onMerged(await this.#database.db.transaction().execute((tx) => mergeBatches(tx, this.#database, [rows], this.#options)))
  }
}

/** Rows of one transaction; the memory is reused for the one after the next. */
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
