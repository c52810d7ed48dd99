// Which companies of its URL the page `/compare` requests from the server.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { loadComparison } from './load-comparison.ts'

test('all ticked companies are requested at once, and those beyond five are reported', async () => {
  // The most that a checked list can send; the numbers are invented. The URL repeats three of them.
  const ticked = Array.from({ length: 50 }, (_, index) => String(7_700_000_000 + index))
  const address = new URLSearchParams([...ticked, ...ticked.slice(0, 3)].map((number) => ['company', number]))
  let query: unknown
  const call = (async (_name: string, parts: { query: { number__in: string[] } }) => {
    query = parts.query.number__in
    // A comparison has places for five.
    return { result: [], unknown: [], left_out: ticked.slice(5) }
  }) as unknown as Call
  const { leftOut } = await loadComparison(call, new Request(`https://sverka.test/compare?${address}`), 'ru')
  expect([query, leftOut]).toEqual([ticked, ticked.slice(5)])
})
