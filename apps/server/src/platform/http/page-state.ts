// State of a page, known before rendering: a client that has the page in this state needs no new one.
import type { ReadDb } from '../db/database.ts'

export interface PageState {
  /** A text that changes whenever the page might differ; the page's ETag is made of it. */
  readonly mark: string
  /** Last change of the page's data. */
  readonly changedAt: Date
}

/** One cheap query on the page's database; null if the state cannot be known cheaply, or for another module's address. */
export type ReadPageState = (address: URL, db?: ReadDb) => Promise<PageState | null>

/** The state from whichever module knows it. */
export const firstState =
  (readers: readonly ReadPageState[]): ReadPageState =>
  async (url, db) => {
    for (const read of readers) {
      const state = await read(url, db)
      if (state) return state
    }
    return null
  }
