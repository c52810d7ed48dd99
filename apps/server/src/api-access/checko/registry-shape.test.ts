// Tests `/search/`, the search in the format of Checko, another service of company data, for clients with one shared key: its key, its fields,
// companies and sole traders. In an answer `Записи` are the records, `ЗапВсего` is their number, `СтрВсего` and `СтрТекущ` count pages.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addNamed, addRecords, storeFounders } from '../../../test/search-records.ts'

const app = testApplication({ SEARCH_PASS_MS: '3000' })

beforeAll(async () => {
  const [linden = 0] = await addRecords(app.db, [
    { name: 'ООО "ЛИПА"', leader: 'Дубов Олег Ильич', founders: ['Кленова Вера Ивановна'], okved: '02.10', region: '69', city: 'Тверь' },
    { name: 'ООО "КЛЕНОВА РОЩА"', leader: 'Липов Юрий Юрьевич', okved: '47.11' },
    { name: 'ИП Липов Иван Иванович', kind: 'entrepreneur', fio: 'Липов Иван Иванович', okved: '02.10' },
  ])
  await app.db
    .updateTable('company_ties')
    .set({ inn: '773300000001' })
    .where('company_id', '=', linden)
    .where('role', '=', 'head')
    .execute()
  await storeFounders(app.db, linden, [
    { kind: 'person', name: 'Кленова Вера Ивановна' },
    { kind: 'person', name: 'Смит Джон' },
    { kind: 'company', name: 'ООО "КОРЕНЬ"', inn: '7700000001', ogrn: '1027700000001' },
    { kind: 'foreign', name: 'ELM HOLDING LIMITED', country: 'Кипр' },
    { kind: 'fund', name: 'ЗПИФ «Роща»' },
    { kind: 'state', name: 'Тверская область' },
    { kind: 'hidden' },
  ])
})

/** The key in demo mode, which tests use, is `demo`. */
async function ask(query: Record<string, string>) {
  const answer = await app.server.inject({ url: '/search/', query: { key: 'demo', ...query } })
  return { status: answer.statusCode, body: answer.json() }
}

test.each([
  [{ by: 'name', obj: 'org', query: 'липа' }, ['ООО "ЛИПА"']],
  [{ by: 'name', obj: 'org', query: 'кленова' }, ['ООО "КЛЕНОВА РОЩА"']],
  [{ by: 'founder-name', obj: 'org', query: 'кленова' }, ['ООО "ЛИПА"']],
  [{ by: 'leader-name', obj: 'org', query: 'липов' }, ['ООО "КЛЕНОВА РОЩА"']],
  [{ by: 'okved', obj: 'org', query: '02.10' }, ['ООО "ЛИПА"']],
  [{ by: 'okved', obj: 'org', query: '02' }, ['ООО "ЛИПА"']],
  [{ by: 'name', obj: 'ent', query: 'липов' }, ['Липов Иван Иванович']],
  [{ by: 'name', obj: 'org', query: ' ' }, []],
])('the search %j finds the expected records', async (query, expected) => {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  expect(body.meta.status).toBe('ok')
  expect(body.data.Записи.map((record: Record<string, string>) => record.НаимСокр ?? record.ФИО)).toEqual(expected)
  expect(body.data.ЗапВсего).toBe(expected.length)
})

test('a record has the fields of the external service', async () => {
  const { body } = await ask({ by: 'founder-name', obj: 'org', query: 'кленова' })
  expect(body.data.Записи[0]).toMatchObject({
    ДатаРег: '2015-05-05',
    Статус: 'Действует',
    РегионКод: '69',
    ОКВЭД: '02.10',
    Руковод: [{ ФИО: 'Дубов Олег Ильич', ИНН: '773300000001' }],
  })
})

test('each founder is listed under its kind, and a hidden founder is left out', async () => {
  const { body } = await ask({ by: 'founder-name', obj: 'org', query: 'кленова' })
  expect(body.data.Записи[0].Учред).toEqual({
    ФЛ: [{ ФИО: 'Кленова Вера Ивановна' }, { ФИО: 'Смит Джон' }],
    РосОрг: [{ НаимПолн: 'ООО "КОРЕНЬ"', ОГРН: '1027700000001', ИНН: '7700000001' }],
    ИнОрг: [{ НаимПолн: 'ELM HOLDING LIMITED', Страна: 'Кипр' }],
    ПИФ: [{ Наим: 'ЗПИФ «Роща»' }],
    РФ: [{ Регион: 'Тверская область' }],
  })
})

test('page, region and active-only filters reduce the list, while ЗапВсего counts all pages', async () => {
  await addRecords(app.db, [
    ...['77', '78', '77'].map((region, index) => ({ name: `ООО "СОСНА ${index}"`, region })),
    { name: 'ООО "СОСНА СТАРАЯ"', region: '77', status: 'Не действует' },
  ])
  /** Number of all records, number of pages, number of this page, records on it. */
  const readCounts = async (more: Record<string, string>) => {
    const { data } = (await ask({ by: 'name', obj: 'org', query: 'сосна', ...more })).body
    return [data.ЗапВсего, data.СтрВсего, data.СтрТекущ, data.Записи.length]
  }
  expect(await readCounts({})).toEqual([4, 1, 1, 4])
  expect(await readCounts({ limit: '3' })).toEqual([4, 2, 1, 3])
  expect(await readCounts({ limit: '3', page: '2' })).toEqual([4, 2, 2, 1])
  expect(await readCounts({ limit: '3', page: '3' })).toEqual([4, 2, 3, 0])
  expect(await readCounts({ region: '77' })).toEqual([3, 1, 1, 3])
  expect(await readCounts({ region: '77,78', active: 'true' })).toEqual([3, 1, 1, 3])
  expect((await ask({ query: 'сосна', region: 'x' })).status).toBe(400)
})

test('a founder and a head are found even if thousands of companies are named like them', async () => {
  await addNamed(app.db, 'ОСИНА', 2500)
  await addRecords(app.db, [{ name: 'ООО "ЯСЕНЬ"', leader: 'Осина Яна Яновна', founders: ['Осина Яна Яновна', 'Дубова Осина Львовна'] }])
  for (const by of ['founder-name', 'leader-name']) {
    const { data, meta } = (await ask({ by, obj: 'org', query: 'осина' })).body
    expect(data.Записи.map(({ НаимСокр }: Record<string, string>) => НаимСокр)).toEqual(['ООО "ЯСЕНЬ"'])
    expect(meta).toEqual({ status: 'ok' })
  }
  expect((await ask({ by: 'founder-name', obj: 'org', query: 'осина львовна' })).body.data.ЗапВсего).toBe(1)
  expect((await ask({ by: 'founder-name', obj: 'org', query: 'яна львовна' })).body.data.ЗапВсего).toBe(0)
  // A search returns at most 1,000 results, by default 100 on a page.
  const { data } = (await ask({ by: 'name', obj: 'org', query: 'осина' })).body
  expect([data.ЗапВсего, data.СтрВсего]).toEqual([1000, 10])
})

test('a search that runs out of time is refused in the same shape', async () => {
  await app.db.transaction().execute(async (tx) => {
    // While the table of search terms is locked, the search waits until its time is over.
    await sql`lock table company_search_terms in access exclusive mode`.execute(tx)
    const { status, body } = await ask({ by: 'founder-name', obj: 'org', query: 'рябинина' })
    expect([status, body.data.Записи, body.meta.status]).toEqual([503, [], 'error'])
  })
})

test.each([{ key: 'wrong' }, { key: '' }])('a wrong key is refused in the same shape (%j)', async (wrong) => {
  const { status, body } = await ask({ by: 'name', obj: 'org', query: 'липа', ...wrong })
  expect(status).toBe(403)
  expect(body).toEqual({ data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } })
})
