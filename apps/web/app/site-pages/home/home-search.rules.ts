// The states of the home search and what moves between them; an overtaken answer changes nothing.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { groupSuggestions as groupsOfKinds, movedTo, type SuggestionGroup } from '../../company-search/form/suggestion-groups.rules.ts'

/** Specification §9: search debounce. */
export const SEARCH_DEBOUNCE_MS = 1000
/** Rows of a group shown alone. */
export const ALONE_ROWS = 8

/** Specification §4: the mode begins as `start`, showing both groups. */
export const searchModes = ['start', 'company', 'entrepreneur'] as const
export type SearchMode = (typeof searchModes)[number]

export interface Found {
  readonly query: string
  readonly count: number
  readonly exact: boolean
  /** False: the search took too long, so that nobody found does not mean that there is nobody. */
  readonly complete: boolean
  /** What was searched instead of the query. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  /** What may have been meant where nobody was found. */
  readonly offers: readonly string[]
  readonly companies: readonly FoundAnywhere[]
}

/** What the box shows under the field. `wrong-digit`: a number whose check digit does not hold; `rounded`: one that a table took digits of; `failed` carries a code. */
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
  /** Number of the question whose answer is waited for. */
  readonly asked: number
  /** What is shown answers an older question than the last one. */
  readonly isWaiting: boolean
  /** The code with which the last question failed, while what an earlier one found is shown. */
  readonly failure: string | null
  /** Row under the keyboard's cursor, among the rows shown. */
  readonly active: number | null
}

export const firstState: SearchState = {
  isOpen: false,
  mode: 'start',
  outcome: { kind: 'none' },
  asked: 0,
  isWaiting: false,
  failure: null,
  active: null,
}

export type SearchEvent =
  | { readonly type: 'asked'; readonly question: number }
  | { readonly type: 'answered'; readonly question: number; readonly outcome: Outcome }
  | { readonly type: 'emptied' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'mode'; readonly mode: SearchMode }
  | { readonly type: 'moved'; readonly step: 1 | -1 }

export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'asked': {
      const outcome = state.outcome.kind === 'found' ? state.outcome : { kind: 'searching' as const }
      return { ...state, asked: event.question, outcome, isWaiting: true, failure: null, isOpen: true, active: null }
    }
    case 'answered':
      return event.question === state.asked ? answered(state, event.outcome) : state
    case 'emptied':
      return { ...firstState, mode: state.mode, asked: -1 }
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

/** A question that failed takes nothing away: what was shown before stays, and the failure is told beside it. */
function answered(state: SearchState, outcome: Outcome): SearchState {
  const isKept = outcome.kind === 'failed' && state.outcome.kind === 'found' && state.outcome.found.companies.length > 0
  if (isKept) return { ...state, failure: outcome.code, isWaiting: false, active: null }
  return { ...state, outcome, failure: null, isWaiting: false, active: null }
}

function moved(state: SearchState, step: 1 | -1): SearchState {
  const active = movedTo(state.active, step, listRows(state).length)
  return active === null ? state : { ...state, isOpen: true, active }
}

/** The groups that the mode shows, empty ones left out. */
export function groupSuggestions({ outcome, mode }: SearchState): SuggestionGroup[] {
  if (outcome.kind !== 'found') return []
  const { companies } = outcome.found
  return mode === 'start' ? groupsOfKinds(companies) : groupsOfKinds(companies, ALONE_ROWS).filter(({ kind }) => kind === mode)
}

/** All rows shown, in order. */
export const listRows = (state: SearchState): FoundAnywhere[] => groupSuggestions(state).flatMap((group) => [...group.rows])
