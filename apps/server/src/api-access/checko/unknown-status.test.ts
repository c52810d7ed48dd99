// Tests the status (`Статус`) in the format of Checko, another service of company data, of a company whose status we do not know: nothing says that
// it is active. `Руковод` and `Учред` are the companies that a person heads or founded, `ОгрДоступ` marks what the register hides.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { inventedPersonInn } from '../../../test/register-files.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const world = new World(app)
let key = ''

beforeAll(async () => {
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

const get = async (path: string) => (await app.server.inject({ url: `/v2/${path}&key=${key}` })).json()

/** A company with this status and no day of closing. */
async function companyWithStatus(status: string) {
  const company = await world.company()
  await app.db.updateTable('companies').set({ status_name: status, closed_on: null }).where('id', '=', company.id).execute()
  return company
}

/** The taxpayer number (ИНН) of a person who heads and founded the company. */
async function tiePerson(companyId: number): Promise<string> {
  const inn = inventedPersonInn(7000 + world.next())
  const tie = { company_id: companyId, name: 'Выдумкин Пётр', inn }
  await app.db
    .insertInto('company_ties')
    .values([
      { ...tie, role: 'head', position: 0 },
      { ...tie, role: 'founder', position: 0 },
    ])
    .execute()
  return inn
}

test.each(['Сведения ограничены', 'Нет сведений', 'Ликвидирована'])(
  'a company with the status «%s» and no closing day is not active in the lists of a head and founder',
  async (status) => {
    const company = await companyWithStatus(status)
    const { data } = await get(`person?inn=${await tiePerson(company.id)}`)
    expect(data.Руковод).toMatchObject([{ ОГРН: company.ogrn, Статус: status }])
    expect(data.Учред).toMatchObject([{ ОГРН: company.ogrn, Статус: status }])
    expect((await get(`legal-cases?ogrn=${company.ogrn}`)).company).toMatchObject({ ОГРН: company.ogrn, Статус: status })
  },
)

test.each([
  ['Сведения ограничены', { ОгрДоступ: true }],
  ['Нет сведений', undefined],
  ['Ликвидирована', { Наим: 'Ликвидирована' }],
  ['Действует', { Код: '001', Наим: 'Действует' }],
])('a company with the status «%s» and no closing day has the code of active companies only if active', async (status, expected) => {
  const company = await companyWithStatus(status)
  expect((await get(`company?ogrn=${company.ogrn}`)).data.Статус).toEqual(expected)
})
