// Card, tabs, comparison, special registers and reliability report agree on whether a source was checked for a company, with which result and day.
// Compared are tax debts (open data, copied as a set), court cases (queried at the aggregator Checko) and sanctions lists.
import { listLegalCases } from '@sverka/contract/company-card/arbitration'
import { getCompany } from '@sverka/contract/company-card/company-card'
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyOpenData } from '@sverka/contract/company-card/open-data'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { getCompanySanctions } from '@sverka/contract/company-card/sanctions'
import { getWholeCard } from '@sverka/contract/company-card/whole-card'
import { getRegistersOfCompany } from '@sverka/contract/special-registers/special-registers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { rich, richAnswers } from '../../test/checko-answers.ts'
import { answerWith, checkoServer, sendJson } from '../../test/checko-server.ts'
import { createClient } from '../../test/client.ts'
import { loadCompleteSets, loadRegister } from '../../test/load-register.ts'
import { openDataFile } from '../../test/open-data-files.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'
import { recountCopies } from '../sources/sources.ts'

const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
const as = createClient(() => app.server)

/** The company about which the aggregator's test answers are: ОГРН is the registration number, ИНН the taxpayer number. */
const queried = legalEntity({ ogrn: rich.ogrn, inn: rich.inn, asOf: '2026-11-10' })
const debtor = legalEntity({ asOf: '2026-11-10' })
const clean = legalEntity({ asOf: '2026-11-10' })
/** Liquidated in 2022: XML of the register. */
const ended = legalEntity({
  asOf: '2026-11-10',
  more: '<СвПрекрЮЛ ДатаПрекрЮЛ="2022-02-02"><СпПрекрЮЛ КодСпПрекрЮЛ="201" НаимСпПрекрЮЛ="Ликвидация юридического лица" /></СвПрекрЮЛ>',
})
const trader = soleTrader({ asOf: '2026-11-10' })

beforeAll(() =>
  loadRegister(app.database, app.clock, [egrulFile([queried, debtor, clean, ended]), egripFile([trader], { version: '4.07' })]),
)
// A card can be refreshed again after a minute.
beforeEach(() => app.clock.advance(61_000))

/** Recounts the stored copies of sources, which follows an import in production. */
const recount = () => app.db.transaction().execute(recountCopies)
/** State and day of a factor of the report. */
const factor = async (inn: string, code: string) => {
  const { body } = await as(null)(getReliability, { query: { inn } })
  const { state, as_of: asOf } = body.factors.find((candidate) => candidate.code === code) ?? {}
  return [state, asOf]
}
/** State and day of the company's check in a special register. */
const register = async (inn: string, word: string) => {
  const { body } = await as(null)(getRegistersOfCompany, { query: { query: inn } })
  const { state, as_of: asOf } = body.result.find((entry) => entry.register === word) ?? {}
  return [state, asOf]
}

/** The tax debts in every place: mostly [state, day]; the tab has [day, number of taxes], the comparison [day, rubles]. */
async function taxDebts(inn: string) {
  const query = { inn }
  const debts = (await as(null)(listEnforcement, { query })).body
  const overview = (await as(null)(getCompanyOverview, { query })).body
  const whole = (await as(null)(getWholeCard, { query: { query: inn } })).body
  const [compared] = (await as(null)(compareCompanies, { query: { number__in: [inn, rich.inn] } })).body.result
  expect(overview.checked.debts).toEqual(debts.taxes_checked)
  expect(whole.overview.checked).toEqual(overview.checked)
  return {
    checked: [debts.taxes_checked.state, debts.taxes_checked.as_of],
    tab: debts.taxes && [debts.taxes.source.as_of, debts.taxes.debts.length],
    summary: overview.tax_debts?.total ?? null,
    compared: compared?.tax_debts && [compared.tax_debts.as_of, compared.tax_debts.sum],
    register: await register(inn, 'tax-debts'),
    factor: await factor(inn, 'tax-debt'),
  }
}

/** The tax service's open data set of tax debts (code 6 of its format), with one company. */
const debtsSet = openDataFile('ОТКРДАННЫЕ6', [
  { inn: debtor.inn, asOf: '01.10.2026', payload: '<СведНедоим НаимНалог="НДС" ОбщСумНедоим="1097.80"/>' },
])
/** The day of the set. */
const day = '2026-10-01'
/** No statement on the debts. */
const silent = { tab: null, summary: null, compared: null }

test('a set that was never loaded is shown alike in every place', async () => {
  const unchecked = { ...silent, checked: ['not_asked', null], register: ['not_checked', null], factor: ['not_checked', null] }
  expect(await taxDebts(clean.inn)).toEqual(unchecked)
  expect(await taxDebts(debtor.inn)).toEqual(unchecked)
})

test('a partly loaded set answers only about companies that it names', async () => {
  await loadRegister(app.database, app.clock, [debtsSet])
  await recount()
  expect(await taxDebts(clean.inn)).toMatchObject({ ...silent, checked: ['part', day], register: ['not_checked', null] })
  expect(await factor(clean.inn, 'tax-debt')).toEqual(['not_checked', day])
  expect(await taxDebts(debtor.inn)).toMatchObject({ checked: ['found', day], compared: [day, 1097.8], factor: ['found', day] })
})

test('a complete set answers «found», «not found» or «not applicable» alike in every place', async () => {
  await loadCompleteSets(app.database, app.clock, [debtsSet])
  await recount()
  expect(await taxDebts(debtor.inn)).toEqual({
    ...{ checked: ['found', day], tab: [day, 1], summary: 1, compared: [day, 1097.8] },
    ...{ register: ['found', day], factor: ['found', day] },
  })
  expect(await taxDebts(clean.inn)).toEqual({
    ...{ checked: ['not_found', day], tab: [day, 0], summary: 0, compared: [day, 0] },
    ...{ register: ['not_found', day], factor: ['not_found', day] },
  })
  // The set lists only active companies: absence of an ended one proves nothing. Sole traders are not in the set at all.
  const past = ['not_applicable', day]
  expect(await taxDebts(ended.inn)).toEqual({ ...silent, checked: past, register: past, factor: past })
  expect(await taxDebts(trader.inn)).toMatchObject({
    ...{ ...silent, checked: ['not_applicable', null], register: ['not_applicable', null] },
    factor: ['not_checked', null],
  })
  const { checked } = (await as(null)(getCompanyOpenData, { query: { inn: clean.inn } })).body
  expect(checked).toMatchObject({ taxes: { state: 'not_asked', as_of: null }, msp: { state: 'not_asked' } })
})

/** The check and the number of court cases in every place. */
async function courtCases() {
  const query = { inn: rich.inn }
  const tab = (await as(null)(listLegalCases, { query })).body
  const overview = (await as(null)(getCompanyOverview, { query })).body
  const whole = (await as(null)(getWholeCard, { query: { query: rich.inn } })).body
  expect([overview.checked.cases, whole.overview.checked.cases]).toEqual([tab.checked, tab.checked])
  const [state, asOf] = await factor(rich.inn, 'cases-open')
  return { checked: tab.checked, total: tab.total, summary: overview.arbitration?.total ?? null, factor: state, asOf }
}
const refresh = async () => (await app.server.inject({ url: `/api/v1/company-update/?inn=${rich.inn}` })).statusCode
/** An answer of the aggregator with a list of no cases: total 0, one page, no entries. */
const noCases = { data: { ЗапВсего: 0, СтрВсего: 1, СтрТекущ: 1, Записи: [] } }

test('a queried source is shown alike everywhere before it answers, while it fails and after', async () => {
  const unknown = { total: 0, summary: null, asOf: null }
  expect(await courtCases()).toEqual({ ...unknown, checked: { state: 'not_asked', as_of: null }, factor: 'not_checked' })

  checko.behaviour = (_request, response) => sendJson(response, {}, 503)
  expect(await refresh()).toBe(502)
  expect(await courtCases()).toEqual({ ...unknown, checked: { state: 'down', as_of: null }, factor: 'source_down' })

  // An hour later the source, which is not called for a time after failures, is called again.
  app.clock.advance(3_600_000)
  checko.behaviour = answerWith({ ...richAnswers, 'legal-cases': noCases })
  expect(await refresh()).toBe(200)
  const today = app.clock.now().toISOString().slice(0, 10)
  const clear = { checked: { state: 'not_found', as_of: today }, total: 0, summary: 0, factor: 'not_found', asOf: today }
  expect(await courtCases()).toEqual(clear)

  app.clock.advance(3_600_000)
  checko.behaviour = (_request, response) => sendJson(response, {}, 503)
  expect(await refresh()).toBe(502)
  expect(await courtCases()).toEqual(clear)

  app.clock.advance(3_600_000)
  checko.behaviour = answerWith(richAnswers)
  expect(await refresh()).toBe(200)
  // None of its cases is open.
  expect(await courtCases()).toMatchObject({ checked: { state: 'found', as_of: today }, factor: 'not_found', asOf: today })
})

/** The check of sanctions lists in every place. */
async function sanctions(inn: string) {
  const query = { inn }
  const tab = (await as(null)(getCompanySanctions, { query })).body
  const overview = (await as(null)(getCompanyOverview, { query })).body
  const whole = (await as(null)(getWholeCard, { query: { query: inn } })).body
  const card = (await as(null)(getCompany, { query })).body
  expect([overview.sanctions, whole.company.sanctions, card.sanctions]).toEqual([tab.sanctions, tab.sanctions, tab.sanctions])
  expect(overview.checked.sanctions).toEqual(tab.checked)
  return { checked: tab.checked.state, listed: tab.sanctions, register: (await register(inn, 'sanctions'))[0] }
}

test('a partly loaded sanctions list reports its matches and clears no other company', async () => {
  expect(await sanctions(clean.inn)).toEqual({ checked: 'not_asked', listed: null, register: 'not_checked' })
  // A row of the US Treasury's list, which names the debtor by its taxpayer number. The EU, UK and other lists are not loaded.
  const ofac = `1,"EXAMPLE 1",-0- ,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. ${debtor.inn} (Russia)."\r\n`
  await loadCompleteSets(app.database, app.clock, [Buffer.from(ofac)])
  await recount()
  expect(await sanctions(debtor.inn)).toEqual({ checked: 'found', listed: true, register: 'found' })
  expect(await sanctions(clean.inn)).toEqual({ checked: 'part', listed: null, register: 'not_checked' })
})
