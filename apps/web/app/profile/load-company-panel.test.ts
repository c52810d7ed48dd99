// Which companies the profile shows to a member who represents many.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { loadCompanyPanel } from './load-company-panel.ts'

/** A fake server with a member of so many companies and one sole trader. It gives 20 on a page unless asked for more, as ours does. */
function serverWith(companies: number) {
  const all = Array.from({ length: companies }, (_, at) => ({ id: at + 1, inn: String(7_700_000_000 + at) }))
  const reportsRead: string[] = []
  const call = (async (key: string, { query = {} }: { query?: { page_size?: number; query?: string } }) => {
    if (key === 'GET /api/v1/companies/') return { count: all.length, result: all.slice(0, query.page_size ?? 20) }
    if (key === 'GET /api/v1/entrepreneurs/') return { count: 1, result: [{ id: 900, inn: '770000000000' }] }
    if (key === 'GET /api/v1/ticket-company-binding/') return { result: [] }
    reportsRead.push(query.query ?? '')
    return { worst: [] }
  }) as Call
  return { call, reportsRead }
}

test('a member of 45 companies and a sole trader sees twenty, how many are left, and all in the end', async () => {
  const { call } = serverWith(45)
  const first = await loadCompanyPanel(call, { userId: 7, most: 20 })
  expect([first.companies.length, first.others]).toEqual([20, 26])
  const all = await loadCompanyPanel(call, { userId: 7, most: 60 })
  expect([all.companies.length, all.others, all.companies.at(-1)?.id]).toEqual([46, 0, 900])
})

test('the report of each company that is shown is read once', async () => {
  const { call, reportsRead } = serverWith(45)
  const { companies } = await loadCompanyPanel(call, { userId: 7, most: 20 })
  expect(reportsRead).toHaveLength(20)
  await loadCompanyPanel(call, { userId: 7, most: 40, known: companies })
  expect(reportsRead).toHaveLength(40)
})
