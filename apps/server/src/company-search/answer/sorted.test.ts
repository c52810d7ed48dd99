// Search results are sorted by the order that the user chooses, over all pages; without a choice the best match comes first.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'

const app = testApplication()

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "ПАСЕКА"', revenue: 5e6, registered: '2019-01-01' },
    { name: 'ООО "ПАСЕКА ПЛЮС"', revenue: 9e6, registered: '2021-01-01' },
    { name: 'ООО "ДИКАЯ ПАСЕКА"', revenue: 7e6, registered: '2005-01-01' },
    { name: 'ООО "ПАСЕКА БЫЛАЯ"', revenue: 8e6, registered: '2001-01-01', status: 'Не действует' },
    { name: 'ООО "ПАСЕКА БЕЗ ОТЧЁТА"', registered: '2010-01-01' },
  ]),
)

/** Names of the results of «пасека», which all companies have in their names. */
async function names(query: Record<string, string>): Promise<string[]> {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query: 'пасека', ...query } })
  expect(answer.statusCode).toBe(200)
  // Without `ООО "` and the closing quote.
  return answer.json().result.map(({ name }: { name: string }) => name.slice(5, -1))
}

test('without a chosen order an exactly equal name comes first', async () => {
  expect((await names({}))[0]).toBe('ПАСЕКА')
})

test('ordering by revenue lists the largest first and unknown ones last', async () => {
  const sorted = ['ПАСЕКА ПЛЮС', 'ПАСЕКА БЫЛАЯ', 'ДИКАЯ ПАСЕКА', 'ПАСЕКА', 'ПАСЕКА БЕЗ ОТЧЁТА']
  expect(await names({ sort: 'revenue' })).toEqual(sorted)
  const pages = await Promise.all(['1', '2', '3'].map((page) => names({ sort: 'revenue', page, page_size: '2' })))
  expect(pages.flat()).toEqual(sorted)
})

test('ordering by age lists the oldest first', async () => {
  expect(await names({ sort: 'age' })).toEqual(['ПАСЕКА БЫЛАЯ', 'ДИКАЯ ПАСЕКА', 'ПАСЕКА БЕЗ ОТЧЁТА', 'ПАСЕКА', 'ПАСЕКА ПЛЮС'])
})

test('an unknown order is refused', async () => {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query: 'пасека', sort: 'name' } })
  expect(answer.statusCode).toBe(400)
})
