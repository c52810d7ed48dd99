// The buttons «Следить за всеми» (watch all) and «Проверить списком» (check in bulk) take the companies of all entries that a search in a register
// has found, not only those of the displayed page.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { listRegisterCompanies } from './load-registers.ts'

/** Entries of different companies that have no taxpayer number (INN), so that their registration number (OGRN) is used. */
const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ company: { inn: null, ogrn: `${1_000_000 + index}` } }))

/** The requests that are sent, and the resulting numbers, if the server answers with these entries. */
async function listNumbers(result: readonly object[]) {
  const calls: unknown[] = []
  const call = (async (_key: string, input: unknown) => {
    calls.push(input)
    return { count: result.length, result }
  }) as unknown as Call
  return { calls, numbers: await listRegisterCompanies(call, 'база', 'disqualified') }
}

test('all found entries are requested at once', async () => {
  const { calls, numbers } = await listNumbers(entries(41))
  expect(calls).toEqual([{ query: { page_size: 1000, query: 'база', register: 'disqualified' } }])
  expect(numbers).toHaveLength(41)
})

// 500 is the number of companies that one member can watch.
test('each company is listed once, and at most five hundred are', async () => {
  expect((await listNumbers([...entries(3), ...entries(3), { company: null }])).numbers).toHaveLength(3)
  expect((await listNumbers(entries(700))).numbers).toHaveLength(500)
})
