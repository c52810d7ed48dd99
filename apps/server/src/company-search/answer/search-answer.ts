// What a search found, before its rows are read.
import type { Condition } from '@sverka/posting-lists/conditions'
import { EMPTY_PAGE, type Page } from '@sverka/posting-lists/page'
import type { IndexView } from '@sverka/posting-lists/view'
import type { Reading } from '../query/query.ts'

export interface SearchAnswer {
  readonly count: number
  readonly exact: boolean
  /** False: time ran out before the whole index was seen. */
  readonly complete: boolean
  /** What was searched instead, when the query as typed can match nothing. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  /** What may have been meant where nothing was found. */
  readonly offers: readonly string[]
  readonly readings: readonly Reading[]
  readonly page: Page
  /** Null where nothing was asked, or time ran out before anything was seen. */
  readonly view: IndexView | null
  /** What was searched, whether it was found or not. */
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
