// Complete numbers in every kind of search: ИНН (taxpayer number), ОГРН (registration number) and КПП (code of a registration with a tax office,
// which many companies may share); one, several, invalid ones, numbers of people, with filters.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { inventedInn, inventedOgrn } from '../../../test/register-files.ts'
import { addRecords } from '../../../test/search-records.ts'
import { updateSearchIndex } from '../../company-index/company-index.ts'

const app = testApplication({ LIMIT_SEARCH: '100000/60' })

/** ИНН of two companies and of a person, with valid check digits, and a КПП. */
const [INN, OTHER, PERSON, KPP] = ['1690001169', '1690021800', '500100732259', '169001001']

beforeAll(async () => {
  const [, second] = await addRecords(app.db, [
    { name: 'ООО "СВЕТОПУТЬ"', inn: INN, kpp: KPP, city: 'Казань', region: '16', revenue: 5e6 },
    { name: 'АО "ДАЛЬНИЙ СВЕТ"', inn: OTHER, region: '77', revenue: 9e6, founders: ['Петров Иван'] },
    { name: 'ООО "СТАРЫЙ СВЕТ"', inn: INN, status: 'Не действует', region: '16' },
    { name: 'ИП Петров Иван', kind: 'entrepreneur', fio: 'Петров Иван', inn: PERSON },
    { name: 'ООО "ОДНА КПП"', kpp: KPP, region: '16', revenue: 8e6 },
    { name: 'ООО "С НУЛЁМ"', inn: '0711001001' },
    { name: 'ИП Нулёв Пётр', kind: 'entrepreneur', fio: 'Нулёв Пётр', inn: '071100100118' },
    { name: 'ООО "ПРЕФИКС"', inn: `${KPP}4` },
  ])
  // The founder of the second company is the sole trader Петров.
  await app.db
    .updateTable('company_ties')
    .set({ inn: PERSON })
    .where('company_id', '=', second ?? 0)
    .execute()
})

/** The answer with the names of the results; `more`: further query parameters. */
async function search(query: string, more: Record<string, string> = {}) {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query, ...more } })
  expect(answer.statusCode).toBe(200)
  const { result, ...rest } = answer.json()
  return { ...rest, names: result.map(({ name }: { name: string }) => name) }
}

test('an ИНН lists the active company before the closed one', async () => {
  const { names, count, complete, numbers } = await search(`ИНН ${INN}`)
  expect({ names, count, complete, numbers }).toEqual({
    names: ['ООО "СВЕТОПУТЬ"', 'ООО "СТАРЫЙ СВЕТ"'],
    count: 2,
    complete: true,
    numbers: [{ number: INN, state: 'found' }],
  })
})

test('two numbers find both companies, in the order of the query', async () => {
  const { names, numbers } = await search(`${OTHER}, ${INN}`)
  expect(names).toEqual(['АО "ДАЛЬНИЙ СВЕТ"', 'ООО "СВЕТОПУТЬ"', 'ООО "СТАРЫЙ СВЕТ"'])
  expect(numbers.map(({ state }: { state: string }) => state)).toEqual(['found', 'found'])
})

test('unknown and malformed numbers are reported together with the companies found', async () => {
  // A valid number of nobody, a number with a wrong check digit, and one that a spreadsheet has rounded.
  const [unknown, wrong] = [inventedInn(99_999), '1690001160']
  const { names, numbers } = await search(`${INN} ${unknown} ${wrong} 7,70708E+11`)
  expect(names).toEqual(['ООО "СВЕТОПУТЬ"', 'ООО "СТАРЫЙ СВЕТ"'])
  expect(numbers).toEqual([
    { number: INN, state: 'found' },
    { number: unknown, state: 'unknown' },
    { number: wrong, state: 'checksum' },
    { number: '770708000000', state: 'rounded' },
  ])
})

test.each([
  [inventedInn(99_999), 'unknown'],
  [inventedOgrn(9_999), 'unknown'],
  ['1690001160', 'checksum'],
  ['7,70708E+11', 'rounded'],
  ['КПП 711001001', 'unknown'],
])('«%s» alone finds nobody and is reported as %s', async (query, state) => {
  expect(await search(query)).toMatchObject({ count: 0, complete: true, names: [], numbers: [{ state }] })
})

test('a person’s ИНН finds the sole trader, then the companies that the person leads or founded', async () => {
  const { names } = await search(PERSON)
  expect(names).toEqual(['ИП Петров Иван', 'АО "ДАЛЬНИЙ СВЕТ"'])
})

test('a КПП finds the companies that share it, the largest first', async () => {
  expect((await search(`КПП ${KPP}`)).names).toEqual(['ООО "ОДНА КПП"', 'ООО "СВЕТОПУТЬ"'])
})

test('nine digits alone find companies by КПП and by the beginning of the ИНН', async () => {
  expect(new Set((await search(KPP)).names)).toEqual(new Set(['ООО "ОДНА КПП"', 'ООО "СВЕТОПУТЬ"', 'ООО "ПРЕФИКС"']))
})

test('filters, facets, sorting and pages apply to numbers too', async () => {
  const query = `${INN} ${OTHER}`
  expect((await search(query, { region__in: '77' })).names).toEqual(['АО "ДАЛЬНИЙ СВЕТ"'])
  expect((await search(query, { sort: 'revenue' })).names[0]).toBe('АО "ДАЛЬНИЙ СВЕТ"')
  expect((await search(query, { page: '2', page_size: '2' })).names).toEqual(['АО "ДАЛЬНИЙ СВЕТ"'])
  const { facets, count } = await search(query, { status__in: 'Не действует', facets: 'true' })
  expect(count).toBe(1)
  expect(facets).toEqual({
    kind: { company: 1, entrepreneur: 0 },
    status: [
      { name: 'Действует', count: 2 },
      { name: 'Не действует', count: 1 },
      { name: 'Ликвидирована', count: 0 },
    ],
  })
})

test('the number that matched is marked', async () => {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query: OTHER } })
  expect(answer.json().result[0]).toMatchObject({ matched_by: 'inn', marks: [{ field: 'inn', ranges: [[0, 10]] }] })
})

// /search/ answers in the format of the aggregator Checko; ЗапВсего is the total number of entries.
test('numbers are found by the search of the home page and in the format of the aggregator', async () => {
  const everywhere = await app.server.inject({ url: '/api/v1/company-search/everywhere/', query: { query: `${INN} ${OTHER}` } })
  expect(everywhere.json()).toMatchObject({ count: 3, numbers: [{ state: 'found' }, { state: 'found' }] })
  const inFormat = await app.server.inject({ url: '/search/', query: { key: 'demo', by: 'name', obj: 'org', query: `${INN}, ${OTHER}` } })
  expect(inFormat.json().data.ЗапВсего).toBe(3)
})

test('of many companies with one КПП the largest comes first, by revenue or headcount', async () => {
  const shared = '770501001'
  // 1,005 companies: more than are counted. The first has no revenue but 900 people, which makes it the largest.
  await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into companies (kind, ogrn, inn, kpp, name, status_name, revenue_kopecks, headcount, register_as_of, register_hash)
      select 'company', (1027700500000 + n)::text, (7700500000 + n)::text, ${shared}, 'ООО "ОБЩАЯ КПП ' || n || '"', 'Действует',
        case when n > 1 then 100000000 + n end, case when n = 1 then 900 end, '2026-11-01', n
      from generate_series(1, 1005) as n returning id`.execute(tx)
    await updateSearchIndex(
      tx,
      rows.map(({ id }) => id),
    )
  })
  for (const query of [shared, `КПП ${shared}`]) {
    const { names, count, count_exact } = await search(query)
    expect([query, names[0], count, count_exact]).toEqual([query, 'ООО "ОБЩАЯ КПП 1"', 1000, false])
  }
})

test.each([
  ['711001001', '0711001001'],
  ['71100100118', '071100100118'],
])('«%s» is offered as an ИНН that lost its first zero', async (query, inn) => {
  expect(await search(query)).toMatchObject({ offers: [inn], numbers: [{ number: query, state: 'without_nought' }] })
})

test('a КПП that is also an ИНН without its leading zero offers that ИНН, unless labelled as КПП', async () => {
  await app.db.updateTable('companies').set({ kpp: '711001001' }).where('inn', '=', OTHER).execute()
  const states = [
    { number: '711001001', state: 'found' },
    { number: '711001001', state: 'without_nought' },
  ]
  expect(await search('711001001')).toMatchObject({ names: ['АО "ДАЛЬНИЙ СВЕТ"'], offers: ['0711001001'], numbers: states })
  expect(await search('КПП 711001001')).toMatchObject({ offers: [], numbers: [{ state: 'found' }] })
})
