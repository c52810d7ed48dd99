// What a page is made of, known before it is drawn: a reader who has the page of the same state needs no other.
import type { ReadDb } from '../db/database.ts'

export interface PageState {
  /** Differs whenever the page might. */
  readonly mark: string
  /** When what the page shows last changed. */
  readonly changedAt: Date
}

/** By one cheap question, of the database that the page is read of; null where the state cannot be known cheaply, or the address is another word's. */
export type ReadPageState = (address: URL, db?: ReadDb) => Promise<PageState | null>

/** The state that one of the words knows. */
export const firstState =
  (readers: readonly ReadPageState[]): ReadPageState =>
  async (address, db) => {
    for (const read of readers) {
      const state = await read(address, db)
      if (state) return state
    }
    return null
  }
