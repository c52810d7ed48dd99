// The operations for one company or sole trader and for lists of them: search by ИНН (taxpayer number) and ОГРН (registration number), every nested
// field, filters and paging. The companies are invented; `more` is XML of a file of the company register (address, tax office, capital, head,
// founders, activities, licence, branch).
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadAndAnnounce } from '../../test/load-register.ts'
import { egripFile, egrulFile, inventedInn, inventedOgrn, inventedPersonInn, legalEntity, soleTrader } from '../../test/register-files.ts'
import { companiesChanged } from '../events.ts'

const app = testApplication()

/** A founder of `company`. */
const parent = legalEntity({ asOf: '2026-10-01', name: 'ХОЛДИНГ' })
/** ИНН of the person who is head and founder of `company`. */
const headInn = inventedPersonInn(900)
const company = legalEntity({
  asOf: '2026-11-01',
  name: 'ПОДСОЛНУХ',
  more: `<СвАдресЮЛ><АдресРФ Индекс="630099" КодРегион="54" Дом="Д. 5"><Регион НаимРегион="НОВОСИБИРСКАЯ ОБЛАСТЬ" /><Город ТипГород="Г." НаимГород="НОВОСИБИРСК" /><Улица ТипУлица="УЛ." НаимУлица="ЛЕНИНА" /></АдресРФ></СвАдресЮЛ>
    <СвУчетНО ИНН="5400000001" КПП="540001001" ДатаПостУч="2020-01-15"><СвНО КодНО="5400" НаимНО="Инспекция № 1" /></СвУчетНО>
    <СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="20000.50" />
    <СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="РОМАШКИН" Имя="ИВАН" Отчество="ИЛЬИЧ" ИННФЛ="${headInn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>
    <СвУчредит>
      <УчрФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2020-01-15" /><СвФЛ Фамилия="РОМАШКИН" Имя="ИВАН" ИННФЛ="${headInn}" /><ДоляУстКап НоминСтоим="5000.13"><РазмерДоли><ДробПрост Числит="1" Знаменат="3" /></РазмерДоли></ДоляУстКап></УчрФЛ>
      <УчрЮЛРос><ГРНДатаПерв ГРН="1" ДатаЗаписи="2022-05-06" /><НаимИННЮЛ ОГРН="${parent.ogrn}" ИНН="${parent.inn}" НаимЮЛПолн="ХОЛДИНГ" /><ДоляУстКап НоминСтоим="10000.25" /></УчрЮЛРос>
    </СвУчредит>
    <СвОКВЭД><СвОКВЭДОсн КодОКВЭД="46.73" НаимОКВЭД="как в выписке" ПрВерсОКВЭД="2014" /><СвОКВЭДДоп КодОКВЭД="47.11" НаимОКВЭД="x" ПрВерсОКВЭД="2014" /><СвОКВЭДДоп КодОКВЭД="99.98.7" НаимОКВЭД="Код без места в классификаторе" ПрВерсОКВЭД="2014" /></СвОКВЭД>
    <СвЛицензия НомЛиц="Л-1" ДатаЛиц="2023-01-02" ДатаНачЛиц="2023-01-03"><НаимЛицВидДеят>Перевозки</НаимЛицВидДеят><ЛицОргВыдЛиц>Ространснадзор</ЛицОргВыдЛиц></СвЛицензия>
    <СвПодразд><СвФилиал><СвНаим НаимПолн="СЕВЕРНЫЙ" /><АдрМНРФ Индекс="183000" КодРегион="51" Дом="Д. 1"><Регион НаимРегион="МУРМАНСКАЯ ОБЛАСТЬ" /></АдрМНРФ></СвФилиал></СвПодразд>`,
})
/** A liquidated company with the ИНН of `company`. */
const closedTwin = legalEntity({
  asOf: '2026-09-01',
  inn: company.inn,
  name: 'ПОДСОЛНУХ СТАРЫЙ',
  more: '<СвПрекрЮЛ ДатаПрекрЮЛ="2019-05-05"><СпПрекрЮЛ КодСпПрекрЮЛ="201" НаимСпПрекрЮЛ="Ликвидация" /></СвПрекрЮЛ>',
})
const trader = soleTrader({ asOf: '2026-11-01', place: { region: '54', city: 'БЕРДСК' } })

beforeAll(() =>
  loadAndAnnounce(
    app,
    [egrulFile([parent, company, closedTwin]), egripFile([trader], { version: '4.04' })],
    [(tx, ids) => app.services.announce(tx, companiesChanged, ids)],
  ),
)

const get = async (url: string) => {
  const answer = await app.server.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}

test('a company found by ИНН has every nested field, and of two with one ИНН the active one is chosen', async () => {
  const { status, body } = await get(`/api/v1/company/?inn=${company.inn}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'company',
    name: 'ООО "ПОДСОЛНУХ"',
    ogrn: company.ogrn,
    city: 'Новосибирск',
    region: { id: 54, name: 'Новосибирская область' },
    status: { name: 'Действует', procedure: null, ended: null },
    registration_date: '2020-01-15',
    share_capital: { total: 20000.5, kind: 'УСТАВНЫЙ КАПИТАЛ' },
    legal_adress: { adress: '630099, НОВОСИБИРСКАЯ ОБЛАСТЬ, Г. НОВОСИБИРСК, УЛ. ЛЕНИНА, Д. 5', unreliable: null },
    okved_add: [{ code: '47.11' }, { code: '99.98.7', name: 'Код без места в классификаторе' }],
    taxAuthority: { name: 'Инспекция № 1', code: '5400', since: '2020-01-15' },
    directors: [{ fio: 'РОМАШКИН ИВАН ИЛЬИЧ', inn: headInn, position: 'ДИРЕКТОР', record_date: '2021-02-03' }],
    licenses: [
      { number: 'Л-1', license_author: 'Ространснадзор', start_date: '2023-01-03', type_activities: ['Перевозки'], source: 'egrul' },
    ],
    division: [{ filials: [{ kind: 'branch', name: 'СЕВЕРНЫЙ', address: '183000, МУРМАНСКАЯ ОБЛАСТЬ, Д. 1' }] }],
    trademarks: [],
    sanctions: null,
    country_sanctions: [],
    source: 'egrul',
    updated_at: '2026-11-20T09:30:00.000Z',
    provenance: { register: { source: 'egrul', as_of: '2026-11-01', loaded_at: '2026-11-20T09:30:00.000Z' } },
  })
  expect(body.okved.name).toMatch(/^Торговля оптовая лесоматериалами/)
})

test('a share stated as a fraction becomes a percentage, and a missing one is computed and marked', async () => {
  const { body } = await get(`/api/v1/company/?ogrn=${company.ogrn}`)
  expect(body.founders.PP).toMatchObject([
    {
      kind: 'person',
      fio: 'РОМАШКИН ИВАН',
      name: null,
      record_date: '2020-01-15',
      fraction: { percent: 33.3333, nominal: 5000.13, computed: false },
    },
  ])
  // The register gives no size of this share: 10,000.25 of the capital of 20,000.50 rubles is 50 %.
  const holding = {
    kind: 'company',
    name: 'ХОЛДИНГ',
    fio: null,
    ogrn: parent.ogrn,
    fraction: { percent: 50, nominal: 10000.25, computed: true },
  }
  expect(body.founders.LP).toMatchObject([holding])
  const { id } = (await get(`/api/v1/company/?ogrn=${parent.ogrn}`)).body
  expect(body.founder_organizations).toEqual([{ id, ...body.founders.LP[0] }])
})

test('connections are listed at both ends', async () => {
  const child = await get(`/api/v1/company/?query=${company.ogrn}`)
  expect(child.body.LPEC).toMatchObject([
    { relation: 'founder', name: 'ООО "ХОЛДИНГ"', ogrn: parent.ogrn, status: { name: 'Действует' }, as_of: '2026-10-01' },
  ])
  const holding = await get(`/api/v1/company/?inn=${parent.inn}`)
  expect(holding.body.LPEC).toMatchObject([
    { relation: 'subsidiary', name: 'ООО "ПОДСОЛНУХ"', ogrn: company.ogrn, okved: { code: '46.73' } },
  ])
})

test('a closed company has the day and the reason of its end', async () => {
  const { body } = await get(`/api/v1/company/?ogrn=${closedTwin.ogrn}`)
  expect(body.status).toEqual({
    name: 'Ликвидирована',
    procedure: null,
    ended: { on: '2019-05-05', reason: 'Ликвидация' },
  })
})

test('a sole trader is found only by the operation for sole traders, and without the e-mail', async () => {
  const { body } = await get(`/api/v1/entrepreneur/?inn=${trader.inn}`)
  expect(body).toMatchObject({
    kind: 'entrepreneur',
    fio: trader.fio,
    ogrn: trader.ogrn,
    city: 'Бердск',
    founders: { PP: [], LP: [] },
    founder_organizations: [],
    contacts: { email: [] },
  })
  expect(await get(`/api/v1/company/?inn=${trader.inn}`)).toMatchObject({ status: 404, body: { code: 'company_not_found' } })
})

test('a number of no company is not found, an invalid or missing one is refused', async () => {
  expect(await get(`/api/v1/company/?inn=${inventedInn(777)}`)).toMatchObject({ status: 404, body: { code: 'company_not_found' } })
  expect(await get(`/api/v1/company/?ogrn=${inventedOgrn(777)}`)).toMatchObject({ status: 404 })
  // The last digit is a wrong check digit.
  expect(await get('/api/v1/company/?inn=5400000000')).toMatchObject({ status: 400, body: { code: 'number_invalid' } })
  expect(await get('/api/v1/company/')).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: { inn: [{ code: 'required' }] } },
  })
})

test('a company is found by our id, a sole trader is not', async () => {
  const { body } = await get(`/api/v1/company/?ogrn=${company.ogrn}`)
  expect(await get(`/api/v1/companies/${body.id}/`)).toMatchObject({ status: 200, body: { ogrn: company.ogrn } })
  const person = await get(`/api/v1/entrepreneur/?inn=${trader.inn}`)
  expect(await get(`/api/v1/companies/${person.body.id}/`)).toMatchObject({ status: 404 })
})

test('lists are filtered, counted and paged, and are empty past the end', async () => {
  const list = async (query: string) => (await get(`/api/v1/companies/?${query}`)).body
  expect(await list('')).toMatchObject({ count: 3, page: 1, page_size: 20 })
  const found = await list('okved__in=46&region__in=54,77&status=Действует')
  expect(found).toMatchObject({ count: 1, result: [{ ogrn: company.ogrn, leader: { fio: 'РОМАШКИН ИВАН ИЛЬИЧ', position: 'ДИРЕКТОР' } }] })
  expect(await list('search=подсолнух&page_size=1&page=2')).toMatchObject({ count: 2, result: [{ ogrn: closedTwin.ogrn }] })
  expect(await list(`search=${parent.inn}`)).toMatchObject({ count: 1 })
  expect(await list('page=50')).toMatchObject({ count: 3, result: [] })
  // %25 is the character «%», a wildcard of SQL, which must be searched for literally.
  expect(await list('search=%25')).toMatchObject({ count: 0 })
  expect((await get('/api/v1/entrepreneurs/?region__in=54')).body).toMatchObject({ count: 1, result: [{ fio: trader.fio }] })
})

test('the report comes as HTML with its element `rating`', async () => {
  const { body } = await get(`/api/v1/company/?inn=${company.inn}`)
  const { body: summary } = await get(`/api/v1/reliability-summary/?inn=${company.inn}`)
  const { positive, negative } = summary.gauge
  expect(body.html_checko).toContain(`<div id="rating" class="rating" data-positive="${positive}" data-negative="${negative}">`)
  expect((await get(`/api/v1/entrepreneur/?inn=${trader.inn}`)).body.html_checko).toContain('id="rating"')
  expect((await get(`/api/v1/companies/${body.id}/`)).body.html_checko).toBe(body.html_checko)
})

test('a head whom the law hides is on the card without a name', async () => {
  const hidden = legalEntity({
    asOf: '2026-11-01',
    more: '<СведДолжнФЛ><ОгрДосСв ОгрДосСв="1" /><СвДолжн НаимДолжн="ДИРЕКТОР" /><ГРНДатаПерв ДатаЗаписи="2021-02-03" /></СведДолжнФЛ>',
  })
  await loadAndAnnounce(app, [egrulFile([hidden])], [])
  const { body } = await get(`/api/v1/company/?inn=${hidden.inn}`)
  expect(body.directors).toEqual([expect.objectContaining({ fio: null, hidden: true, position: 'ДИРЕКТОР', record_date: '2021-02-03' })])
})
