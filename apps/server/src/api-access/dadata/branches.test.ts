// Tests branches in the operations that answer in the format of DaData, another service of company data. DaData calls a company, sole trader or
// branch a party; branches are listed after their company and are found by КПП, the tax registration code of an office (9 digits).
import { findPartyById, suggestParty } from '@sverka/contract/api-access/dadata'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { branchesElement } from '../../../test/branch-files.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let key = ''

/** КПП of the company's two branches; that of its head office is 540001001. */
const [KPP, OTHER_KPP] = ['540643101', '540643102']
const branchesXml = branchesElement([
  { kpp: KPP, name: 'СИБИРСКИЙ ФИЛИАЛ', street: 'ПРИМЕРНАЯ' },
  { kpp: OTHER_KPP, street: 'ДАЛЬНЯЯ' },
])
const company = legalEntity({ asOf: '2026-05-01', more: branchesXml })

beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  key = (await world.makeApiKey(await world.person({ plan: 'pro' }))).key
})

type Request = { query?: string; kpp?: string; branch_type?: 'MAIN' | 'BRANCH'; count?: number }
const keyHeader = () => ({ headers: { authorization: `Token ${key}` } })
const readData = ({ data }: { data: unknown }) => data as Record<string, unknown>
const find = async (request: Request) =>
  (await as(null)(findPartyById, { body: { query: company.inn, ...request }, ...keyHeader() })).body.suggestions.map(readData)
const suggest = async (request: Request) =>
  (await as(null)(suggestParty, { body: { query: company.inn, ...request }, ...keyHeader() })).body.suggestions.map(readData)

test('findById returns the company, then its branches, up to the requested count', async () => {
  const parts = (await find({})).map(({ branch_type, kpp }) => [branch_type, kpp])
  expect(parts).toEqual([
    ['MAIN', '540001001'],
    ['BRANCH', KPP],
    ['BRANCH', OTHER_KPP],
  ])
  expect(await find({ count: 1 })).toHaveLength(1)
})

test('a branch has its own name, КПП and address, and the numbers of its company', async () => {
  const [branch, ...others] = await find({ kpp: KPP })
  expect(others).toEqual([])
  expect(branch).toMatchObject({
    inn: company.inn,
    ogrn: company.ogrn,
    kpp: KPP,
    branch_type: 'BRANCH',
    branch_count: null,
    management: null,
    name: { short_with_opf: 'Сибирский Филиал' },
    address: { value: '630001, НОВОСИБИРСКАЯ ОБЛАСТЬ, ГОРОД НОВОСИБИРСК, УЛИЦА ПРИМЕРНАЯ, Д. 5', data: { postal_code: '630001' } },
  })
})

test('findById filters branches by kind and КПП', async () => {
  const kpps = async (request: Request) => (await find(request)).map(({ kpp }) => kpp)
  expect(await kpps({ branch_type: 'MAIN' })).toEqual(['540001001'])
  expect(await kpps({ branch_type: 'BRANCH' })).toEqual([KPP, OTHER_KPP])
  expect(await kpps({ kpp: '540001001' })).toEqual(['540001001'])
  expect(await kpps({ kpp: KPP, branch_type: 'MAIN' })).toEqual([])
  expect(await kpps({ kpp: '770101001' })).toEqual([])
})

test('suggest returns branches when the request asks for them', async () => {
  const kpps = async (request: Request) => (await suggest(request)).map(({ kpp }) => kpp)
  expect(await kpps({ branch_type: 'BRANCH' })).toEqual([KPP, OTHER_KPP])
  expect(await kpps({ branch_type: 'BRANCH', query: `${company.inn} ${OTHER_KPP}` })).toEqual([OTHER_KPP])
  expect(await kpps({ branch_type: 'BRANCH', query: KPP })).toEqual([KPP])
  expect(await kpps({})).toEqual(['540001001'])
})

test('findById reads a КПП after the taxpayer number, and finds the owner of a КПП alone', async () => {
  const kpps = async (request: Request) => (await find(request)).map(({ inn, kpp }) => [inn, kpp])
  expect(await kpps({ query: `${company.inn}/${KPP}` })).toEqual([[company.inn, KPP]])
  expect(await kpps({ query: `ИНН ${company.inn} КПП ${OTHER_KPP}` })).toEqual([[company.inn, OTHER_KPP]])
  expect(await kpps({ query: KPP })).toEqual([[company.inn, KPP]])
  expect(await kpps({ query: KPP, branch_type: 'MAIN' })).toEqual([])
  expect(await kpps({ query: '770101009' })).toEqual([])
})
