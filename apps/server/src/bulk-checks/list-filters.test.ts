// Tests the filters of a checked list of companies (bulk check): words, numbers, region, age of the company in full years, and yearly revenue.
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

/** A checked list of all the companies and of one line without a company. */
async function checkAll() {
  const person = await world.person({ plan: 'pro' })
  const list = await createChecked(person, [...rows.map((row) => row.inn), 'лунный карьер 12345'].join('\n'))
  const all = (await fetchLines(person, list.id, { page_size: 50 })).result
  return {
    all,
    fetchPage: (query: object) => fetchLines(person, list.id, query),
    /** Numbers of the lines that the server returns for a filter. */
    find: async (query: object) => (await fetchLines(person, list.id, query)).result.map(({ line }) => line),
    /** Numbers of the lines that meet a condition. */
    linesWhere: (condition: (line: (typeof all)[number]) => unknown) => all.filter(condition).map(({ line }) => line),
  }
}

/** Returns a function that finds the company in the register by its taxpayer number (ИНН). */
async function readRegister() {
  const inns = rows.map((row) => row.inn)
  const companies = await app.db
    .selectFrom('companies')
    .select(['inn', 'region_code', 'registered_on', 'ogrn_date'])
    .where('inn', 'in', inns)
    .execute()
  return (number: string | null | undefined) => companies.find((company) => company.inn === number)
}

test('lines are found by words in any case and order, and by a part of a number', async () => {
  const { all, find, linesWhere } = await checkAll()
  const words = (rows[0]?.name ?? '').replaceAll('"', ' «').toUpperCase()
  expect(await find({ search: words })).toContain(1)
  expect(await find({ search: words.toLowerCase() })).toContain(1)
  expect(await find({ search: inn(3).slice(2, 9) })).toEqual(linesWhere(({ company }) => company?.inn?.includes(inn(3).slice(2, 9))))
  expect(await find({ search: 'Карьер ЛУН' })).toEqual(linesWhere(({ given }) => given.startsWith('лунный')))
  // Signs without letters or digits are no words, so they exclude nothing.
  expect(await find({ search: '«»' })).toHaveLength(all.length)
})

test('lines are filtered by the company’s region, and the filtered lines come in pages', async () => {
  const { find, linesWhere, fetchPage } = await checkAll()
  const findCompany = await readRegister()
  const code = findCompany(inn(0))?.region_code
  const expected = linesWhere(({ company }) => company && findCompany(company.inn)?.region_code === code)
  expect(await find({ region: Number(code) })).toEqual(expected)
  expect(await fetchPage({ region: Number(code), page_size: 1, page: 1 })).toMatchObject({
    count: expected.length,
    result: [{ line: expected[0] }],
  })
})

test('lines are filtered by the company’s age and revenue', async () => {
  const { all, find, linesWhere } = await checkAll()
  const findCompany = await readRegister()
  const today = app.services.today()
  const age = (number: string | null | undefined) =>
    fullYears(findCompany(number)?.registered_on ?? findCompany(number)?.ogrn_date ?? today, today)
  const someAge = age(inn(5))
  expect(await find({ age_from: someAge })).toEqual(linesWhere(({ company }) => company && age(company.inn) >= someAge))
  expect(await find({ age_to: someAge })).toEqual(linesWhere(({ company }) => company && age(company.inn) <= someAge))
  const revenues = all.flatMap(({ company }) => company?.revenue ?? []).toSorted((a, b) => a - b)
  const [least = 0, second = 0] = revenues
  expect(await find({ revenue_from: Math.floor(least), revenue_to: Math.ceil(second) })).toEqual(
    linesWhere(({ company }) => company?.revenue != null && company.revenue <= Math.ceil(second)),
  )
})
