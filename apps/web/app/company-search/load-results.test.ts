// What the search page asks for and shows, by its address.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { CallRefused, NoConnection } from '../api/refusal.ts'
import { loadResults } from './load-results.ts'

function answering(answer: unknown) {
  const asked: unknown[] = []
  const call = (async (_key: string, input: unknown) => {
    asked.push(input)
    if (answer instanceof Error) throw answer
    return answer
  }) as Call
  return { asked, call }
}

const address = (text: string) => new URLSearchParams(text)

test('an empty or blank query asks nothing', async () => {
  const { asked, call } = answering({ count: 0, result: [] })
  expect(await loadResults(call, address('query=%20%20'))).toEqual({ state: 'start', query: '' })
  expect(asked).toEqual([])
})

test('a number with a wrong check digit is said to be one, without a search', async () => {
  const { asked, call } = answering({ count: 0, result: [] })
  expect(await loadResults(call, address('query=7799483057'))).toMatchObject({ state: 'wrong-digit' })
  expect(asked).toEqual([])
})

test('the page of the address is asked for; nonsense is the first page', async () => {
  const { asked, call } = answering({ count: 41, result: [] })
  expect(await loadResults(call, address('query=сталь&page=2'))).toMatchObject({ state: 'found', page: 2, lastPage: 3, exact: true })
  await loadResults(call, address('query=сталь&page=-5'))
  expect(asked).toEqual([{ query: { query: 'сталь', page: 2, page_size: 20 } }, { query: { query: 'сталь', page: 1, page_size: 20 } }])
})

test('a refusal and a lost connection become something to show', async () => {
  const refused = new CallRefused({ status: 503, code: 'overloaded' })
  expect(await loadResults(answering(refused).call, address('query=a'))).toMatchObject({ state: 'failed', status: 503, code: 'overloaded' })
  const lost = new NoConnection(new TypeError('offline'))
  expect(await loadResults(answering(lost).call, address('query=a'))).toMatchObject({ state: 'failed', code: 'no_connection' })
})
