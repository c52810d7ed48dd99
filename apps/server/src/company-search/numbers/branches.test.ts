// A branch is found by its КПП, alone or beside the ИНН of its company, with its own name and address.
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { branchesElement } from '../../../test/branch-files.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'

const app = testApplication({ LIMIT_SEARCH: '100000/60' })
const as = createClient(() => app.server)

const [KPP, OTHER, REPRESENTATION] = ['540643001', '540643002', '540644001']
const company = legalEntity({
  asOf: '2026-05-01',
  more: branchesElement(
    [
      { kpp: KPP, name: 'СИБИРСКИЙ ФИЛИАЛ', street: 'ПРИМЕРНАЯ' },
      { kpp: OTHER, street: 'ДАЛЬНЯЯ' },
    ],
    [{ kpp: REPRESENTATION, name: 'ПРЕДСТАВИТЕЛЬСТВО', street: 'БЛИЖНЯЯ' }],
  ),
})
const plain = legalEntity({ asOf: '2026-05-01' })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company, plain])]))

async function ask(query: string) {
  const { body } = await as(null)(searchCompanies, { query: { query } })
  return { found: body.result.map(({ inn, branch }) => ({ inn, branch })), numbers: body.numbers }
}

const branch = {
  kind: 'branch',
  name: 'СИБИРСКИЙ ФИЛИАЛ',
  address: '630001, НОВОСИБИРСКАЯ ОБЛАСТЬ, ГОРОД НОВОСИБИРСК, УЛИЦА ПРИМЕРНАЯ, Д. 5',
  kpp: KPP,
  country: null,
}

test.each([KPP, `КПП ${KPP}`, `${company.inn}/${KPP}`, `ИНН ${company.inn} КПП ${KPP}`, `${company.inn} ${KPP}`])(
  '«%s» finds the branch',
  async (query) => {
    const { found, numbers } = await ask(query)
    expect(found).toEqual([{ inn: company.inn, branch }])
    expect(numbers.every(({ state }) => state === 'found')).toBe(true)
  },
)

test('a branch without a name and a representation are found', async () => {
  expect((await ask(OTHER)).found[0]?.branch).toMatchObject({ kind: 'branch', name: null, kpp: OTHER })
  expect((await ask(REPRESENTATION)).found[0]?.branch).toMatchObject({ kind: 'representation', name: 'ПРЕДСТАВИТЕЛЬСТВО' })
})

test('the company’s number alone and its own КПП find no branch', async () => {
  expect((await ask(company.inn)).found).toEqual([{ inn: company.inn, branch: null }])
  expect((await ask(`${company.inn}/540001001`)).found).toEqual([{ inn: company.inn, branch: null }])
})

test('an unknown КПП beside an ИНН is reported, and the company is found', async () => {
  const { found, numbers } = await ask(`${plain.inn}/${KPP}`)
  expect(found).toEqual([{ inn: plain.inn, branch: null }])
  expect(numbers).toEqual([
    { number: plain.inn, state: 'found' },
    { number: KPP, state: 'unknown' },
  ])
})

test('a branch missing from a newer extract is no longer found', async () => {
  const moved = legalEntity({ asOf: '2026-05-01', more: branchesElement([{ kpp: '540643009', street: 'СТАРАЯ' }]) })
  await loadRegister(app.database, app.clock, [egrulFile([moved])])
  expect((await ask('540643009')).found).toHaveLength(1)
  await loadRegister(app.database, app.clock, [egrulFile([{ ...moved, asOf: '2026-06-01', more: '' }])])
  expect((await ask('КПП 540643009')).found).toEqual([])
})
