// The state of the home page's search after each event: rows, answers that come too late, failures, keyboard.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { expect, test } from 'vitest'
import { GROUP_ROWS } from '../../company-search/form/suggestion-groups.rules.ts'
import { ALONE_ROWS, firstState, groupSuggestions, listRows, type Outcome, reduceSearch, type SearchEvent } from './home-search.rules.ts'

const company = (id: number, kind: FoundAnywhere['kind']) => ({ id, kind, inn: String(id), ogrn: `1${id}` }) as FoundAnywhere
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
const answered: SearchEvent[] = [
  { type: 'asked', question: 1 },
  { type: 'answered', question: 1, outcome: found('а') },
]

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
  const state = after({ type: 'asked', question: 1 }, { type: 'asked', question: 2 })
  expect(reduceSearch(state, { type: 'answered', question: 1, outcome: found('старый') })).toBe(state)
  expect(reduceSearch(state, { type: 'answered', question: 2, outcome: found('новый') }).outcome).toMatchObject({
    found: { query: 'новый' },
  })
})

test('after a failed request the earlier results stay beside the failure', () => {
  const state = after(
    ...answered,
    { type: 'asked', question: 2 },
    { type: 'answered', question: 2, outcome: { kind: 'failed', code: 'search_late' } },
  )
  expect(state).toMatchObject({ failure: 'search_late', isWaiting: false, outcome: { kind: 'found', found: { query: 'а' } } })
  expect(reduceSearch(state, { type: 'asked', question: 3 }).failure).toBeNull()
})

test('a failed first request is reported as failed, never as found', () => {
  const state = after({ type: 'asked', question: 1 }, { type: 'answered', question: 1, outcome: { kind: 'failed', code: 'search_late' } })
  expect(state.outcome).toEqual({ kind: 'failed', code: 'search_late' })
})

test('an emptied field closes the box and cancels the request', () => {
  const state = after({ type: 'asked', question: 1 }, { type: 'emptied' })
  expect(state).toMatchObject({ isOpen: false, outcome: { kind: 'none' } })
  expect(reduceSearch(state, { type: 'answered', question: 1, outcome: found('поздно') })).toBe(state)
})

test('during a request the earlier rows stay and are marked as waiting', () => {
  const waiting = after(...answered, { type: 'asked', question: 2 })
  expect(groupSuggestions(waiting)).toHaveLength(2)
  expect(waiting.isWaiting).toBe(true)
  expect(reduceSearch(waiting, { type: 'answered', question: 1, outcome: found('старый') }).isWaiting).toBe(true)
  expect(reduceSearch(waiting, { type: 'answered', question: 2, outcome: found('новый') }).isWaiting).toBe(false)
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
