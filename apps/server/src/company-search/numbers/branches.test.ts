// A branch of a company is found by its КПП (code of its registration with a tax office, nine digits), alone or beside the company's ИНН (taxpayer
// number), with its own name and address.
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { branchesElement } from '../../../test/branch-files.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'

const app = testApplication({ LIMIT_SEARCH: '100000/60' })
const as = createClient(() => app.server)

/** КПП of two branches and of a representative office: digits 5 and 6 are 43 for a branch, 44 for an office. */
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
/** A company without branches. */
const withoutBranches = legalEntity({ asOf: '2026-05-01' })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company, withoutBranches])]))

/** The companies found, with their branches, and the states of the numbers in the query. */
async function search(query: string) {
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
    const { found, numbers } = await search(query)
    expect(found).toEqual([{ inn: company.inn, branch }])
    expect(numbers.every(({ state }) => state === 'found')).toBe(true)
  },
)

test('a branch without a name and a representative office are found', async () => {
  expect((await search(OTHER)).found[0]?.branch).toMatchObject({ kind: 'branch', name: null, kpp: OTHER })
  expect((await search(REPRESENTATION)).found[0]?.branch).toMatchObject({ kind: 'representation', name: 'ПРЕДСТАВИТЕЛЬСТВО' })
})

test('the company’s number alone and its own КПП find no branch', async () => {
  expect((await search(company.inn)).found).toEqual([{ inn: company.inn, branch: null }])
  // 01 in digits 5 and 6: the registration of the company itself.
  expect((await search(`${company.inn}/540001001`)).found).toEqual([{ inn: company.inn, branch: null }])
})

test('an unknown КПП beside an ИНН is reported, and the company is found', async () => {
  const { found, numbers } = await search(`${withoutBranches.inn}/${KPP}`)
  expect(found).toEqual([{ inn: withoutBranches.inn, branch: null }])
  expect(numbers).toEqual([
    { number: withoutBranches.inn, state: 'found' },
    { number: KPP, state: 'unknown' },
  ])
})

test('a branch missing from a newer extract is no longer found', async () => {
  const moved = legalEntity({ asOf: '2026-05-01', more: branchesElement([{ kpp: '540643009', street: 'СТАРАЯ' }]) })
  await loadRegister(app.database, app.clock, [egrulFile([moved])])
  expect((await search('540643009')).found).toHaveLength(1)
  await loadRegister(app.database, app.clock, [egrulFile([{ ...moved, asOf: '2026-06-01', more: '' }])])
  expect((await search('КПП 540643009')).found).toEqual([])
})
