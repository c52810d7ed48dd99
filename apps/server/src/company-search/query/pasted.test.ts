// Texts pasted into a search from other programs find their company: numbers with labels and spaces (ИНН taxpayer number, КПП code of a tax
// registration), names with a city or «№»; in the search of our register, of the home page, and in the format of the aggregator Checko (`/search/`).
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'

const app = testApplication()
/** A valid number of the invented company «СВЕТОПУТЬ». */
const INN = '1690001169'

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "СВЕТОПУТЬ"', inn: INN, city: 'Казань' },
    { name: 'ООО "СВЕТОПУТЬ ПЛЮС"', city: 'Тверь' },
    { name: 'МБОУ ШКОЛА №5' },
    { name: 'МБОУ ШКОЛА № 57' },
    { name: 'МБОУ ШКОЛА 9', inn: '9900000009' },
  ]),
)

async function search(url: string, query: Record<string, string>) {
  const answer = await app.server.inject({ url, query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const numberLines = [
  `ИНН ${INN}`,
  `ИНН: ${INN}`,
  '1690 001 169',
  `ИНН/КПП ${INN}/169001001`,
  `${INN} / 169001001`,
  `ООО «Светопуть», г. Казань, ИНН ${INN}, КПП 169001001`,
  `Светопуть ${INN}`,
]

test.each(numberLines)('«%s» finds its company and no other', async (query) => {
  for (const url of ['/api/v1/company-search/', '/api/v1/company-search/everywhere/']) {
    const { result } = await search(url, { query })
    expect(result.map(({ inn }: { inn: string }) => inn)).toEqual([INN])
  }
  const { data } = await search('/search/', { key: 'demo', by: 'name', obj: 'org', query })
  expect(data.Записи.map(({ ИНН }: { ИНН: string }) => ИНН)).toEqual([INN])
})

test.each([
  ['светопуть г. Казань', ['ООО "СВЕТОПУТЬ"']],
  ['светопуть г.Казань', ['ООО "СВЕТОПУТЬ"']],
  ['школа №5', ['МБОУ ШКОЛА №5', 'МБОУ ШКОЛА № 57']],
  ['школа № 5', ['МБОУ ШКОЛА №5', 'МБОУ ШКОЛА № 57']],
  ['школа 5', ['МБОУ ШКОЛА №5', 'МБОУ ШКОЛА № 57']],
  ['школа № 9', ['МБОУ ШКОЛА 9']],
])('punctuation and «№» do not exclude a match (%s)', async (query, names) => {
  const { result } = await search('/api/v1/company-search/', { query })
  expect(result.map(({ name }: { name: string }) => name).sort()).toEqual(names.sort())
})
