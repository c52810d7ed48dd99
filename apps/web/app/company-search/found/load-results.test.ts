// Which requests the search page sends for a URL, and which results it shows.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { CallRefused, NoConnection } from '../../api/refusal.ts'
import { loadResults } from './load-results.ts'

/** A fake server that answers every request with `answer`, or throws it if it is an error; `requests` lists what was sent. */
function callWithAnswer(answer: unknown) {
  const calls: unknown[] = []
  const call = (async (_key: string, input: unknown) => {
    calls.push(input)
    if (answer instanceof Error) throw answer
    return answer
  }) as Call
  return { requests: calls, call }
}

const url = (text: string) => new URLSearchParams(text)
/** The response to a search that found nothing. */
const nothing = { count: 0, complete: true, corrected: null, offers: [], numbers: [], facets: null, result: [] }

test('a blank query sends no request', async () => {
  const { requests, call } = callWithAnswer(nothing)
  expect(await loadResults(call, url('query=%20%20'), 'ru')).toMatchObject({ state: 'start' })
  expect(requests).toEqual([])
})

test('a filter without a query lists companies', async () => {
  const { requests, call } = callWithAnswer(nothing)
  expect(await loadResults(call, url('status=Действует'), 'ru')).toMatchObject({ state: 'found', count: 0 })
  expect(requests).toEqual([{ query: { page: 1, page_size: 20, status__in: ['Действует'], facets: true, lang: 'ru' } }])
})

test('for a number with a wrong check digit the company with two digits swapped is found', async () => {
  // 7799483056 is valid; the searched 7799483065 has its last two digits swapped, so its check digit is wrong.
  const found = { id: 1, inn: '7799483056', ogrn: '1147799004418', name: 'ООО "СТАЛЬНОЙ КОЛОСОК"', leader: null, address: null, marks: [] }
  const { requests, call } = callWithAnswer({ ...nothing, result: [found] })
  const results = await loadResults(call, url('query=7799483065'), 'ru')
  expect(results).toMatchObject({ state: 'wrong-digit', meant: [{ name: 'ООО «Стальной Колосок»' }] })
  expect(requests).toContainEqual({ query: { query: '7799483056', page: 1, page_size: 1, lang: 'ru' } })
  expect(requests).not.toContainEqual(expect.objectContaining({ query: expect.objectContaining({ query: '7799483065' }) }))
})

test('a number with a wrong check digit is reported even without a connection', async () => {
  const { call } = callWithAnswer(new NoConnection('offline'))
  expect(await loadResults(call, url('query=7799483057'), 'ru')).toMatchObject({ state: 'wrong-digit', meant: [] })
})

// 41 results with 20 on a page make 3 pages.
test('the page number of the URL is requested', async () => {
  const { requests, call } = callWithAnswer({ ...nothing, count: 41 })
  expect(await loadResults(call, url('query=сталь&page=2'), 'ru')).toMatchObject({ state: 'found', lastPage: 3, exact: true })
  expect(requests).toEqual([{ query: { query: 'сталь', page: 2, page_size: 20, facets: true, lang: 'ru' } }])
})

test('names are shown in ordinary letters, with the marks of the matches in place', async () => {
  const company = {
    id: 1,
    name: 'ООО "СТАЛЬНОЙ КОЛОС"',
    fio: null,
    leader: 'БОБРОВ СЕМЁН',
    marks: [
      { field: 'name', text: 'ООО "СТАЛЬНОЙ КОЛОС"', ranges: [[14, 19]] },
      { field: 'leader', text: 'БОБРОВ СЕМЁН', ranges: [[0, 3]] },
    ],
  }
  const results = await loadResults(callWithAnswer({ ...nothing, count: 1, result: [company] }).call, url('query=колос'), 'ru')
  const found = results.state === 'found' ? results.companies[0] : undefined
  expect(found?.leader).toBe('Бобров Семён')
  expect(found?.marks.map(({ text, ranges }) => ranges.map(([from, to]) => text.slice(from, to)))).toEqual([['Колос'], ['Боб']])
})

test('a refusal and a lost connection become a message', async () => {
  const refused = new CallRefused({ status: 503, code: 'overloaded' })
  expect(await loadResults(callWithAnswer(refused).call, url('query=a'), 'ru')).toMatchObject({
    state: 'failed',
    status: 503,
    code: 'overloaded',
  })
  const lost = new NoConnection(new TypeError('offline'))
  expect(await loadResults(callWithAnswer(lost).call, url('query=a'), 'ru')).toMatchObject({ state: 'failed', code: 'no_connection' })
})
