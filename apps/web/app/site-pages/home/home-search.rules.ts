// The state of the home page's company search as a reducer: queries, answers, the shown group (companies, sole traders or both), and the row that
// is selected by keyboard.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { groupSuggestions as groupsOfKinds, movedTo, type SuggestionGroup } from '../../company-search/form/suggestion-groups.rules.ts'

/** Milliseconds between the last key press and the search (specification §9). */
export const SEARCH_DEBOUNCE_MS = 1000
/** The most rows if only one group is shown. */
export const ALONE_ROWS = 8

/** Specification §4: the initial mode is `start`, with both groups. */
export const searchModes = ['start', 'company', 'entrepreneur'] as const
export type SearchMode = (typeof searchModes)[number]

/** The results of a query. */
export interface Found {
  readonly query: string
  /** Number of results in all; `exact` is false if there are more than that. */
  readonly count: number
  readonly exact: boolean
  /** False if the search ran out of time: then an empty result does not mean that there is no such company. */
  readonly complete: boolean
  /** The query that was searched instead of the typed one, and other corrections of it; null if the typed one was searched. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  /** Other queries to try if nothing was found. */
  readonly offers: readonly string[]
  readonly companies: readonly FoundAnywhere[]
}

/**
 * What the panel under the field shows. `wrong-digit`: the query is a number with a wrong check digit; `rounded`: a spreadsheet has rounded
 * the number's last digits to zeros; `failed` has an error code of the API, or `no_connection`.
 */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'wrong-digit' }
  | { readonly kind: 'rounded' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'found'; readonly found: Found }

export interface SearchState {
  readonly isOpen: boolean
  readonly mode: SearchMode
  readonly outcome: Outcome
  /** Number of the latest query; answers to others are ignored. -1 after the field was emptied, so that every answer is ignored. */
  readonly latestQuery: number
  /** The latest query has no answer yet: results that are shown are those of an earlier one. */
  readonly isWaiting: boolean
  /** Error code of the latest query, if the results of an earlier one are still shown; else null. */
  readonly failure: string | null
  /** Index of the row selected by keyboard, among the shown rows. */
  readonly active: number | null
}

export const firstState: SearchState = {
  isOpen: false,
  mode: 'start',
  outcome: { kind: 'none' },
  latestQuery: 0,
  isWaiting: false,
  failure: null,
  active: null,
}

/**
 * `sent`: a query with this number was sent; `answered`: its outcome is there; `emptied`: the field is empty now; `opened` and `closed`: the
 * panel; `mode`: a group was chosen; `moved`: an arrow key was pressed.
 */
export type SearchEvent =
  | { readonly type: 'sent'; readonly queryNumber: number }
  | { readonly type: 'answered'; readonly queryNumber: number; readonly outcome: Outcome }
  | { readonly type: 'emptied' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'mode'; readonly mode: SearchMode }
  | { readonly type: 'moved'; readonly step: 1 | -1 }

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'sent': {
      const outcome = state.outcome.kind === 'found' ? state.outcome : { kind: 'searching' as const }
      return { ...state, latestQuery: event.queryNumber, outcome, isWaiting: true, failure: null, isOpen: true, active: null }
    }
    case 'answered':
      return event.queryNumber === state.latestQuery ? answered(state, event.outcome) : state
    case 'emptied':
      return { ...firstState, mode: state.mode, latestQuery: -1 }
    case 'opened':
      return { ...state, isOpen: state.outcome.kind !== 'none' }
    case 'closed':
      return { ...state, isOpen: false, active: null }
    case 'mode':
      return { ...state, mode: event.mode, active: null }
    case 'moved':
      return moved(state, event.step)
  }
}

/** After a failed query the results of an earlier one, if there are any, stay; the failure is shown beside them. */
function answered(state: SearchState, outcome: Outcome): SearchState {
  const staysVisible = outcome.kind === 'failed' && state.outcome.kind === 'found' && state.outcome.found.companies.length > 0
  if (staysVisible) return { ...state, failure: outcome.code, isWaiting: false, active: null }
  return { ...state, outcome, failure: null, isWaiting: false, active: null }
}

/** From the last row the selection wraps around to the first; without rows nothing changes. */
function moved(state: SearchState, step: 1 | -1): SearchState {
  const active = movedTo(state.active, step, listRows(state).length)
  return active === null ? state : { ...state, isOpen: true, active }
}

/** The groups that are shown in the chosen mode, without empty ones. */
export function groupSuggestions({ outcome, mode }: SearchState): SuggestionGroup[] {
  if (outcome.kind !== 'found') return []
  const { companies } = outcome.found
  return mode === 'start' ? groupsOfKinds(companies) : groupsOfKinds(companies, ALONE_ROWS).filter(({ kind }) => kind === mode)
}

/** All rows shown, in order. */
export const listRows = (state: SearchState): FoundAnywhere[] => groupSuggestions(state).flatMap((group) => [...group.rows])
