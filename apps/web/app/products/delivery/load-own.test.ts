// Which companies the page of delivery methods offers to a member who represents many.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { loadOwn } from './load-own.ts'

/** A fake server with a member of so many companies and one sole trader. It gives 20 on a page unless asked for more, as ours does. */
function serverWith(companies: number) {
  const all = Array.from({ length: companies }, (_, at) => ({ id: at + 1, name: `ООО «Компания ${at + 1}»` }))
  const waysRead: number[] = []
  const call = (async (key: string, { query = {}, params }: { query?: { page_size?: number }; params?: { id: number } }) => {
    if (key === 'GET /auth/users/me/') return { id: 7 }
    if (key === 'GET /api/v1/companies/') return { count: all.length, result: all.slice(0, query.page_size ?? 20) }
    if (key === 'GET /api/v1/entrepreneurs/') return { count: 1, result: [{ id: 900, name: 'ИП Выдумкин' }] }
    if (key === 'GET /api/v1/regions/') return { result: [] }
    waysRead.push(params?.id ?? 0)
    return { ways: [] }
  }) as Call
  return { call, waysRead }
}

const address = (query = '') => `https://sverka.example/profile/delivery${query}`

test('a member of 45 companies and a sole trader sets the delivery of the later ones on the next pages', async () => {
  const { call } = serverWith(45)
  const first = await loadOwn(call, address())
  expect([first.own.length, first.own[0]?.id, first.page, first.last]).toEqual([20, 1, 1, 3])
  const third = await loadOwn(call, address('?page=3'))
  expect(third.own.map(({ id }) => id)).toEqual([41, 42, 43, 44, 45, 900])
})

test('only the delivery methods of the companies on the page are read', async () => {
  const { call, waysRead } = serverWith(45)
  await loadOwn(call, address('?page=3'))
  expect(waysRead).toEqual([41, 42, 43, 44, 45, 900])
})

test.each([
  ['?page=9', 2],
  ['?page=-1', 1],
  ['?page=x', 1],
])('the address %s shows page %i', async (query, page) => {
  expect((await loadOwn(serverWith(21).call, address(query))).page).toBe(page)
})
