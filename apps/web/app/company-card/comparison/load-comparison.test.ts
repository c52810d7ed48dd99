// Which companies of its URL a comparison requests.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { loadComparison } from './load-comparison.ts'

test('all ticked companies are requested at once, and those without a place are reported', async () => {
  const ticked = Array.from({ length: 50 }, (_, index) => String(7_700_000_000 + index))
  const address = new URLSearchParams([...ticked, ...ticked.slice(0, 3)].map((number) => ['company', number]))
  let query: unknown
  const call = (async (_name: string, parts: { query: { number__in: string[] } }) => {
    query = parts.query.number__in
    return { result: [], unknown: [], left_out: ticked.slice(5) }
  }) as unknown as Call
  const { leftOut } = await loadComparison(call, new Request(`https://sverka.test/compare?${address}`), 'ru')
  expect([query, leftOut]).toEqual([ticked, ticked.slice(5)])
})
