// Counts and sums of one company cover the same records: the card, its tabs, the comparison and the reliability report agree. It runs on the invented
// companies of the demo; ИНН is the taxpayer number.
import { getCaseStatistics, listLegalCases } from '@sverka/contract/company-card/arbitration'
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { listConnections } from '@sverka/contract/company-card/connections'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { getReliability, getReliabilityVerdicts } from '@sverka/contract/company-card/reliability'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'

const app = testApplication()
const as = createClient(() => app.server)
type CompanyAnswers = Awaited<ReturnType<typeof readCompany>>
const companies: CompanyAnswers[] = []

/** The sum of an invented deal, with which the report compares the company's figures. */
const DEAL_RUBLES = '3000000'

/** The answers of all operations about one company. */
async function readCompany(inn: string) {
  const query = { inn }
  const get = as(null)
  const [overview, debts, connections, cases, statistics, report, verdicts, compared] = await Promise.all([
    get(getCompanyOverview, { query }),
    get(listEnforcement, { query }),
    get(listConnections, { query }),
    get(listLegalCases, { query: { ...query, page_size: 1 } }),
    get(getCaseStatistics, { query }),
    get(getReliability, { query }),
    get(getReliabilityVerdicts, { query: { ...query, sum: DEAL_RUBLES } }),
    get(compareCompanies, { query: { number__in: [inn] } }),
  ])
  /** Count and sum by which the report proves a finding; undefined if it has no such finding. */
  const reportFigures = (code: string) => {
    const factor = report.body.factors.find((candidate) => candidate.code === code && candidate.state === 'found')
    const valueIn = (unit: string) => factor?.evidence.find((evidence) => evidence.unit === unit)?.value
    return factor && { count: valueIn('count'), sum: valueIn('money') ?? 0 }
  }
  /** A figure of the company that is compared with the sum of a deal. */
  const materialityFigure = (figure: string) => verdicts.body.materiality?.figures.find((entry) => entry.figure === figure)?.value
  return {
    inn,
    overview: overview.body,
    debts: debts.body,
    connections: connections.body,
    totals: cases.body.totals,
    statistics: statistics.body,
    compared: compared.body.result[0],
    reportFigures,
    materialityFigure,
  }
}

beforeAll(async () => {
  await loadDemo(app, { companies: 60, traders: 6 })
  const rows = await app.db.selectFrom('companies').select('inn').orderBy('id').execute()
  for (const { inn } of rows) if (inn) companies.push(await readCompany(inn))
}, 240_000)

/** The values that `select` returns, without null and undefined; at least three companies must have one, since fewer would prove little. */
function knownValues<T>(select: (company: CompanyAnswers) => T | undefined | null): T[] {
  const values = companies.flatMap((company) => select(company) ?? [])
  expect(values.length).toBeGreaterThan(2)
  return values as T[]
}

test('every place shows the same enforcement proceedings and remaining sums', () => {
  const all = knownValues(({ inn, overview: { enforcement }, debts, compared, reportFigures }) => {
    const report = reportFigures('enforcement')
    return enforcement && report && { inn, card: enforcement, debts, compared: compared?.enforcement, report }
  })
  for (const { inn, card, debts, compared, report } of all) {
    // The ИНН is compared too, here and below, so that a failure names the company.
    const expected = [inn, report.count, report.sum]
    expect([inn, card.total, card.remaining]).toEqual(expected)
    expect([inn, debts.owed, debts.remaining_total]).toEqual(expected)
    // `owed` counts proceedings that are not paid off; paid ones come last in the list.
    expect([inn, debts.result.map(({ paid }) => paid)]).toEqual([inn, debts.result.map((_proceeding, index) => index >= debts.owed)])
    expect([inn, compared?.count, compared?.remaining]).toEqual(expected)
  }
})

test('the summary and the tab show the same connected companies with their stop factors', () => {
  for (const { inn, overview, connections } of companies) {
    expect([inn, overview.connections.total]).toEqual([inn, connections.total])
    expect([inn, overview.connections.first]).toEqual([inn, connections.result.slice(0, 3)])
  }
  expect(companies.some(({ overview }) => overview.connections.first.length > 1)).toBe(true)
})

test('every place shows the same owed taxes', () => {
  const all = knownValues(({ inn, overview: { tax_debts: card }, debts, compared }) => card && { inn, card, debts, compared })
  for (const { inn, card, debts, compared } of all) {
    expect([inn, debts.taxes?.debts.length, debts.taxes?.total]).toEqual([inn, card.total, card.sum])
    expect([inn, compared?.tax_debts?.sum]).toEqual([inn, card.sum])
  }
})

test('every place shows the same claims of the last year', () => {
  const all = knownValues(({ inn, compared, reportFigures }) => {
    const report = reportFigures('cases-respondent')
    return report && { inn, claims: compared?.claims, report }
  })
  for (const { inn, claims, report } of all) expect([inn, claims?.count, claims?.sum]).toEqual([inn, report.count, report.sum])
})

test('every place shows the same pending cases, also in the comparison with the sum of a deal', () => {
  const all = knownValues(({ inn, totals, reportFigures, materialityFigure }) => {
    const report = reportFigures('cases-open')
    return report && { inn, pending: totals.respondent.pending, report, open: materialityFigure('open_claims') }
  })
  for (const { inn, pending, report, open } of all) {
    expect([inn, pending.cases, pending.claimed]).toEqual([inn, report.count, report.sum])
    // If one of the cases has no sum, the figure is null.
    if (open !== null) expect([inn, open]).toEqual([inn, pending.claimed])
  }
})

test('every place shows the same cases by role', () => {
  const all = knownValues(
    ({ inn, overview: { arbitration }, statistics, totals }) => arbitration && { inn, card: arbitration, statistics, totals },
  )
  for (const { inn, card, statistics, totals } of all) {
    const { respondent, plaintiff, years } = totals
    expect([inn, card.respondent, card.plaintiff]).toEqual([inn, respondent.cases, plaintiff.cases])
    expect(statistics).toMatchObject({ respondent: respondent.cases, plaintiff: plaintiff.cases, totals })
    expect([statistics.claimed_from, statistics.claimed_by]).toEqual([respondent.claimed, plaintiff.claimed])
    expect(years.reduce((sum, year) => sum + year.respondent.cases, 0)).toBe(respondent.cases)
  }
})
