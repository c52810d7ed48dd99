// The store of a member's likes (favourite items) in the browser: it loads them in batches, shows a click at once, reverts it on a refusal, and
// the last of several clicks wins.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { Likes } from './likes.ts'

/** A request: the name of its operation, and the items it is about. */
interface SentRequest {
  readonly key: string
  readonly ids: readonly number[]
}

/** A fake server on which the items `liked` are liked, and which refuses requests about the item `refused`. */
function server(liked: number[], refused = 0) {
  const sent: SentRequest[] = []
  const call = (async (key: string, input: { params?: { id: number }; query?: { product__in: number[] } }) => {
    const ids = input.query?.product__in ?? [input.params?.id ?? 0]
    sent.push({ key, ids })
    if (ids.includes(refused)) throw new Error('refused')
    return { result: liked.filter((id) => ids.includes(id)) }
  }) as unknown as Call
  return { sent, call }
}

test('the states of several cards are loaded by one request', async () => {
  const { sent, call } = server([2])
  const likes = new Likes({ call, channel: null })
  for (const id of [1, 2, 1]) likes.load(id)
  await expect.poll(() => likes.get(2)).toBe(true)
  likes.load(2)
  expect(sent).toEqual([{ key: 'GET /api/v1/marketplace/liked/', ids: [1, 2] }])
  likes.forget()
  expect(likes.get(2)).toBe(false)
})

test('a like is shown before the answer and reverted when refused', async () => {
  const likes = new Likes({ call: server([], 7).call, channel: null })
  const change = likes.set(7, true)
  expect(likes.get(7)).toBe(true)
  await expect(change).rejects.toThrow('refused')
  expect(likes.get(7)).toBe(false)
})

test('three quick clicks are sent in order and the last one counts', async () => {
  const { sent, call } = server([])
  const messagesToTabs: unknown[] = []
  const likes = new Likes({
    call,
    channel: { postMessage: (message: unknown) => messagesToTabs.push(message), addEventListener: () => undefined },
  })
  await Promise.all([likes.set(3, true), likes.set(3, false), likes.set(3, true)])
  expect(sent.map(({ key }) => key.includes('add'))).toEqual([true, false, true])
  expect([likes.get(3), messagesToTabs.at(-1)]).toEqual([true, { id: 3, liked: true }])
})

test('a refused click between two accepted ones leaves the state that the server has', async () => {
  const { call } = server([])
  let requests = 0
  const refusesFirst = (async (...request: Parameters<Call>) => {
    requests += 1
    if (requests === 1) throw new Error('refused')
    return call(...request)
  }) as unknown as Call
  const likes = new Likes({ call: refusesFirst, channel: null })
  const changes = await Promise.allSettled([likes.set(3, true), likes.set(3, false), likes.set(3, true)])
  expect([changes.map(({ status }) => status), likes.get(3)]).toEqual([['rejected', 'fulfilled', 'fulfilled'], true])
})

test('two refused clicks leave the heart as it was', async () => {
  const likes = new Likes({ call: server([], 7).call, channel: null })
  await Promise.allSettled([likes.set(7, true), likes.set(7, false)])
  expect(likes.get(7)).toBe(false)
})

test('after a failed batch of more than two hundred cards others are loaded', async () => {
  const { call } = server([500], 1)
  const likes = new Likes({ call, channel: null })
  for (let id = 1; id <= 201; id += 1) likes.load(id)
  await new Promise((resolve) => setImmediate(resolve))
  likes.load(500)
  await expect.poll(() => likes.get(500)).toBe(true)
})

test('a click that is refused after signing out leaves the item to be loaded for the next member', async () => {
  const { call } = server([7])
  const refusesClicks = (async (...request: Parameters<Call>) => {
    if (String(request[0]).startsWith('POST')) throw new Error('refused')
    return call(...request)
  }) as unknown as Call
  const likes = new Likes({ call: refusesClicks, channel: null })
  const change = likes.set(7, true)
  likes.forget()
  await expect(change).rejects.toThrow('refused')
  likes.load(7)
  await expect.poll(() => likes.get(7)).toBe(true)
})

test('an answer after signing out is dropped', async () => {
  const likes = new Likes({ call: server([2]).call, channel: null })
  likes.load(2)
  await Promise.resolve()
  likes.forget()
  await new Promise((resolve) => setImmediate(resolve))
  expect(likes.get(2)).toBe(false)
})
