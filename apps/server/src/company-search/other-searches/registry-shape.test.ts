// The search in the external registry's shape: key, fields, both kinds of records.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'

const app = testApplication()

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "ЛИПА"', leader: 'Дубов Олег Ильич', founders: ['Кленова Вера Ивановна'], okved: '02.10', region: '69', city: 'Тверь' },
    { name: 'ООО "КЛЕНОВА РОЩА"', leader: 'Липов Юрий Юрьевич', okved: '47.11' },
    { name: 'ИП Липов Иван Иванович', kind: 'entrepreneur', fio: 'Липов Иван Иванович', okved: '02.10' },
  ]),
)

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
    Учред: { ФЛ: [{ ФИО: 'Кленова Вера Ивановна' }] },
  })
})

test.each([{ key: 'wrong' }, { key: '' }])('a wrong key is refused in the same shape: %j', async (wrong) => {
  const { status, body } = await ask({ by: 'name', obj: 'org', query: 'липа', ...wrong })
  expect(status).toBe(403)
  expect(body).toEqual({ data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } })
})
