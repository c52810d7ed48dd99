// The search in the external registry's shape: key, fields, both kinds of records.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'

const app = testApplication()

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
  const root = { role: 'founder', position: 5, name: 'ООО "КОРЕНЬ"', inn: '7700000001', ogrn: '1027700000001' }
  await app.db
    .insertInto('company_ties')
    .values({ company_id: linden, ...root })
    .execute()
})

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
])('%j', async (query, expected) => {
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
    Учред: { ФЛ: [{ ФИО: 'Кленова Вера Ивановна' }], РосОрг: [{ НаимПолн: 'ООО "КОРЕНЬ"', ОГРН: '1027700000001', ИНН: '7700000001' }] },
  })
})

test('pages, regions and the living alone; ЗапВсего counts all pages', async () => {
  await addRecords(app.db, [
    ...['77', '78', '77'].map((region, index) => ({ name: `ООО "СОСНА ${index}"`, region })),
    { name: 'ООО "СОСНА СТАРАЯ"', region: '77', status: 'Не действует' },
  ])
  const names = async (more: Record<string, string>) => {
    const { data } = (await ask({ by: 'name', obj: 'org', query: 'сосна', ...more })).body
    return [data.ЗапВсего, data.СтрВсего, data.СтрТекущ, data.Записи.length]
  }
  expect(await names({})).toEqual([4, 1, 1, 4])
  expect(await names({ limit: '3' })).toEqual([4, 2, 1, 3])
  expect(await names({ limit: '3', page: '2' })).toEqual([4, 2, 2, 1])
  expect(await names({ limit: '3', page: '3' })).toEqual([4, 2, 3, 0])
  expect(await names({ region: '77' })).toEqual([3, 1, 1, 3])
  expect(await names({ region: '77,78', active: 'true' })).toEqual([3, 1, 1, 3])
  expect((await ask({ query: 'сосна', region: 'x' })).status).toBe(400)
})

test('a founder is found behind more than a thousand companies that are only called so', async () => {
  await addRecords(
    app.db,
    Array.from({ length: 1010 }, (_, index) => ({ name: `ООО "ОСИНА ${index}"`, revenue: 1e9 })),
  )
  await addRecords(app.db, [{ name: 'ООО "ЯСЕНЬ"', leader: 'Осина Яна Яновна', founders: ['Осина Яна Яновна', 'Дубова Осина Львовна'] }])
  for (const by of ['founder-name', 'leader-name']) {
    const { data } = (await ask({ by, obj: 'org', query: 'осина' })).body
    expect(data.Записи.map(({ НаимСокр }: Record<string, string>) => НаимСокр)).toEqual(['ООО "ЯСЕНЬ"'])
  }
  expect((await ask({ by: 'founder-name', obj: 'org', query: 'осина львовна' })).body.data.ЗапВсего).toBe(1)
  expect((await ask({ by: 'founder-name', obj: 'org', query: 'яна львовна' })).body.data.ЗапВсего).toBe(0)
  const { data } = (await ask({ by: 'name', obj: 'org', query: 'осина' })).body
  expect([data.ЗапВсего, data.СтрВсего]).toEqual([1000, 10])
})

test.each([{ key: 'wrong' }, { key: '' }])('a wrong key is refused in the same shape: %j', async (wrong) => {
  const { status, body } = await ask({ by: 'name', obj: 'org', query: 'липа', ...wrong })
  expect(status).toBe(403)
  expect(body).toEqual({ data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } })
})
