// Filters of the lines of a bulk check: words, numbers, region, age and revenue.
import { fullYears } from '@sverka/contract/company/company.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { companyLists } from '../../test/company-lists.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
const { createChecked, fetchLines, inn, rows } = companyLists(app, as)

test('lines are searched by words and numbers and narrowed by region, age and revenue, by pages', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, [...rows.map((row) => row.inn), 'лунный карьер 12345'].join('\n'))
  const all = (await fetchLines(person, list.id, { page_size: 50 })).result
  const found = async (query: object) => (await fetchLines(person, list.id, query)).result.map(({ line }) => line)
  const lines = (is: (line: (typeof all)[number]) => unknown) => all.filter(is).map(({ line }) => line)
  const [first] = rows
  const words = (first?.name ?? '').replaceAll('"', ' «').toUpperCase()
  expect(await found({ search: words })).toContain(1)
  expect(await found({ search: words.toLowerCase() })).toContain(1)
  expect(await found({ search: inn(3).slice(2, 9) })).toEqual(lines(({ company }) => company?.inn?.includes(inn(3).slice(2, 9))))
  expect(await found({ search: 'Карьер ЛУН' })).toEqual(lines(({ given }) => given.startsWith('лунный')))
  expect(await found({ search: '«»' })).toHaveLength(all.length)

  const traits = await app.db
    .selectFrom('companies')
    .select(['inn', 'region_code', 'registered_on', 'ogrn_date'])
    .where(
      'inn',
      'in',
      rows.map((row) => row.inn),
    )
    .execute()
  const of = (number: string | null | undefined) => traits.find((row) => row.inn === number)
  const code = of(inn(0))?.region_code
  expect(await found({ region: Number(code) })).toEqual(lines(({ company }) => company && of(company.inn)?.region_code === code))

  const today = app.services.today()
  const age = (number: string | null | undefined) => fullYears(of(number)?.registered_on ?? of(number)?.ogrn_date ?? today, today)
  const middle = age(inn(5))
  expect(await found({ age_from: middle })).toEqual(lines(({ company }) => company && age(company.inn) >= middle))
  expect(await found({ age_to: middle })).toEqual(lines(({ company }) => company && age(company.inn) <= middle))

  const revenues = all.flatMap(({ company }) => company?.revenue ?? []).toSorted((a, b) => a - b)
  const [least = 0, second = 0] = revenues
  expect(await found({ revenue_from: Math.floor(least), revenue_to: Math.ceil(second) })).toEqual(
    lines(({ company }) => company?.revenue != null && company.revenue <= Math.ceil(second)),
  )
  expect(await fetchLines(person, list.id, { region: Number(code), page_size: 1, page: 1 })).toMatchObject({
    count: lines(({ company }) => company && of(company.inn)?.region_code === code).length,
    result: [{ line: lines(({ company }) => company && of(company.inn)?.region_code === code)[0] }],
  })
})
