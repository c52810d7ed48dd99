// State of a page, found before rendering: a client that has cached the page in this state is answered 304 Not Modified.
import type { ReadDb } from '../db/database.ts'

export interface PageState {
  /** A text that changes whenever the page's content may change; the page's ETag is made of it. */
  readonly mark: string
  /** Last change of the page's data. */
  readonly changedAt: Date
}

/** Finds the state by one cheap query on `db`, the database that renders the page. Null for pages of other features or without a cheap query. */
export type ReadPageState = (address: URL, db?: ReadDb) => Promise<PageState | null>

/** Combines the features' readers: the first that finds a state wins. */
export const firstState =
  (readers: readonly ReadPageState[]): ReadPageState =>
  async (url, db) => {
    for (const read of readers) {
      const state = await read(url, db)
      if (state) return state
    }
    return null
  }
