// The result of a search before its rows are read.
import type { Condition } from '@sverka/posting-lists/conditions'
import { EMPTY_PAGE, type Page } from '@sverka/posting-lists/page'
import type { IndexView } from '@sverka/posting-lists/view'
import type { Reading } from '../query/query.ts'

export interface SearchAnswer {
  readonly count: number
  readonly exact: boolean
  /** False where time ran out before the whole index was searched. */
  readonly complete: boolean
  /** The query that was searched instead, where the query as typed can match nothing. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  /** Suggested queries where nothing was found. */
  readonly offers: readonly string[]
  readonly readings: readonly Reading[]
  readonly page: Page
  /** Null for an empty query, or where time ran out before anything was read. */
  readonly view: IndexView | null
  /** What was searched, whether or not it found anything. */
  readonly conditions: readonly Condition[]
}

export const NOTHING_FOUND: SearchAnswer = {
  count: 0,
  exact: true,
  complete: true,
  corrected: null,
  offers: [],
  readings: [],
  page: EMPTY_PAGE,
  view: null,
  conditions: [],
}
