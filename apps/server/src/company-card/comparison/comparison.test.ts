// Comparison of companies: each fact has the day of its source, a fact without a source is null and not zero, and numbers of no company are reported.
// It runs on the invented companies of the demo.
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { getCompanyFinances } from '@sverka/contract/company-card/finances'
import { getReliability, getReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'

const app = testApplication()
const as = createClient(() => app.server)
let inns: string[] = []

beforeAll(async () => {
  await loadDemo(app, { companies: 30, traders: 3 })
  const rows = await app.db.selectFrom('companies').select('inn').where('revenue_kopecks', 'is not', null).orderBy('id').limit(7).execute()
  // Taxpayer numbers of seven companies that have annual accounts.
  inns = rows.map(({ inn }) => inn ?? '')
})

const compared = async (numbers: readonly string[], query: object = {}) =>
  (await as(null)(compareCompanies, { query: { number__in: [...numbers], ...query } })).body

test('companies are compared in the requested order, with the facts of their cards', async () => {
  const [first = '', second = ''] = inns
  const { result, unknown, left_out: leftOut } = await compared([second, first], { purpose: 'share' })
  expect(result.map(({ inn }) => inn)).toEqual([second, first])
  expect([unknown, leftOut]).toEqual([[], []])
  const summary = (await as(null)(getReliabilitySummary, { query: { query: second } })).body
  expect(result[0]).toMatchObject({ verdict: summary.verdicts.share, worst: summary.worst, example: true })
  const finances = (await as(null)(getCompanyFinances, { query: { query: second } })).body
  const [newest] = finances.finances_years
  const revenue = newest?.amount.find(({ code }) => code === '2110')?.value // 2110: the line «revenue» of the accounts
  expect(result[0]?.years.at(-1)).toMatchObject({ year: newest?.year, revenue })
})

test('a verdict lists the stop factors that no source answers, as the card does', async () => {
  const [first = ''] = inns
  const summary = (await as(null)(getReliabilitySummary, { query: { query: first } })).body
  expect(summary.unchecked_stops.length).toBeGreaterThan(0)
  expect((await compared([first])).result[0]?.unchecked_stops).toEqual(summary.unchecked_stops)
})

test('five companies are compared, a sixth is reported, and so are wrong or repeated numbers', async () => {
  const six = await compared(inns.slice(0, 6))
  expect(six.result).toHaveLength(5)
  expect(six.left_out).toEqual(inns.slice(5, 6))
  // A valid taxpayer number that no company of the test has, and a text that is no number.
  const odd = await compared([inns[0] ?? '', inns[0] ?? '', '7707083893', 'неправда'])
  expect(odd.result).toHaveLength(1)
  expect(odd.unknown).toEqual(['7707083893', 'неправда'])
})

test('enforcement proceedings have the number and the remaining debt of the report', async () => {
  const rows = await app.db
    .selectFrom('companies as company')
    .innerJoin('company_facts as fact', 'fact.company_id', 'company.id')
    .select('company.inn')
    .where('fact.source', '=', 'enforcement')
    .execute()
  let comparedCount = 0
  for (const { inn } of rows) {
    if (inn === null) continue
    const { enforcement } = (await compared([inn])).result[0] ?? {}
    const { factors } = (await as(null)(getReliability, { query: { inn } })).body
    const reported = factors.find(({ code }) => code === 'enforcement')
    if (!enforcement || reported?.state !== 'found') continue
    const [count, remaining] = reported.evidence.map(({ value }) => value)
    comparedCount += 1
    expect([inn, enforcement.count, enforcement.remaining]).toEqual([inn, count, remaining])
  }
  expect(comparedCount).toBeGreaterThan(0)
})

test('facts without a source are absent, and a complete copy without the company means zero on its day', async () => {
  const inn = inns[0] ?? ''
  const [company] = await app.db.selectFrom('companies').select(['id', 'inn']).where('inn', '=', inn).execute()
  await app.db
    .deleteFrom('company_facts')
    .where('company_id', '=', company?.id ?? 0)
    .where('source', 'in', ['cases', 'enforcement'])
    .execute()
  await app.db.deleteFrom('taxpayer_facts').where('number', '=', inn).where('source', '=', 'debts').execute()
  expect((await compared([inn])).result[0]).toMatchObject({ claims: null, enforcement: null, tax_debts: { sum: 0, as_of: '2026-11-01' } })
  await app.db.deleteFrom('source_copies').where('word', '=', 'debts').execute()
  expect((await compared([inn])).result[0]?.tax_debts).toBeNull()
})
