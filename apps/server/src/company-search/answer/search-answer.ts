// The result of a company search in the index, before the rows of its page are read from the register.
import type { Condition } from '@sverka/posting-lists/conditions'
import { EMPTY_PAGE, type Page } from '@sverka/posting-lists/page'
import type { IndexView } from '@sverka/posting-lists/view'
import type { Reading } from '../query/query.ts'

export interface SearchAnswer {
  /** Number of matches, at most 1,000 (or the request's `end`). */
  readonly count: number
  /** False if there are more than `count`. */
  readonly exact: boolean
  /** False if time ran out before the whole index was searched. */
  readonly complete: boolean
  /** The query that was searched instead, if the typed one matches nothing; `others`: further corrections that also match names. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  /** Suggested queries if nothing was found. */
  readonly offers: readonly string[]
  /** The ways to understand the query that were searched, likelier ones first. */
  readonly readings: readonly Reading[]
  /** The documents that match, and which of them the page shows. */
  readonly page: Page
  /** The state of the index that was searched. Null for an empty query, or if time ran out before anything was read. */
  readonly view: IndexView | null
  /** The conditions that were searched, whether or not they found anything: a changed company that meets none of them cannot affect the answer. */
  readonly conditions: readonly Condition[]
}

/** The answer to an empty query, and the start of other answers without results. */
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
