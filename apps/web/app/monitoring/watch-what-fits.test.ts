// Watching many companies at once: if the limit has no room for all, the first ones that are not watched yet are added up to the limit.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { CallRefused } from '../api/refusal.ts'
import { watchWhatFits } from './watch-what-fits.ts'

/** Invented INN (taxpayer numbers) of `count` companies: consecutive numbers, the first one shifted by `from`. */
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, place) => String(7_000_000_000 + from + place))

/** A fake server: like the real one, it refuses a request that would exceed the limit and adds nothing of it. `before`: INN watched already. */
function serverWith(before: readonly string[]) {
  const watched = new Set(before)
  const call = (async (key: string, { body, query }: { body?: { numbers: string[] }; query?: { page: number; page_size: number } }) => {
    if (key.startsWith('POST')) {
      const fresh = (body?.numbers ?? []).filter((number) => !watched.has(number))
      if (watched.size + fresh.length > WATCHES_MAX) throw new CallRefused({ status: 403, code: 'too_many_watches' })
      for (const number of fresh) watched.add(number)
      return { added: fresh.length, unknown: [] }
    }
    const { page, page_size: size } = query ?? { page: 1, page_size: 20 }
    const result = [...watched].slice((page - 1) * size, page * size).map((inn) => ({ company: { inn, ogrn: `1${inn}` } }))
    return { count: watched.size, result }
  }) as unknown as Call
  return { watched, call }
}

test('all companies that fit are watched at once', async () => {
  const { watched, call } = serverWith(numbered(2))
  expect(await watchWhatFits(call, numbered(10))).toEqual({ added: 8, notAdded: 0 })
  expect(watched.size).toBe(10)
})

test('of too many companies the first that fit are watched and the others counted', async () => {
  const { watched, call } = serverWith(numbered(1, 9000))
  expect(await watchWhatFits(call, numbered(WATCHES_MAX))).toEqual({ added: WATCHES_MAX - 1, notAdded: 1 })
  expect(watched.size).toBe(WATCHES_MAX)
  expect(watched.has(numbered(WATCHES_MAX).at(-1) ?? '')).toBe(false)
})

test('companies that are already watched do not count again', async () => {
  const { watched, call } = serverWith(numbered(WATCHES_MAX - 3))
  const requested = [...numbered(250), ...numbered(5, 8000)]
  expect(await watchWhatFits(call, requested)).toEqual({ added: 3, notAdded: 2 })
  expect(numbered(5, 8000).map((number) => watched.has(number))).toEqual([true, true, true, false, false])
})

test('without room for any company the refusal of the server is thrown', async () => {
  const { watched, call } = serverWith(numbered(WATCHES_MAX))
  await expect(watchWhatFits(call, numbered(3, 8000))).rejects.toMatchObject({ code: 'too_many_watches' })
  expect(watched.size).toBe(WATCHES_MAX)
})

test('an empty list sends no request', async () => {
  const call = (async () => Promise.reject(new Error('a request was sent'))) as unknown as Call
  expect(await watchWhatFits(call, [])).toEqual({ added: 0, notAdded: 0 })
})
