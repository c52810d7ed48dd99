// The state of the home page's company search after each event: shown rows, answers to outdated queries, failures, keyboard.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { expect, test } from 'vitest'
import { GROUP_ROWS } from '../../company-search/form/suggestion-groups.rules.ts'
import { ALONE_ROWS, firstState, groupSuggestions, listRows, type Outcome, reduceSearch, type SearchEvent } from './home-search.rules.ts'

const company = (id: number, kind: FoundAnywhere['kind']) => ({ id, kind, inn: String(id), ogrn: `1${id}` }) as FoundAnywhere
/** A result of ten companies and three sole traders. */
const many = [
  ...Array.from({ length: 10 }, (_, index) => company(index + 1, 'company')),
  ...Array.from({ length: 3 }, (_, index) => company(index + 100, 'entrepreneur')),
]
const found = (query: string, companies = many): Outcome => ({
  kind: 'found',
  found: { query, count: companies.length, exact: true, complete: true, corrected: null, offers: [], companies },
})
/** The state after these events, from the first state on. */
const after = (...events: SearchEvent[]) => events.reduce(reduceSearch, firstState)
/** One query was sent and answered. */
const answered: SearchEvent[] = [
  { type: 'sent', queryNumber: 1 },
  { type: 'answered', queryNumber: 1, outcome: found('a') },
]

// A group has at most four rows (`GROUP_ROWS`), one shown alone at most eight.
test('at first both groups are shown, each with a few rows', () => {
  expect(groupSuggestions(after(...answered)).map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['company', GROUP_ROWS],
    ['entrepreneur', 3],
  ])
})

test('choosing one group shows it alone with more rows', () => {
  const alone = after(...answered, { type: 'mode', mode: 'company' })
  expect(groupSuggestions(alone).map(({ kind, rows }) => [kind, rows.length])).toEqual([['company', ALONE_ROWS]])
})

test('an outdated answer changes nothing', () => {
  const state = after({ type: 'sent', queryNumber: 1 }, { type: 'sent', queryNumber: 2 })
  expect(reduceSearch(state, { type: 'answered', queryNumber: 1, outcome: found('old') })).toBe(state)
  expect(reduceSearch(state, { type: 'answered', queryNumber: 2, outcome: found('new') }).outcome).toMatchObject({
    found: { query: 'new' },
  })
})

test('after a failed request the earlier results stay beside the failure', () => {
  const state = after(
    ...answered,
    { type: 'sent', queryNumber: 2 },
    { type: 'answered', queryNumber: 2, outcome: { kind: 'failed', code: 'search_late' } },
  )
  expect(state).toMatchObject({ failure: 'search_late', isWaiting: false, outcome: { kind: 'found', found: { query: 'a' } } })
  expect(reduceSearch(state, { type: 'sent', queryNumber: 3 }).failure).toBeNull()
})

test('a failed first request is reported as failed, never as found', () => {
  const state = after(
    { type: 'sent', queryNumber: 1 },
    { type: 'answered', queryNumber: 1, outcome: { kind: 'failed', code: 'search_late' } },
  )
  expect(state.outcome).toEqual({ kind: 'failed', code: 'search_late' })
})

test('an emptied field closes the box and cancels the request', () => {
  const state = after({ type: 'sent', queryNumber: 1 }, { type: 'emptied' })
  expect(state).toMatchObject({ isOpen: false, outcome: { kind: 'none' } })
  expect(reduceSearch(state, { type: 'answered', queryNumber: 1, outcome: found('late') })).toBe(state)
})

test('during a request the earlier rows stay and are marked as waiting', () => {
  const waiting = after(...answered, { type: 'sent', queryNumber: 2 })
  expect(groupSuggestions(waiting)).toHaveLength(2)
  expect(waiting.isWaiting).toBe(true)
  expect(reduceSearch(waiting, { type: 'answered', queryNumber: 1, outcome: found('old') }).isWaiting).toBe(true)
  expect(reduceSearch(waiting, { type: 'answered', queryNumber: 2, outcome: found('new') }).isWaiting).toBe(false)
  expect(reduceSearch(waiting, { type: 'emptied' }).isWaiting).toBe(false)
})

test('arrow keys go round through the shown rows', () => {
  const rows = listRows(after(...answered)).length
  expect(after(...answered, { type: 'moved', step: -1 }).active).toBe(rows - 1)
  expect(after(...answered, { type: 'moved', step: 1 }, { type: 'moved', step: -1 }).active).toBe(rows - 1)
  expect(after({ type: 'moved', step: 1 }).active).toBeNull()
})

test('a closed box opens again with its rows', () => {
  const closed = after(...answered, { type: 'closed' })
  expect(closed.isOpen).toBe(false)
  expect(reduceSearch(closed, { type: 'opened' }).isOpen).toBe(true)
  expect(after({ type: 'opened' }).isOpen).toBe(false)
})
