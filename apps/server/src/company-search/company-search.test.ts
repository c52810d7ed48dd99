// What the queries of the company search find: numbers, words in any order and spelling, legal forms, corrected typing errors, filters, pages. The
// companies are invented. Among equal matches active companies come first, then larger ones (`revenue` in rubles). Legal forms: ООО and АО, ПАО are
// companies, ИП is a sole trader, ТСЖ a homeowners' association. `okved`: code of the main activity; `inn`: taxpayer number.
import { beforeAll, describe, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'

const app = testApplication({ LIMIT_SEARCH: '10000/60' })

beforeAll(async () => {
  await addRecords(app.db, [
    { name: 'ООО "РОМАШКА"', inn: '7736207543', city: 'Москва', region: '77', okved: '62.01', leader: 'Зайцев Пётр Ильич', revenue: 5e6 },
    { name: 'АО "РОМАШКА"', city: 'Казань', region: '16', okved: '62.02', leader: 'Королёва Анна Львовна', revenue: 9e9 },
    {
      name: 'ООО "РОМАШКА-ЮГ"',
      city: 'Сочи',
      region: '23',
      okved: '47.11',
      founders: ['Бобров Семён'],
      revenue: 1e6,
      registered: '2026-01-20',
    },
    { name: 'ООО "РОМАШКА И К"', city: 'Москва', region: '77', okved: '47.11', status: 'Не действует', revenue: 9e11 },
    {
      name: 'ПАО "ГАЗПРОМ"',
      inn: '7736050003',
      city: 'Санкт-Петербург',
      region: '78',
      okved: '46.71',
      leader: 'Миллер Антон Борисович',
      revenue: 8e12,
    },
    { name: 'ООО "ГАЗ ПРОМ СЕРВИС"', city: 'Омск', region: '55', okved: '33.12', revenue: 2e8 },
    { name: 'ООО "СТРОЙ ИНВЕСТ"', city: 'Тверь', region: '69', okved: '41.20', revenue: 3e8 },
    { name: 'АО "АЛЬФА-БАНК"', city: 'Москва', region: '77', okved: '64.19', revenue: 4e11 },
    { name: 'АО "ТРАНСНЕФТЕПРОДУКТ"', city: 'Пермь', region: '59', okved: '49.50', revenue: 5e6 },
    { name: 'ООО "СЕВЕР ТРАНС ПУТЬ"', city: 'Пермь', region: '59', okved: '49.41', revenue: 4e6, status: 'Не действует' },
    { name: 'АО "СПЕЦИАЛИЗИРОВАННЫЙ ДЕПОЗИТАРИЙ"', city: 'Тула', region: '71', okved: '66.12', revenue: 8e9 },
    { name: 'ООО "СПЕЦИАЛИЗИРОВАННЫЙ ЗАСТРОЙЩИК ВЕРБА"', city: 'Тула', region: '71', okved: '71.12', revenue: 2e6 },
    { name: 'ALFA LLC', city: 'Тула', region: '71', okved: '46.90' },
    { name: 'ООО "БАНКРОТ ГОДА"', status: 'Банкротство', city: 'Пермь', region: '59', okved: '41.20' },
    { kind: 'entrepreneur', name: 'ИП Ромашкин Иван Ильич', fio: 'Ромашкин Иван Ильич', city: 'Пермь', region: '59', okved: '47.11' },
    { kind: 'entrepreneur', name: 'ИП Ипатов Олег Олегович', fio: 'Ипатов Олег Олегович', city: 'Москва', region: '77', okved: '49.41' },
  ])
})

/** Searches; `more`: further query parameters. */
async function search(query: string, more: Record<string, string> = {}) {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query, ...more } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const names = async (query: string, more?: Record<string, string>) =>
  (await search(query, more)).result.map((found: { name: string }) => found.name)

describe('what matches', () => {
  test.each([
    ['a name in any case', 'ромашка', ['АО "РОМАШКА"', 'ООО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['the beginning of a name', 'гАзПро', ['ПАО "ГАЗПРОМ"', 'ООО "ГАЗ ПРОМ СЕРВИС"']],
    ['words in any order, with quotes', '«сервис» "пром"', ['ООО "ГАЗ ПРОМ СЕРВИС"']],
    ['ё for е', 'королева ромашка', ['АО "РОМАШКА"']],
    ['the head with the city', 'зайцев москва', ['ООО "РОМАШКА"']],
    ['a founder', 'бобров', ['ООО "РОМАШКА-ЮГ"']],
    ['two Latin letters beside Russian words, which stay Latin', 'it компания москва', ['ООО "РОМАШКА"']],
    ['a whole ИНН', '7736050003', ['ПАО "ГАЗПРОМ"']],
    ['the beginning of an ИНН', '77362', ['ООО "РОМАШКА"']],
    ['a number and a word', '7736 газ', ['ПАО "ГАЗПРОМ"']],
    ['a long number and a word', '773605 газ', ['ПАО "ГАЗПРОМ"']],
    ['a number and a word of different companies', '773605 ромашка', []],
    ['a code of activity', '62.0', ['АО "РОМАШКА"', 'ООО "РОМАШКА"']],
    ['a code after the name of the classifier', 'ОКВЭД 41', ['ООО "СТРОЙ ИНВЕСТ"', 'ООО "БАНКРОТ ГОДА"']],
    ['words that were written together', 'стройинвест', ['ООО "СТРОЙ ИНВЕСТ"']],
    ['three words that were written apart', 'транс нефте продукт', ['АО "ТРАНСНЕФТЕПРОДУКТ"']],
    ['three words that were written together', 'севертранспуть', ['ООО "СЕВЕР ТРАНС ПУТЬ"']],
    ['words that were written apart', 'газ пром', ['ПАО "ГАЗПРОМ"', 'ООО "ГАЗ ПРОМ СЕРВИС"']],
    ['each of several words behind a long one', 'специализированный застройщик верба', ['ООО "СПЕЦИАЛИЗИРОВАННЫЙ ЗАСТРОЙЩИК ВЕРБА"']],
    ['another keyboard layout', 'hjvfirf .u', ['ООО "РОМАШКА-ЮГ"']],
    ['Latin letters', 'romashka yug', ['ООО "РОМАШКА-ЮГ"']],
    ['Latin letters for Russian and Latin names', 'alfa', ['ALFA LLC', 'АО "АЛЬФА-БАНК"']],
    ['nothing', 'щупальце', []],
  ])('%s', async (_case, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test.each(['', '   ', '«»', '!!!'])('%j finds nothing', async (query) => {
    expect(await search(query)).toMatchObject({ count: 0, result: [] })
  })
})

describe('legal forms rank results beside a name, and filter without one', () => {
  test.each([
    ['ооо ромашка', ['ООО "РОМАШКА"', 'АО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['общество с ограниченной ответственностью ромашка', ['ООО "РОМАШКА"', 'АО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['пао ромашка', ['АО "РОМАШКА"', 'ООО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['ип ипатов', ['ИП Ипатов Олег Олегович']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('a legal form alone lists its records', async () => {
    const { count, result } = await search('ип')
    expect(count).toBe(2)
    expect(result.map((found: { kind: string }) => found.kind)).toEqual(['entrepreneur', 'entrepreneur'])
    for (const query of ['тсж', 'тсж казань']) expect(await search(query)).toMatchObject({ count: 0, result: [], offers: [] })
  })

  test('a legal form beside a place filters too', async () => {
    const all = await names('москва')
    expect(await names('ао москва')).toEqual(all.filter((name: string) => name.startsWith('АО')))
    expect(all.some((name: string) => name.startsWith('ООО'))).toBe(true)
  })
})

describe('one error is corrected, also one in each of two words, and the corrected query is shown', () => {
  test.each([
    ['рамашка', 'ромашка', 'АО "РОМАШКА"'],
    ['ромшка казань', 'ромашка казань', 'АО "РОМАШКА"'],
    ['газпорм', 'газпром', 'ПАО "ГАЗПРОМ"'],
    ['gazpom', 'газпром', 'ПАО "ГАЗПРОМ"'],
    ['стрйо инвесд', 'строй инвест', 'ООО "СТРОЙ ИНВЕСТ"'],
  ])('%s', async (query, corrected, first) => {
    const answer = await search(query)
    expect(answer.corrected.query).toBe(corrected)
    expect(answer.result[0].name).toBe(first)
  })

  test('two or three misspelt words of different names find nothing', async () => {
    expect(await search('стрйо ромашкх')).toMatchObject({ count: 0, corrected: null, result: [] })
    expect(await search('стрйо инвесд газпорм')).toMatchObject({ count: 0, corrected: null, result: [] })
  })

  test('a query with results is not corrected', async () => {
    expect((await search('ромашка')).corrected).toBeNull()
  })
})

test('the matched part is marked', async () => {
  const { result } = await search('7736 зайц ромаш')
  expect(result[0].matched_by).toBe('inn')
  expect(result[0].marks).toEqual([
    { field: 'name', text: 'ООО "РОМАШКА"', ranges: [[5, 10]] },
    { field: 'inn', text: '7736207543', ranges: [[0, 4]] },
    { field: 'leader', text: 'Зайцев Пётр Ильич', ranges: [[0, 4]] },
  ])
})

describe('filters', () => {
  test.each([
    ['kind', 'ромаш', { kind: 'entrepreneur' }, ['ИП Ромашкин Иван Ильич']],
    ['status', 'ромашка', { status__in: 'Не действует' }, ['ООО "РОМАШКА И К"']],
    ['liquidated, which includes bankruptcy', '', { status__in: 'Ликвидирована' }, ['ООО "БАНКРОТ ГОДА"']],
    ['regions', 'ромашка', { region__in: '16,23' }, ['АО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"']],
    ['activities by the first digits of the code', '', { okved__in: '47', kind: 'company' }, ['ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['several activities', 'ромашка', { okved__in: '62.01,47' }, ['ООО "РОМАШКА"', 'ООО "РОМАШКА-ЮГ"', 'ООО "РОМАШКА И К"']],
    ['an activity by its name', 'ромашка', { activity: 'разработ програм' }, ['АО "РОМАШКА"', 'ООО "РОМАШКА"']],
    ['an activity by its code', 'ромашка', { activity: '62.0' }, ['АО "РОМАШКА"', 'ООО "РОМАШКА"']],
    ['an activity that does not exist', 'ромашка', { activity: 'щупальце' }, []],
    ['an activity that is neither a code nor a name', 'ромашка', { activity: '62..' }, []],
    ['age in full years, at most', '', { age_to: '0' }, ['ООО "РОМАШКА-ЮГ"']],
    [
      'age in full years, at least',
      'ромашка',
      { age_from: '5', kind: 'company', status__in: 'Действует' },
      ['АО "РОМАШКА"', 'ООО "РОМАШКА"'],
    ],
    ['size', '', { size__in: 'small' }, ['ООО "СТРОЙ ИНВЕСТ"', 'ООО "ГАЗ ПРОМ СЕРВИС"']],
    [
      'everything at once',
      'ромашка',
      { kind: 'company', status__in: 'Действует', region__in: '77', okved__in: '62', age_from: '1' },
      ['ООО "РОМАШКА"'],
    ],
  ])('%s', async (_case, query, filters, expected) => {
    expect(await names(query, filters as Record<string, string>)).toEqual(expected)
  })

  test('counts of choices respect the other filters', async () => {
    const { facets } = await search('ромаш', { facets: 'true', kind: 'company' })
    expect(facets).toEqual({
      kind: { company: 4, entrepreneur: 1 },
      status: [
        { name: 'Действует', count: 3 },
        { name: 'Не действует', count: 1 },
        { name: 'Ликвидирована', count: 0 },
      ],
    })
  })

  test.each(['region__in=x', 'status__in=Alive', 'okved__in=4', 'age_to=-1', 'page=0', 'page_size=10000'])(
    'a wrong value is refused (%s)',
    async (wrong) => {
      expect((await app.server.inject({ url: `/api/v1/company-search/?${wrong}` })).statusCode).toBe(400)
    },
  )
})

test('pages follow each other and end', async () => {
  const first = await names('ромаш', { page_size: '2' })
  const second = await names('ромаш', { page_size: '2', page: '2' })
  const third = await names('ромаш', { page_size: '2', page: '3' })
  expect([...first, ...second, ...third]).toEqual(await names('ромаш'))
  expect(await names('ромаш', { page_size: '2', page: '600' })).toEqual([])
})

test('a page may hold a thousand results, and results end there', async () => {
  await addRecords(
    app.db,
    Array.from({ length: 1003 }, (_, index) => ({ name: `ООО "МНОЖЕСТВО ${index}"` })),
  )
  const whole = await search('множество', { page_size: '9999' })
  expect(whole).toMatchObject({ count: 1000, count_exact: false, complete: true })
  expect(whole.result).toHaveLength(1000)
  expect((await search('множество', { page_size: '600', page: '2' })).result).toEqual(whole.result.slice(600))
  expect((await search('множество', { page_size: '600', page: '3' })).result).toEqual([])
})
