// Fetching a company from the Checko API (a commercial aggregator of company data): the mapped fields, values of unexpected types, and lists of
// several pages.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClock, testApplication } from '../../../test/application.ts'
import { company } from '../../../test/checko-company.ts'
import { answerWith, type CheckoServer, checkoServer, sendJson } from '../../../test/checko-server.ts'
import { randomIds } from '../../platform/ids.ts'
import { checkoDefaults } from './call.ts'
import { checkoSource } from './checko-source.ts'

const app = testApplication()
let server: CheckoServer
beforeEach(async () => {
  server = await checkoServer()
  await app.db.deleteFrom('source_calls').execute()
})
afterEach(() => server.close())

const source = (perDay = 1000, clock = new TestClock()) =>
  checkoSource({ ...checkoDefaults, base: server.base, key: 'k1', perDay, retryPauseMs: 1 }, { db: app.db, clock, ids: randomIds })

/** Fetches the company when the API answers `company` with `data`, and other methods as in `otherAnswers`. */
const fetchAnswered = async (data: object, otherAnswers: Record<string, object> = {}) => {
  server.behaviour = answerWith({ company: { data }, ...otherAnswers })
  return source().fetchCompany({ kind: 'company', inn: '7700000023' })
}

test('a company is mapped to columns, heads, founders and ties', async () => {
  const found = await fetchAnswered(company)
  expect(found?.record).toMatchObject({
    asOf: '2026-07-29',
    columns: {
      ogrn: '1177700000004',
      statusName: 'Действует',
      closedOn: null,
      capitalKopecks: 1000050,
      city: 'г. Москва',
      regionCode: '77',
      okvedCode: '68.20',
      leader: 'Иванов Игорь',
      leaderPost: 'ДИРЕКТОР',
    },
    facts: {
      okvedAdd: [{ code: '46.51', name: 'Торговля' }],
      addressUnreliable: 'Сведения недостоверны',
      taxAuthority: { code: '7700', since: '2016-09-13' },
      heads: [{ kind: 'person', name: 'Иванов Игорь', recordDate: '2016-09-13' }],
      founders: [
        { kind: 'person', share: { nominal: 600000, percent: 60 } },
        { kind: 'company', ogrn: '1196600000002', share: { nominal: 400000, percent: 40 } },
      ],
      licenses: [{ number: 'Л1', activities: ['Связь'] }],
      branches: [],
    },
  })
  expect(found?.record.ties.map(({ role, name }) => `${role} ${name}`)).toEqual([
    'head Иванов Игорь',
    'founder Иванов Игорь',
    'founder ПАО "ОБРАЗЕЦ"',
  ])
})

test('a company is mapped to blocks of facts, without links other than http', async () => {
  const found = await fetchAnswered(company)
  expect(found?.blocks).toMatchObject({
    contacts: { asOf: '2026-07-29', facts: { phones: ['+70000000000'], emails: [] } },
    statistics: { facts: { okpo: '04495820' } },
    trademarks: { facts: { trademarks: [{ number: '700100', registeredOn: '2019-03-04' }] } },
    sanctions: { facts: { listed: false, countries: [] } },
    links: {
      facts: {
        companies: [
          { relation: 'subsidiary', ogrn: '1187800000002' },
          { relation: 'shared_head', ogrn: '1202400001385' },
        ],
      },
    },
    marks: { facts: { unfairSupplier: false, massHead: true, massAddress: true, neighbours: 1 } },
  })
  expect(found?.blocks.trademarks?.facts.trademarks[0]).not.toHaveProperty('url')
  expect(found?.taxpayer).toEqual({
    taxes: { asOf: '2025-12-31', facts: { years: [{ year: 2025, paid: [{ name: 'НДС', kopecks: 11887600 }] }] } },
    headcount: { asOf: '2025-12-31', facts: { years: [{ year: 2025, count: 4 }] } },
  })
})

test('an empty object, an empty list and an absent value are read alike', async () => {
  const bare = { ОГРН: '1177700000004', Контакты: [], Налоги: [], ЮрАдрес: [], Учред: [], Подразд: {}, Статус: { ОгрДоступ: true } }
  const found = await fetchAnswered(bare)
  expect(found?.record.columns).toMatchObject({
    name: '1177700000004',
    statusName: 'Сведения ограничены',
    address: null,
    capitalKopecks: null,
  })
  expect(found?.record.facts).toMatchObject({ heads: [], founders: [], branches: [] })
  expect(found?.taxpayer).toEqual({})
  expect(found?.blocks).not.toHaveProperty('sanctions')
})

test('a closing date overrides the status', async () => {
  const found = await fetchAnswered({ ...company, Ликвид: { Дата: '2024-05-06', Наим: 'Ликвидация' } })
  expect(found?.record.columns).toMatchObject({ statusName: 'Ликвидирована', procedure: null, closedOn: '2024-05-06' })
})

test('empty data with status ok mean «not found», and no further call is made', async () => {
  expect(await source().fetchCompany({ kind: 'company', inn: '7700000023' })).toBeNull()
  expect(server.requests.map((request) => request.method)).toEqual(['company'])
  expect(server.requests[0]?.query).toMatchObject({ key: 'k1', inn: '7700000023' })
})

// ОГРНИП is the registration number of a sole trader. The API refuses a parameter `ogrnip`.
test('a sole trader is requested by the parameter `ogrn`', async () => {
  const trader = { ОГРНИП: '320774600000010', ИНН: '770000000156', ФИО: 'Иванов Игорь', Статус: { Код: '001' }, ДатаОГРНИП: '2020-01-15' }
  server.behaviour = answerWith({ entrepreneur: { data: trader } })
  const found = await source().fetchCompany({ kind: 'entrepreneur', ogrn: '320774600000010' })
  expect(found?.record.columns).toMatchObject({
    kind: 'entrepreneur',
    name: 'Иванов Игорь',
    fio: 'Иванов Игорь',
    ogrnDate: '2020-01-15',
    leader: null,
  })
  expect(server.requests[0]?.query).toMatchObject({ ogrn: '320774600000010' })
  expect(server.requests.map((request) => request.method)).not.toContain('finances')
})

/** One of two pages of court cases, with one case. */
const casesPage = (page: number) => {
  const sides = { Ист: [{ Наим: 'ПАО', Адрес: 'Адрес' }], Ответ: [], ПрАктив: true }
  const record = { Номер: `А1-${page}`, Дата: '2025-02-14', СуммИск: '1250000.5', ...sides }
  return { data: { ЗапВсего: 2, СтрВсего: 2, СтрТекущ: page, Записи: [record] } }
}

const contractSides = { Заказ: { ИНН: '7700000023', НаимСокр: 'Мы' }, Постав: [{ НаимСокр: 'Они' }] }

const contract = { РегНомер: 'К1', Цена: 980000.0, ...contractSides, Объекты: [{ Наим: 'Аренда' }] }

// 44, 94 and 223 are the numbers of the federal laws on public procurement; the API lists contracts by law.

test('all pages of a list and contracts under all laws are fetched', async () => {
  server.behaviour = (request, response) => {
    if (request.method === 'legal-cases') return sendJson(response, casesPage(Number(request.query.page)))
    if (request.query.law === '223') return sendJson(response, { data: { ЗапВсего: 1, СтрВсего: 1, Записи: [contract] } })
    return answerWith({ company: { data: company } })(request, response)
  }
  const found = await source().fetchCompany({ kind: 'company', inn: '7700000023' })
  expect(found?.blocks.cases?.facts).toMatchObject({
    known: 2,
    cases: [{ number: 'А1-1', claimKopecks: 125000050, active: true }, { number: 'А1-2' }],
  })
  expect(found?.blocks.contracts?.facts).toMatchObject({
    known: 1,
    contracts: [{ law: '223', role: 'customer', priceKopecks: 98000000, objects: [{ name: 'Аренда' }] }],
  })
  expect(
    server.requests
      .filter((request) => request.method === 'contracts')
      .map((request) => request.query.law)
      .sort(),
  ).toEqual(['223', '44', '94'])
})

// 2110 is the line of the revenue, 2400 of the net profit, 3200 of the capital. The API gives rubles, the block has kopecks.
test('accounts are read in plain and extended form', async () => {
  const found = await fetchAnswered(company, {
    finances: {
      data: {
        2023: { 2110: 544581317000, 2400: -58454216000 },
        2024: { 2110: { СумОтч: '6100000.00', СумПред: 1 }, 3200: { Итог: 400000 }, x: 1 },
      },
      'bo.nalog.ru': { ID: 1, Отчет: { 2024: 'https://bo.nalog.ru/organizations-card/1' } },
    },
  })
  expect(found?.blocks.accounts?.facts.years).toEqual([
    { year: 2024, lines: { 2110: 610000000, 3200: 40000000 }, reportUrl: 'https://bo.nalog.ru/organizations-card/1' },
    { year: 2023, lines: { 2110: 54458131700000, 2400: -5845421600000 } },
  ])
})

test('a list that cannot be fetched is reported in `failed`, the rest arrives', async () => {
  server.behaviour = (request, response) =>
    request.method === 'inspections' ? sendJson(response, {}, 500) : answerWith({ company: { data: company } })(request, response)
  const found = await source().fetchCompany({ kind: 'company', inn: '7700000023' })
  expect(found?.failed).toEqual(['inspections'])
  expect(found?.blocks).not.toHaveProperty('inspections')
  expect(found?.blocks).toHaveProperty('cases')
})

/** Recorded answers of the API, where the machine has them; synthetic ones follow its documentation. */
const samples = join(resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures'), 'checko')

const sample = (name: string) => JSON.parse(readFileSync(join(samples, name), 'utf8')) as object

test.runIf(existsSync(samples))('the recorded answers are mapped completely', async () => {
  server.behaviour = answerWith({
    company: sample('live-company_2466174775_redacted.json'),
    finances: sample('synthetic-finances_extended.json'),
    'legal-cases': sample('synthetic-legal_cases.json'),
    contracts: sample('synthetic-contracts_44.json'),
    inspections: sample('synthetic-inspections.json'),
    enforcements: sample('synthetic-enforcements.json'),
  })
  const found = await source().fetchCompany({ kind: 'company', inn: '2466174775' })
  expect(found?.failed).toEqual([])
  expect(found?.record).toMatchObject({ asOf: '2026-07-29', columns: { inn: '2466174775', kpp: '246601001', regionCode: '24' } })
  expect(found?.record.facts.okvedAdd).toHaveLength(3)
  expect(found?.taxpayer.taxes?.facts.years[0]?.paid).toHaveLength(6)
  expect(found?.blocks.accounts?.facts.years.map(({ year, lines }) => [year, lines[2400]])).toEqual([
    [2024, 31000000],
    [2023, -12000000],
  ])
  expect(found?.blocks.cases?.facts.cases.map(({ number, claimKopecks }) => [number, claimKopecks])).toEqual([
    ['А33-1234/2025', 125000050],
    ['А33-77/2019', undefined],
  ])
  expect(found?.blocks.inspections?.facts.inspections.map(({ type }) => type)).toEqual([
    'Документарная проверка',
    'Объявление предостережения',
  ])
  expect(found?.blocks.enforcement?.facts.proceedings).toMatchObject([{ debtKopecks: 4500000, remainingKopecks: 1200000 }])
  server.behaviour = (_request, response) => sendJson(response, sample('live-company_not_found.json'))
  expect(await source().fetchCompany({ kind: 'company', inn: '7700000023' })).toBeNull()
})
