// The URL of a search is read back as it was written; invalid values count as absent.
import { expect, test } from 'vitest'
import { callQuery, noFilters, readSearchUrl, writeSearchUrl } from './search-url.ts'

const read = (text: string) => readSearchUrl(new URLSearchParams(text))

test.each([
  {},
  { query: 'ромашка' },
  { query: 'ромашка', page: 3 },
  { query: 'ромашка', sort: 'revenue' as const },
  { query: 'ромашка', kind: 'company' as const, statuses: ['Действует' as const, 'Ликвидирована' as const] },
  { region: 77, okved: '62.01', size: 'large' as const, age: 'over-10' as const },
])('%j is read back as it was written', (url) => {
  const text = writeSearchUrl(url).replace('/counter-parties', '')
  expect(read(text)).toEqual({ query: '', page: 1, sort: null, ...noFilters, ...url })
})

test('invalid values count as absent', () => {
  expect(read('query=%20&page=-5&kind=x&status=Alive&region=abc&okved=%20&size=huge&age=old&sort=beauty')).toEqual({
    query: '',
    page: 1,
    sort: null,
    ...noFilters,
  })
  // Pages end at 1,000 results, 20 on each of 50 pages.
  expect(read('page=51').page).toBe(1)
})

// The age range «1-3» is one to two full years: `age_to` is inclusive.
test('only chosen values are sent', () => {
  expect(callQuery(read('query=а&region=5&okved=оптовая торговля&age=1-3'))).toEqual({
    query: 'а',
    page: 1,
    page_size: 20,
    region__in: [5],
    activity: 'оптовая торговля',
    age_from: 1,
    age_to: 2,
    facets: true,
  })
})
