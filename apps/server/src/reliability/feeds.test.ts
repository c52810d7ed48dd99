// Every computed factor gets its data: the import of registers and the company source (the commercial aggregator Checko, whose API has Russian
// field names) store the blocks and fields that the factors read. `feeds/*.json` lists the fields by factor, `feeds/readers.json` who stores them.

import { getCompanyOpenData } from '@sverka/contract/company-card/open-data'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { listSources } from '@sverka/contract/sources/sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { rich, richAnswers, richCompany } from '../../test/checko-answers.ts'
import { answerWith, checkoServer } from '../../test/checko-server.ts'
import { createClient } from '../../test/client.ts'
import { allFeeds, expectReaders } from '../../test/feeds-table.ts'
import { fullLegalEntity, fullSoleTrader } from '../../test/full-extracts.ts'
import { loadCompleteSets } from '../../test/load-register.ts'
import { disqualifiedFile, openDataFile, rsmpFile } from '../../test/open-data-files.ts'
import {
  egripFile,
  egrulFile,
  inventedInn,
  inventedOgrn,
  inventedPersonInn,
  legalEntity,
  soleTrader,
  windows1251,
} from '../../test/register-files.ts'
import { fieldsIn, withoutKeys } from '../../test/traced-fields.ts'
import { readOnly } from '../platform/db/connect.ts'
import { findByNumber } from '../registry/registry.ts'
import { recountCopies, sources } from '../sources/sources.ts'
import { readDossier } from './dossier/dossier.ts'
import { isComputed } from './rules/factor.ts'
import { factors } from './rules/factor-list.ts'

/** This company and the other party of its court cases and contracts: taxpayer number and name. */
const thisCompany = { ИНН: rich.inn, Наим: 'ООО "КОЛОСОК"' }
const otherParty = { ИНН: inventedInn(902), Наим: 'ООО "ЛУННЫЙ КАРЬЕР"' }
/** A page of a list with one record: number of records, number of pages, this page, records. */
const page = (record: object) => ({ data: { ЗапВсего: 1, СтрВсего: 1, СтрТекущ: 1, Записи: [record] } })
/**
 * The aggregator's answers about one company, with every warning (mark) that it may give. In this order: unfair supplier, disqualified persons,
 * head and founder of many companies, illegal finance, sanctioned founder, address of many companies, hidden founder, tax arrears.
 */
const markedAnswers = {
  ...richAnswers,
  company: {
    data: {
      ...richCompany,
      НедобПост: true,
      ДисквЛица: true,
      МассРуковод: true,
      МассУчред: true,
      НелегалФин: true,
      СанкцУчр: true,
      ЮрАдрес: { ...richCompany.ЮрАдрес, МассАдрес: [inventedOgrn(901)] },
      Учред: { ФЛ: [{ ОгрДоступ: true }] },
      Налоги: { СумНедоим: 1000, НедоимДата: '2026-10-01' },
      ТоварЗнак: [{ ID: '700100', ДатаРег: '2017-03-04', ДатаОконч: '2027-01-04' }],
    },
  },
  'legal-cases': page({ Номер: 'А40-1/2026', Дата: '2026-03-01', Ист: [otherParty], Ответ: [thisCompany], СуммИск: 1000, ПрАктив: true }),
  contracts: page({ РегНомер: '0173-1', Дата: '2026-01-10', ДатаИсп: '2026-02-10', Цена: 5000, Заказ: otherParty, Постав: [thisCompany] }),
  inspections: page({
    Номер: 'П-1',
    Статус: 'Завершено',
    ТипПров: 'Документарная проверка',
    ДатаНач: '2026-01-01',
    Заверш: false,
    Наруш: true,
  }),
  'bankruptcy-messages': page({ GUID: 'g-1', Дата: '2026-03-03', ТипНаим: 'Сообщение о судебном акте', НомерДела: 'А40-2/2026' }),
}

const checko = await checkoServer(answerWith(markedAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)

/** XML of a director (post code 02) with this taxpayer number, for an extract; the name is always the same. */
const directorElement = (inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="ВЫДУМКИН" Имя="ПЁТР" Отчество="ИЛЬИЧ" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
/** Taxpayer numbers of a disqualified person, and of another person of the same name. */
const [disqualified, namesake] = [inventedPersonInn(9_001), inventedPersonInn(9_002)]
const company = legalEntity({ asOf: '2026-05-01', more: directorElement(disqualified) })
/** No open data and no list name this company. */
const other = legalEntity({ asOf: '2026-05-01' })
/** A company led by the same person, and one led by another person of that name. */
const [sister, stranger] = [
  legalEntity({ asOf: '2026-05-01', more: directorElement(disqualified) }),
  legalEntity({ asOf: '2026-05-01', more: directorElement(namesake) }),
]
/** Company and day of a record of open data. */
const subject = { inn: company.inn, asOf: '31.12.2024' }

/**
 * One file of every set of open data. The tax service numbers its sets: 1 special tax regimes, 3 average headcount, 4 taxes paid, 5 income and
 * expense, 6 tax arrears, 7 fines for tax offences. РСМП is the register of small and medium-sized business.
 */
const openData = [
  openDataFile('ОТКРДАННЫЕ1', [{ ...subject, payload: '<СведСНР ПризнЕСХН="0" ПризнУСН="1" ПризнАУСН="0" ПризнСРП="0"/>' }]),
  openDataFile('ОТКРДАННЫЕ3', [{ ...subject, payload: '<СведССЧР КолРаб="7"/>' }]),
  openDataFile('ОТКРДАННЫЕ4', [{ ...subject, payload: '<СвУплСумНал НаимНалог="НДС" СумУплНал="10.00"/>' }]),
  openDataFile('ОТКРДАННЫЕ5', [{ ...subject, payload: '<СведДохРасх СумДоход="712000.50" СумРасход="705000.00"/>' }]),
  openDataFile('ОТКРДАННЫЕ5', [{ ...subject, asOf: '31.12.2023', payload: '<СведДохРасх СумДоход="612000" СумРасход="605000"/>' }]),
  openDataFile('ОТКРДАННЫЕ6', [
    { ...subject, payload: '<СведНедоим НаимНалог="НДС" СумНедНалог="100.00" СумПени="7.30" ОбщСумНедоим="107.30"/>' },
  ]),
  openDataFile('ОТКРДАННЫЕ7', [{ ...subject, payload: '<СведНаруш СумШтраф="5000"/>' }]),
  rsmpFile([{ inn: company.inn, category: 1 }], '4.06'),
  disqualifiedFile([{ inn: company.inn, name: 'ВЫДУМКИН ПЁТР ИЛЬИЧ' }], 'data-20261116-structure-20150624.csv'),
]

/** Names of sanctions lists in the open collection OpenSanctions, one for each list that we hold. */
const LISTS = [
  'US OFAC Consolidated (non-SDN) List',
  'US BIS Denied Persons List',
  'US SAM Procurement Exclusions',
  'UK FCDO Sanctions List',
  'Swiss SECO Sanctions/Embargoes',
  'Ukraine NSDC State Register of Sanctions',
  'Canadian Special Economic Measures Act Sanctions',
  'Japan Economic Sanctions and List of Eligible People',
  'Australian Sanctions Consolidated List',
  'New Zealand Russia Sanctions',
  'UN Security Council Consolidated Sanctions',
]
/** A row of that collection about the company. */
const aggregate = Buffer.from(`"id","schema","name","identifiers","program_ids","dataset"
"A","Company","Example, JSC","${company.inn}","p","${LISTS.join(';')}"
`)
/** A row of the US list OFAC SDN in its own CSV format. */
const ofac = Buffer.from(
  `1,"EXAMPLE 1",-0- ,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. ${company.inn} (Russia)."\r\n\u001a`,
)

/** Extracts with every element that we read, of active and ended businesses; each is the only one of its file. */
const wholeExtracts = [
  ...[false, true].map((ended) => ['ЕГРЮЛ', fullLegalEntity({ ended, number: ended ? 811 : 801 })] as const),
  ...[false, true].map((ended) => ['ЕГРИП', fullSoleTrader({ ended, number: ended ? 813 : 803 })] as const),
].map(([root, record]) => windows1251(`<?xml version="1.0" encoding="windows-1251"?>\n<${root}>${record}</${root}>`))

let stored: Set<string>

beforeAll(async () => {
  // ЕГРЮЛ is the register of legal entities, ЕГРИП that of sole traders (4.07 is a version of its format).
  const register = [egrulFile([company, other, sister, stranger]), egripFile([soleTrader({ asOf: '2026-05-01' })], { version: '4.07' })]
  await loadCompleteSets(app.database, app.clock, [...register, ...wholeExtracts, ...openData, aggregate, ofac])
  await app.server.inject({ url: `/api/v1/company-update/?inn=${rich.inn}` })
  await app.db.transaction().execute(recountCopies)
  const words = await app.db.selectFrom('source_copies').select('word').execute()
  stored = new Set(words.map(({ word }) => word))
})

/** Blocks counted over our own register with every import, or found by comparing a stored block with a later copy. */
const COUNTED = ['register', 'places', 'group', 'industry', 'mspLeft']
/** True for counted fields, and for those found by a company's absence from a complete copy. */
const isCounted = (field: string): boolean =>
  COUNTED.includes(field.split('.')[0] ?? '') && !field.startsWith('register.') ? true : field.endsWith('without the company')
/** Blocks that a source gives only for some companies, and not for the invented one. */
const RARE_BLOCKS = ['statistics', 'links']
/** Lists that the invented collection omits on purpose, and OFAC's second table, which is recognised only by the name of its file. */
const OMITTED_LISTS = ['sanctions-open-eu', 'sanctions-open-ofac-sdn', 'sanctions-ofaccons']

/** Where each field of the stored blocks comes from: files of the registers, or answers of the aggregator. */
async function readersOfFields(): Promise<Map<string, string>> {
  const db = readOnly(app.db)
  const rows = await app.db.selectFrom('companies').select('ogrn').orderBy('id').execute()
  const readers = new Map<string, string>()
  for (const { ogrn } of rows) {
    const row = await findByNumber(db, ogrn)
    if (!row) throw new Error('a company is gone')
    const { dossier, record } = await readDossier(db, row, '2026-11-20')
    const origin = row.inn === rich.inn ? 'aggregator' : 'files'
    for (const [block, holding] of Object.entries(dossier.blocks)) {
      if (holding?.state !== 'held') continue
      const reader =
        COUNTED.includes(block) && block !== 'register' ? 'own register' : `${origin}: ${record.provenance[block]?.source ?? block}`
      for (const field of fieldsIn(holding.data, block).map(withoutKeys)) if (!readers.has(field)) readers.set(field, reader)
    }
  }
  return readers
}

test('every field that makes a computed factor found is stored by a reader', async () => {
  const feeds = allFeeds()
  const readers = await readersOfFields()
  const computed = factors.filter(isComputed)
  expect(computed.filter(({ code }) => !feeds[code]?.length).map(({ code }) => code)).toEqual([])
  const unfed = computed.flatMap(({ code }) =>
    (feeds[code] ?? []).filter((field) => !isCounted(field) && !readers.has(field)).map((field) => `${code}: ${field}`),
  )
  expect(unfed).toEqual([])
  const used = [...new Set(Object.values(feeds).flat())].sort()
  expectReaders(Object.fromEntries(used.flatMap((field) => (readers.has(field) ? [[field, [readers.get(field) ?? '']]] : []))))
})

/** Reasons of «not checked» although the source is connected: its data alone are not enough for the factor. */
const INSUFFICIENT_DATA: readonly string[] = ['outcome-unknown', 'several-extracts', 'needs-deal']

test('a factor without data is not checked and says that its source is not connected', async () => {
  const { body } = await as(null)(getReliability, { query: { inn: company.inn } })
  const isUnconnected = (factor: (typeof factors)[number]) => !isComputed(factor) && !INSUFFICIENT_DATA.includes(factor.reason)
  const unconnected = new Set(factors.filter(isUnconnected).map(({ code }) => code))
  const reported = body.factors.filter(({ code, state }) => unconnected.has(code) && state !== 'not_applicable')
  // Most of the factors without a source, so that the loop does not pass over nothing.
  expect(reported.length).toBeGreaterThan(25)
  for (const { code, state, note } of reported)
    expect([code, state, note]).toEqual([code, 'not_checked', expect.stringMatching(/^Источник не подключён/)])
})

test('every block that a computed factor needs is stored by the import or by the company source', async () => {
  const words = new Set([...stored].map((word) => word.split('-')[0]))
  const withoutData = factors
    .filter(isComputed)
    .flatMap(({ code, needs }) => needs.filter((name) => !COUNTED.includes(name) && !words.has(name)).map((name) => `${code}: ${name}`))
  expect(withoutData).toEqual([])
})

test('every register of a factor has a reader, and the sources page counts what is stored', async () => {
  const computed = factors.filter(isComputed)
  const without = computed.filter(({ source }) => source !== 'own' && sources[source].blocks.length === 0)
  expect(without.map(({ code, source }) => `${code}: ${source}`)).toEqual([])
  const counted = new Set(Object.values(sources).flatMap(({ blocks }) => blocks))
  expect([...counted].filter((word) => !stored.has(word) && !OMITTED_LISTS.includes(word) && !RARE_BLOCKS.includes(word))).toEqual([])
})

test('a stored list says «not found» with its day, and another one «not checked»', async () => {
  const states = async (inn: string) => {
    const { body } = await as(null)(getReliability, { query: { inn } })
    return new Map(body.factors.filter(({ code }) => /^sanctions-/.test(code)).map((factor) => [factor.code, factor]))
  }
  const listed = await states(company.inn)
  expect([...listed.values()].filter(({ state }) => state !== 'found').map(({ code }) => code)).toEqual(['sanctions-eu'])
  const clean = await states(other.inn)
  expect(clean.get('sanctions-eu')).toMatchObject({ state: 'not_checked' })
  clean.delete('sanctions-eu')
  for (const { code, state, as_of: asOf } of clean.values()) expect([code, state, asOf]).toEqual([code, 'not_found', '2026-11-20'])
})

test('the register of disqualified persons stops the head it names and only hints at a namesake', async () => {
  const readStates = async ({ inn }: { inn: string }) => {
    const { body } = await as(null)(getReliability, { query: { inn } })
    const headFactors = body.factors.filter(({ code }) => /^head-(listed|namesake)-disqualified$/.test(code))
    return {
      ...Object.fromEntries(headFactors.map(({ code, state }) => [code.split('-')[1], state])),
      days: headFactors.map(({ as_of: day }) => day),
    }
  }
  const days = ['2026-11-16', '2026-11-16']
  expect(await readStates(company)).toEqual({ listed: 'found', namesake: 'not_found', days })
  expect(await readStates(sister)).toEqual({ listed: 'found', namesake: 'not_found', days })
  expect(await readStates(stranger)).toEqual({ listed: 'not_found', namesake: 'found', days })
  expect(await readStates(other)).toEqual({ listed: 'not_found', namesake: 'not_found', days })
})

test('the sources page shows the lists as loaded, with the day and the number of records', async () => {
  const { body } = await as(null)(listSources, { query: {} })
  const findSource = (code: string) => body.result.find((source) => source.code === code)
  expect(findSource('ofacSdn')).toMatchObject({ state: 'loaded', records: 1 })
  expect(findSource('eu')).toMatchObject({ state: 'empty', records: 0 })
})

test('every found factor leads to a record, and the sections of open data show what the files say', async () => {
  const { body: report } = await as(null)(getReliability, { query: { inn: company.inn } })
  const withoutRecord = report.factors.filter(({ state, record }) => state === 'found' && !record)
  expect(withoutRecord.map(({ code }) => code)).toEqual([])
  const { body: reported } = await as(null)(getCompanyOpenData, { query: { inn: company.inn } })
  expect(reported.taxes?.years).toEqual([{ year: 2024, total: 10, paid: [{ name: 'НДС', sum: 10 }] }])
  expect(reported.incomes?.years).toEqual([
    { year: 2024, income: 712000.5, expense: 705000 },
    { year: 2023, income: 612000, expense: 605000 },
  ])
  expect(reported.headcount?.years).toEqual([{ year: 2024, count: 7 }])
  expect(reported.offences?.years).toEqual([{ year: 2024, fine: 5000 }])
  expect(reported.regimes).toMatchObject({ regimes: ['usn'], source: { source: 'regimes', as_of: '2024-12-31' } })
  expect(reported.msp).toMatchObject({ category: 'micro', since: '2018-12-10', left_on: null, contracts_total: 1 })
})
