// The answers of every tab of the card, for a company with all data and for one without any. The data come from a test server in place of the
// aggregator Checko: 120 court cases (every third against the company, every second with a sum, from 2020 to 2025), 7 contracts, 3 inspections, and
// accounts of three years (line 2110 revenue, 2400 net profit).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { rich, richAnswers } from '../../test/checko-answers.ts'
import { answerWith, checkoServer } from '../../test/checko-server.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, inventedInn, legalEntity } from '../../test/register-files.ts'
import { readOnly } from '../platform/db/connect.ts'
import { PageReads } from '../platform/http/page-reads.ts'
import type { CardRequest } from './company-card.access.ts'
import { tabRoutes } from './tabs.routes.ts'

const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })

/** A company about which no source but the register has data. */
const poor = legalEntity({ asOf: '2026-10-01', name: 'ПУСТО' })

beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([poor])])
  expect((await get(`company-update/?inn=${rich.inn}`)).status).toBe(200)
})

const get = async (path: string) => {
  const answer = await app.server.inject({ url: `/api/v1/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}
/** The answer of an operation about the company with all data. */
const tab = async (path: string, query = '') => (await get(`${path}/?inn=${rich.inn}${query}`)).body

test('finances are listed newest year first, in rubles, with line names, reports and factors', async () => {
  const finances = await tab('company-finances')
  expect(finances.finances_years.map(({ year }: { year: number }) => year)).toEqual([2025, 2024, 2023])
  expect(finances.finances_years[0].amount).toContainEqual({ code: '2110', name: 'Выручка', value: 6100000 })
  expect(finances.additional_finances['2024']['2400']).toEqual({ СумОтч: -120000 })
  expect(finances.reports).toEqual([
    { year: 2025, url: 'https://bo.nalog.ru/organizations-card/1' },
    { year: 2024, url: `/api/v1/company-finances/report/?query=${rich.ogrn}&year=2024` },
    { year: 2023, url: `/api/v1/company-finances/report/?query=${rich.ogrn}&year=2023` },
  ])
  const { factors } = await tab('reliability')
  const inReport = (code: string) => factors.find((factor: { code: string }) => factor.code === code)
  expect(finances.factors.map(({ code }: { code: string }) => code)).toEqual(['accounts-history', 'net-assets-above-capital', 'profit'])
  for (const { code, polarity, title, evidence } of finances.factors) {
    expect(inReport(code)).toMatchObject({ state: 'found', polarity, title, evidence, counted_with: null })
  }
  expect(finances.source).toMatchObject({ source: 'accounts', as_of: '2026-11-20' })
})

test('a year without a filed report is downloaded as our lines, a year without accounts is not found', async () => {
  const download = await app.server.inject({ url: `/api/v1/company-finances/report/?query=${rich.ogrn}&year=2024` })
  // An xlsx file is a ZIP archive, which begins with «PK».
  expect([download.statusCode, download.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  expect(decodeURIComponent(String(download.headers['content-disposition']))).toContain('Отчетность_2024_ООО «КОЛОСОК».xlsx')
  expect(await get(`company-finances/report/?query=${rich.ogrn}&year=1999`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('the full company object has the trademarks of its tab, the page’s own object has none', async () => {
  const { trademarks, sanctions, country_sanctions } = await tab('company')
  expect(trademarks).toEqual((await tab('company-trademarks')).result)
  expect(trademarks).not.toEqual([])
  expect(await tab('company-sanctions')).toMatchObject({ sanctions, country_sanctions })
  expect(sanctions).not.toBeNull()
  expect((await tab('company-card')).company).toMatchObject({ trademarks: null, sanctions, country_sanctions })
})

test('cases are listed newest first and filtered by number, period, role, sum and court', async () => {
  const first = await tab('legal-cases', '&page_size=10')
  expect(first).toMatchObject({ count: 120, total: 120, known: null, page: 1, page_size: 10 })
  expect(first.result[0]).toMatchObject({
    date: '2025-03-28',
    court: expect.any(String),
    link_on_card: expect.stringContaining('https://kad.'),
  })
  expect(await tab('legal-cases', '&page=13&page_size=10')).toMatchObject({ count: 120, result: [] })
  expect(await tab('legal-cases', '&search=a40-1007')).toMatchObject({
    count: 1,
    result: [{ number: 'А40-1007/2026', role: 'plaintiff', amount_claim: 7000 }],
  })
  expect(await tab('legal-cases', '&date_from=2024-01-01&date_to=2024-12-31')).toMatchObject({ count: 20 })
  expect(await tab('legal-cases', '&role=respondent')).toMatchObject({ count: 40 })
  expect(await tab('legal-cases', '&amount_from=100000&amount_to=105000')).toMatchObject({ count: 3 })
  const moscow = await tab('legal-cases', `&court=${encodeURIComponent('АС города Москвы')}`)
  expect(moscow).toMatchObject({ count: 60, courts: ['АС города Москвы', 'АС Томской области'] })
  expect((await get(`legal-cases/?inn=${rich.inn}&date_from=вчера`)).status).toBe(400)
})

test('statistics count the stored cases, including empty years and the sums of both roles', async () => {
  expect(await tab('legal-cases/statistics')).toMatchObject({
    total: 120,
    plaintiff: 80,
    respondent: 40,
    without_sum: 60,
    courts: [
      { name: 'АС города Москвы', count: 60 },
      { name: 'АС Томской области', count: 60 },
    ],
  })
  const { years } = await tab('legal-cases/statistics')
  expect(years.map(({ year }: { year: number }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025])
})

test('contracts are filtered by text, law and role', async () => {
  // The source sends the seven contracts once for each of the three laws.
  expect(await tab('contracts', '&page_size=1')).toMatchObject({
    count: 21,
    result: [{ date: '2026-07-10', price: 5208000.5, role: 'supplier', customer: { name: 'ГБУ "Дорожник"' } }],
  })
  expect(await tab('contracts', '&law=44')).toMatchObject({ count: 7 })
  expect(await tab('contracts', `&law=44&search=${encodeURIComponent('КРЕПЕЖ')}`)).toMatchObject({
    count: 1,
    result: [{ register_number: '0173-6' }],
  })
  expect(await tab('contracts', '&role=customer')).toMatchObject({ count: 0, total: 21 })
})

test('inspections are filtered by the beginning of type and status and by start and end', async () => {
  expect(await tab('inspection')).toMatchObject({
    count: 3,
    result: [{ number: 'П-3' }, { number: 'П-1', results: ['Нет вывески'], violations: true }, {}],
  })
  expect(await tab('inspection', `&type=${encodeURIComponent('Документарная')}`)).toMatchObject({ count: 1, result: [{ number: 'П-1' }] })
  expect(await tab('inspection', `&status=${encodeURIComponent('Предостережение объявлено')}`)).toMatchObject({ count: 1 })
  expect(await tab('inspection', '&date_from=2025-04-01&date_to=2025-04-14')).toMatchObject({ count: 1 })
  expect(await tab('inspection', '&date_to=2025-04-13')).toMatchObject({ count: 1, result: [{ number: 'П-2' }] })
})

test('connections are counted and filtered by class of status', async () => {
  expect(await tab('company-connections')).toMatchObject({
    counts: { all: 1, active: 0, liquidated: 1, inactive: 0 },
    result: [
      { relation: 'subsidiary', name: 'ООО "ДОЧЬ"', status: { name: 'Ликвидирована', ended: { on: null, reason: 'Ликвидировано' } } },
    ],
  })
  expect(await tab('company-connections', '&type=liquidated')).toMatchObject({ count: 1 })
  expect(await tab('company-connections', '&type=active')).toMatchObject({ count: 0, total: 1 })
})

test('trademarks are found by a part of the number, sanctions list countries, and debts have totals', async () => {
  expect(await tab('company-trademarks')).toMatchObject({
    count: 2,
    result: [{ trademark_id: '800200', registration_date: '2021-03-04' }, {}],
  })
  expect(await tab('company-trademarks', '&search=7001')).toMatchObject({ count: 1 })
  expect(await tab('company-sanctions')).toMatchObject({ sanctions: true, country_sanctions: ['США'], entries: [], hints: [], left: [] })
  expect(await tab('company-enforcement')).toMatchObject({ count: 1, debt_total: 45000, remaining_total: 12000 })
})

test('a report that the source sent as HTML becomes counts and plain texts', async () => {
  expect(await tab('company-report')).toMatchObject({
    report: { positive: 12, negative: 2, positives: ['Работает давно'], negatives: ['Массовый адрес', 'Долги по налогам'] },
    source: { source: 'report', as_of: '2026-11-01' },
  })
  expect((await get(`company-report/?ogrn=${poor.ogrn}`)).body).toEqual({ report: null, source: null })
})

test('a list opens on the page that has the requested record', async () => {
  const all = await tab('legal-cases', '&page_size=100')
  const last = await tab('legal-cases', '&page_size=100&page=2')
  const { number } = last.result.at(-1)
  const page = await tab('legal-cases', `&record=${encodeURIComponent(number)}`)
  expect([page.page, page.count]).toEqual([6, all.count])
  expect(page.result.map((entry: { number: string }) => entry.number)).toContain(number)
  expect((await tab('legal-cases', '&record=nobody')).page).toBe(1)
  const { result } = await tab('company-enforcement')
  expect(await tab('company-enforcement', `&record=${encodeURIComponent(result[0].number)}`)).toMatchObject({ page: 1, count: 1 })
})

test('open data have source and day, and are null if they were never loaded', async () => {
  const openData = await tab('company-open-data')
  expect(openData.bankruptcy).toMatchObject({ total: 0, messages: [], source: { source: 'bankruptcy', as_of: '2026-11-20' } })
  expect(openData.marks).toMatchObject({ marks: [], source: { source: 'marks', as_of: '2026-11-01' } })
  const { checked, ...nothing } = (await get(`company-open-data/?ogrn=${poor.ogrn}`)).body
  expect(Object.values(nothing).every((block) => block === null)).toBe(true)
  expect(checked.taxes).toEqual({ state: 'not_asked', as_of: null })
  expect((await get(`company-overview/?ogrn=${poor.ogrn}`)).body).toMatchObject({ has_yearly_data: false })
})

test('the overview has every count and the first rows', async () => {
  expect(await tab('company-overview')).toMatchObject({
    finances: { revenue: [{ year: 2023, value: 4100000 }, { year: 2024 }, { year: 2025, value: 6100000 }] },
    arbitration: { total: 120, plaintiff: 80, respondent: 40, last_date: '2025-03-28' },
    connections: { total: 1 },
    contracts: {
      total: 21,
      first: [
        { register_number: '0173-6', alike: 3, alike_price: 15624001.5, other_side: { name: 'ГБУ "Дорожник"' } },
        { register_number: '0173-5', alike: 18, alike_price: 93744009 },
      ],
    },
    inspections: { total: 3, warnings: 1, unknown: 2 },
    trademarks: { total: 2 },
    enforcement: { total: 1, remaining: 12000 },
    sanctions: true,
  })
})

test('without source data every tab is empty and has no source', async () => {
  for (const path of ['legal-cases', 'contracts', 'inspection', 'company-trademarks', 'company-enforcement'])
    expect((await get(`${path}/?ogrn=${poor.ogrn}`)).body).toMatchObject({ count: 0, total: 0, result: [], source: null })
  expect((await get(`company-sanctions/?ogrn=${poor.ogrn}`)).body).toMatchObject({ sanctions: null, source: null })
  expect((await get(`company-finances/?ogrn=${poor.ogrn}`)).body).toMatchObject({ finances_years: [], factors: [], source: null })
  expect((await get(`company-overview/?ogrn=${poor.ogrn}`)).body).toMatchObject({
    finances: null,
    arbitration: null,
    contracts: null,
    sanctions: null,
  })
})

test('the history has records of the register and changes found by refreshes', async () => {
  expect(await tab('company-history')).toMatchObject({
    result: [],
    refreshes: [{ source: 'checko', at: '2026-11-20T09:30:00.000Z', changed: expect.arrayContaining(['company', 'cases', 'accounts']) }],
  })
})

test('every tab refuses a number of no company and an invalid number', async () => {
  for (const path of [
    'company-overview',
    'legal-cases',
    'contracts',
    'inspection',
    'company-history',
    'company-sanctions',
    'company-graph',
  ]) {
    expect(await get(`${path}/?inn=${inventedInn(999)}`)).toMatchObject({ status: 404, body: { code: 'company_not_found' } })
    expect(await get(`${path}/?inn=1234567890`)).toMatchObject({ status: 400, body: { code: 'number_invalid' } })
  }
})

test.each(tabRoutes(() => '2026-11-20').map((route) => [route.operation.path, route] as const))(
  '%s answers the same with and without the shared reads of a page',
  async (_path, { handler }) => {
    const run = handler as (request: CardRequest) => Promise<unknown>
    const request = { db: readOnly(app.db), query: { query: rich.inn } }
    expect(await run({ ...request, shared: new PageReads() })).toEqual(await run({ ...request, shared: null }))
  },
)
