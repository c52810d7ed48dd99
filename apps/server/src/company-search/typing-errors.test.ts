// Queries of the company search with typing errors and habits: letters of the other alphabet, two errors, errors beside a city or number, legal
// forms as names (ООО company, СПК cooperative, ИП sole trader), abbreviations. `revenue` in rubles: larger companies come first among equal
// matches.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'

const app = testApplication({ LIMIT_SEARCH: '10000/60' })

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "РОМАШКА"', city: 'Екатеринбург', revenue: 900 },
    { name: 'ООО "КАМОРОСТ ПРОМТЕХ"', city: 'Нижний Новгород', revenue: 800, inn: '5290000001' },
    // Mixed alphabets in the register: in one name «С» and «Т» are Latin; the next is all Latin.
    { name: 'ООО "CTРЕЛЕЦ"', city: 'Казань' },
    { name: 'ООО "POCT"', city: 'Казань' },
    { name: 'ООО "СПК"', city: 'Омск', revenue: 3 },
    { name: 'ООО "ИП"', city: 'Омск', revenue: 3 },
    { name: 'СПК "ЗАРЯ"', city: 'Омск', revenue: 5000 },
    { name: 'СПК "СПК"', city: 'Тверь', revenue: 2 },
    { name: 'ООО "ФОРТУНА"', city: 'Ростов-на-Дону', revenue: 9000 },
    { name: 'ООО "ЛАДЬЯ"', leader: 'БЫКОВА ВЕРА АНТОНОВНА', revenue: 9e6 },
    { name: 'ИП БЫКОВ АНТОН ВЛАСОВИЧ', fio: 'БЫКОВ АНТОН ВЛАСОВИЧ', kind: 'entrepreneur' },
    { name: 'ИП ФЕДОТОВ ФОМА ФОМИЧ', fio: 'ФЕДОТОВ ФОМА ФОМИЧ', kind: 'entrepreneur', city: 'Тверь' },
  ]),
)

async function search(query: string) {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query } })
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json()
}
const names = async (query: string): Promise<string[]> => (await search(query)).result.map(({ name }: { name: string }) => name)

test.each([
  ['POMAШКА', 'ООО "РОМАШКА"'],
  ['OOO POMAШKA', 'ООО "РОМАШКА"'],
  ['ромашkа', 'ООО "РОМАШКА"'],
  ['КАМОРOCT', 'ООО "КАМОРОСТ ПРОМТЕХ"'],
  ['стрелец', 'ООО "CTРЕЛЕЦ"'],
  ['рост', 'ООО "POCT"'],
  ['POCT', 'ООО "POCT"'],
])('%s, with letters that look alike, finds %s', async (query, name) => expect((await names(query))[0]).toBe(name))

test('the matching letters of the register’s spelling are marked', async () => {
  const { result } = await search('стрел')
  expect(result[0].marks).toEqual([{ field: 'name', text: 'ООО "CTРЕЛЕЦ"', ranges: [[5, 10]] }])
})

test.each(['рамашкк', 'рмошка', 'роамкша', 'каморсот прмтех', 'кмаорсот промтех'])('%s with two errors is corrected', async (query) => {
  const { result, corrected } = await search(query)
  expect([query, result.length]).toEqual([query, 1])
  expect(corrected).not.toBeNull()
})

test.each([
  'ооо каморсот прмтех',
  'общество с ограниченной ответственностью каморсот прмтех',
  'каморсот прмтех ооо',
  'каморсот промтех нижний новгород',
  'нижний новгород ооо каморсот промтех',
  '5290 каморсот промтех',
  'ооо каморсот промтех 5290',
  'Н. Новгород каморсот прмтех',
])('errors beside a legal form, a city or a number are corrected (%s)', async (query) =>
  expect(await names(query)).toEqual(['ООО "КАМОРОСТ ПРОМТЕХ"']),
)

test.each(['спк', '"СПК"', 'ооо спк', 'ООО «СПК»'])('%s is a name, although it is a legal form', async (query) => {
  expect((await names(query))[0]).toBe('ООО "СПК"')
})

test.each(['ип', '"ИП"', '«ИП»', 'ооо ип'])('%s finds the company of this name before the sole traders', async (query) => {
  expect((await names(query))[0]).toBe('ООО "ИП"')
})

test('a legal form used as a name also finds companies of that form', async () => {
  expect(await names('спк')).toEqual(['ООО "СПК"', 'СПК "СПК"', 'СПК "ЗАРЯ"'])
})

test.each([
  ['ромашка екб', 'ООО "РОМАШКА"'],
  ['ебург ромашка', 'ООО "РОМАШКА"'],
  ['каморост н.новгород', 'ООО "КАМОРОСТ ПРОМТЕХ"'],
  ['фортуна ростов н/д', 'ООО "ФОРТУНА"'],
  ['оооромашка', 'ООО "РОМАШКА"'],
  ['спкзаря', 'СПК "ЗАРЯ"'],
  ['о.о.о. ромашка', 'ООО "РОМАШКА"'],
  ['ромашка, О. О. О.', 'ООО "РОМАШКА"'],
  ['общ. с огр. отв. ромашка', 'ООО "РОМАШКА"'],
])('%s finds a name by an abbreviation', async (query, name) => expect(await names(query)).toEqual([name]))

test('an initial after a surname does not match the end of a longer surname', async () => {
  expect((await names('Быков А. В.')).slice(0, 2)).toEqual(['ИП БЫКОВ АНТОН ВЛАСОВИЧ', 'ООО "ЛАДЬЯ"'])
})

test.each(['ип ф', 'ИП фо', 'ип фе'])('%s lists sole traders before larger companies', async (query) => {
  expect((await names(query))[0]).toBe('ИП ФЕДОТОВ ФОМА ФОМИЧ')
})
