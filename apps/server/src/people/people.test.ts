// The page of a person, found by INN («ИНН», the taxpayer number): who may read it, that records are joined by number and never by name,
// the roles with shares and dates, disqualifications and sanctions. The invented extracts are XML of EGRUL and EGRIP, the state registers of
// companies and of sole traders.
import { getReliability } from '@sverka/contract/company-card/reliability'
import { getPerson } from '@sverka/contract/people/people'
import { listSpecialRegisters } from '@sverka/contract/special-registers/special-registers'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadCompleteSets, loadRegister } from '../../test/load-register.ts'
import { disqualifiedFile } from '../../test/open-data-files.ts'
import { egripFile, egrulFile, inventedPersonInn, legalEntity, soleTrader } from '../../test/register-files.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { type Person, World } from '../../test/world.ts'
import { recountCopies } from '../sources/sources.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** INN of the person of most tests; 940 and the like only make different numbers. */
const inn = inventedPersonInn(940)
/** XML of a person; without the attribute «ИННФЛ» the extract has a name but no INN. */
const personElement = (attributes = `ИННФЛ="${inn}"`) => `<СвФЛ Фамилия="РОМАШКИН" Имя="ИВАН" Отчество="ПЕТРОВИЧ" ${attributes} />`
/** XML of a company's head: director since 3 February 2021. */
const headElement = (attributes?: string, more = '') =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" />${personElement(attributes)}<СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" />${more}</СведДолжнФЛ>`
/** XML of a founder with a share in percent. */
const founderElement = (percent: number) =>
  `<СвУчредит><УчрФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2020-05-06" />${personElement()}<ДоляУстКап НоминСтоим="10000.00"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап></УчрФЛ></СвУчредит>`
/** XML of a liquidation (code 701). */
const liquidationElement = '<СвПрекрЮЛ ДатаПрекрЮЛ="2023-06-18"><СпПрекрЮЛ КодСпПрекрЮЛ="701" НаимСпПрекрЮЛ="Ликвидация" /></СвПрекрЮЛ>'
/** XML of a court's ban on leading companies, within the head's element. */
const disqualificationElement = '<СвДискв ДатаНачДискв="2026-01-01" ДатаОкончДискв="2027-01-01" />'

const both = legalEntity({ asOf: '2026-10-01', name: 'ОБА', more: headElement() + founderElement(60) })
const gone = legalEntity({ asOf: '2026-10-01', name: 'БЫЛО', more: founderElement(50) + liquidationElement })
const namesake = legalEntity({ asOf: '2026-10-01', name: 'ОДНОФАМИЛЕЦ', more: headElement('') })
const trader = soleTrader({ asOf: '2026-10-02', inn, fio: 'РОМАШКИН ИВАН ПЕТРОВИЧ', closedOn: '2022-03-04' })

let member: Person
beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([both, gone, namesake]), egripFile([trader], { version: '4.06' })])
  member = await world.person()
})

const openPage = async (number = inn, query = {}) => as(member)(getPerson, { params: { inn: number }, query })

test('the page of a person has everything of one INN with source and day, nothing of a namesake', async () => {
  const { body, status } = await openPage()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    inn,
    name: 'РОМАШКИН ИВАН ПЕТРОВИЧ',
    counts: { living: 1, headed: 1, owned: 1, ended: 2, left: 0 },
    counted_all: true,
    count: 3,
    since: '2019-05-06',
    revenue: null,
  })
  expect(body.result.map(({ company, current, from, until }) => [company.ogrn, current, from, until])).toEqual([
    [both.ogrn, true, '2020-05-06', null],
    [gone.ogrn, false, '2020-05-06', '2023-06-18'],
    [trader.ogrn, false, '2019-05-06', '2022-03-04'],
  ])
  expect(body.result[0]?.roles).toEqual([
    expect.objectContaining({ role: 'head', post: 'ДИРЕКТОР', percent: null, since: '2021-02-03' }),
    expect.objectContaining({ role: 'founder', percent: 60, since: '2020-05-06' }),
  ])
  expect(body.result[0]?.source).toMatchObject({ source: 'egrul', as_of: '2026-10-01' })
  expect(body.result[2]?.roles).toEqual([expect.objectContaining({ role: 'entrepreneur' })])
  expect(JSON.stringify(body)).not.toContain(namesake.ogrn)
})

test('a page has the requested entries, active companies first', async () => {
  const { body } = await openPage(inn, { page: 2, page_size: 1 })
  expect(body).toMatchObject({ count: 3, page: 2, page_size: 1, counts: { living: 1 } })
  expect(body.result.map(({ company }) => company.ogrn)).toEqual([gone.ogrn])
})

test('a guest must sign in, and an INN that is invalid, of a company or of nobody is refused', async () => {
  expect(await as(null)(getPerson, { params: { inn }, query: {} })).toMatchObject({ status: 401 })
  // The last two digits of a person's INN are check digits; these are wrong.
  expect((await openPage('540000094012')).code).toBe('number_invalid')
  expect((await openPage(both.inn)).code).toBe('number_invalid')
  expect(await openPage(inventedPersonInn(941))).toMatchObject({ status: 404, code: 'person_not_found' })
})

test('a person has the disqualification of the extract, and sanctions by exact INN only', async () => {
  expect((await openPage()).body.checks).toMatchObject({ disqualified_until: null, extracts_as_of: '2026-10-02', sanctions: null })
  expect((await openPage()).body.checks).toMatchObject({ sanctions_copy: 'absent', disqualified_register: { copy: 'absent', as_of: null } })
  const barred = { ...both, asOf: '2026-10-05', more: headElement(undefined, disqualificationElement) + founderElement(60) }
  await loadRegister(app.database, app.clock, [egrulFile([barred])])
  // A row of the sanctions list of the US Treasury (OFAC SDN), one of the 13 lists that the product knows.
  const row = `1,"ROMASHKIN IVAN",individual,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. ${inn} (Russia)."\r\n`
  await loadCompleteSets(app.database, app.clock, [Buffer.from(row)])
  await app.db.transaction().execute(recountCopies)
  const { checks } = (await openPage()).body
  expect(checks).toMatchObject({ disqualified_until: '2027-01-01', mass_head: { living: 1, from: 5 } })
  expect(checks.sanctions).toMatchObject({ lists: 1, of: 13, entries: [{ list: 'OFAC SDN', matched_by: 'inn' }] })
  expect(checks.sanctions_copy).toBe('part')
})

test('a person who left an active company has the last day named and the first day not named', async () => {
  const other = inventedPersonInn(942)
  const company = legalEntity({ asOf: '2026-03-01', name: 'ПРЕЖНЯЯ', more: headElement(`ИННФЛ="${other}"`) })
  const load = (asOf: string, more: string) => loadRegister(app.database, app.clock, [egrulFile([{ ...company, asOf, more }])])
  await load('2026-03-01', headElement(`ИННФЛ="${other}"`))
  await load('2026-06-01', headElement(`ИННФЛ="${inventedPersonInn(943)}"`))
  const { body } = await openPage(other)
  expect(body).toMatchObject({ name: 'РОМАШКИН ИВАН ПЕТРОВИЧ', counts: { living: 0, headed: 0, ended: 0, left: 1 }, count: 1 })
  expect(body.result).toMatchObject([
    { company: { ogrn: company.ogrn, status: { name: 'Действует' } }, current: false, from: null, until: '2026-06-01' },
  ])
  expect(body.result[0]?.roles).toEqual([expect.objectContaining({ role: 'head', former: { named: '2026-03-01', gone: '2026-06-01' } })])
  await load('2026-09-01', headElement(`ИННФЛ="${other}"`))
  const pageAfterReturn = (await openPage(other)).body
  expect(pageAfterReturn.counts).toMatchObject({ living: 1, headed: 1, left: 0 })
  expect(pageAfterReturn.result[0]?.roles).toEqual([expect.objectContaining({ role: 'head', former: null })])
})

test('the register of disqualified persons is matched by the person’s name and organisations', async () => {
  // The open data of this register names a person and an organisation, without the person's INN.
  const led = inventedPersonInn(944)
  const company = legalEntity({ asOf: '2026-10-02', more: headElement(`ИННФЛ="${led}"`) })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const barred = { name: 'РОМАШКИН ИВАН ПЕТРОВИЧ', inn: company.inn, until: '04.09.2027' }
  await loadCompleteSets(app.database, app.clock, [disqualifiedFile([barred], 'data-20260928-structure-20150624.csv')])
  await app.db.transaction().execute(recountCopies)
  const { checks } = (await openPage(led)).body
  expect(checks).toMatchObject({ disqualified_until: '2027-09-04', disqualified_register: { copy: 'whole', as_of: '2026-09-28' } })
  const registers = (await as(null)(listSpecialRegisters, { query: {} })).body.result
  const findRegister = (word: string) => registers.find(({ register }) => register === word)
  expect(findRegister('disqualified')).toMatchObject({ copy: 'whole', as_of: checks.disqualified_register.as_of })
  expect(findRegister('sanctions')).toMatchObject({ copy: checks.sanctions_copy, as_of: checks.sanctions?.as_of ?? null })
  const { factors } = (await as(null)(getReliability, { query: { inn: company.inn } })).body
  expect(factors.find(({ code }) => code === 'head-listed-disqualified')).toMatchObject({
    state: 'found',
    as_of: checks.disqualified_register.as_of,
    fact: expect.stringContaining('Ромашкин И.'),
  })
})

test('a company of the person is marked if a stop factor is stored for it', async () => {
  // A stop factor is a finding that forbids every deal. Here the tax service has marked the company's address as false.
  const more = '<СвАдресЮЛ><СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений" /></СвАдресЮЛ>'
  const number = inventedPersonInn(951)
  const own = headElement(`ИННФЛ="${number}"`)
  const [barred, free] = [legalEntity({ asOf: '2026-10-01', more: own + more }), legalEntity({ asOf: '2026-10-01', more: own })]
  await loadRegister(app.database, app.clock, [egrulFile([barred, free])])
  const readStopMarks = async () => new Map((await openPage(number)).body.result.map(({ company }) => [company.ogrn, company.stopped]))
  expect([...(await readStopMarks()).values()]).toEqual([false, false])
  await storeSummaries(app)
  const after = await readStopMarks()
  expect([after.get(barred.ogrn), after.get(free.ogrn)]).toEqual([true, false])
})
