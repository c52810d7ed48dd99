// «Следить за всеми» and «Проверить списком» take the companies of all found entries, not only of the page that is shown.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { listRegisterCompanies } from './load-registers.ts'

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ company: { inn: null, ogrn: `${1_000_000 + index}` } }))

async function listed(result: readonly object[]) {
  const calls: unknown[] = []
  const call = (async (_key: string, input: unknown) => {
    calls.push(input)
    return { count: result.length, result }
  }) as unknown as Call
  return { calls, numbers: await listRegisterCompanies(call, 'база', 'disqualified') }
}

test('all found entries are requested at once', async () => {
  const { calls, numbers } = await listed(entries(41))
  expect(calls).toEqual([{ query: { page_size: 1000, query: 'база', register: 'disqualified' } }])
  expect(numbers).toHaveLength(41)
})

test('a company is sent once, and at most five hundred are', async () => {
  expect((await listed([...entries(3), ...entries(3), { company: null }])).numbers).toHaveLength(3)
  expect((await listed(entries(700))).numbers).toHaveLength(500)
})
