// The status of a company in the card, the connections and the search. An existing company is «Действует» (active), with any procedure beside the
// status; an ended one has the way in which it ended. The filters use the same statuses.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadAndAnnounce } from '../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'
import { updateSearchIndex } from '../company-index/company-index.ts'

const app = testApplication()

/** One head for all companies, which connects them. */
const HEAD = `<СведДолжнФЛ><СвФЛ Фамилия="ОБЩИЙ" Имя="ИВАН" ИННФЛ="500100732259" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
/** XML of an extract: a status of the company, and below the end of the company; the codes are those of the register. */
const state = (code: string, wording: string) =>
  `<СвСтатус><СвСтатус КодСтатусЮЛ="${code}" НаимСтатусЮЛ="${wording}" /><ГРНДата ГРН="1" ДатаЗаписи="2026-08-14" /></СвСтатус>${HEAD}`
const end = (code: string, wording: string) =>
  `<СвПрекрЮЛ ДатаПрекрЮЛ="2019-04-18"><СпПрекрЮЛ КодСпПрекрЮЛ="${code}" НаимСпПрекрЮЛ="${wording}" /></СвПрекрЮЛ>${HEAD}`

/** Part of the company's name, elements of its extract, and the status expected from them. */
const cases: [string, string, { name: string; procedure?: string; ended?: string }][] = [
  // Names: nothing, move, bankruptcy, liquidation, to be struck off, merger under way, unknown status, end, struck off, merged.
  ['ничего', HEAD, { name: 'Действует' }],
  ['переезд', state('112', 'Принято решение об изменении места нахождения'), { name: 'Действует' }],
  ['банкротство', state('117', 'Открыто конкурсное производство'), { name: 'Действует', procedure: 'банкротство' }],
  ['ликвидация', state('101', 'Находится в стадии ликвидации'), { name: 'Действует', procedure: 'ликвидация' }],
  ['исключение', state('105', 'Принято решение о предстоящем исключении'), { name: 'Действует', procedure: 'предстоит исключение' }],
  ['присоединение', state('124', 'Реорганизация в форме присоединения'), { name: 'Действует', procedure: 'реорганизация' }],
  ['неизвестное', state('199', 'Особое состояние'), { name: 'Действует', procedure: 'Особое состояние' }],
  ['конец', end('201', 'Ликвидация юридического лица'), { name: 'Ликвидирована', ended: 'Ликвидация юридического лица' }],
  ['исключена', end('407', 'Исключение из ЕГРЮЛ'), { name: 'Исключена', ended: 'Исключение из ЕГРЮЛ' }],
  ['присоединена', end('304', 'Присоединение'), { name: 'Присоединена', ended: 'Присоединение' }],
]
const companies = cases.map(([name, more]) => legalEntity({ asOf: '2026-10-01', name: `СТАТУС ${name}`, more }))
const trader = soleTrader({ asOf: '2026-10-01', closedOn: '2026-03-04', taxOffice: '0400' })

const files = [egrulFile(companies), egripFile([trader], { version: '4.05' })]

beforeAll(() => loadAndAnnounce(app, files, [updateSearchIndex]))

const get = async (url: string) => (await app.server.inject({ url })).json()

test.each(cases.map(([name, , status], at) => [name, at, status] as const))('%s', async (_case, at, { name, procedure, ended }) => {
  const { status } = await get(`/api/v1/company/?ogrn=${companies[at]?.ogrn}`)
  expect(status).toEqual({
    name,
    procedure: procedure ? { name: procedure, since: '2026-08-14' } : null,
    ended: ended ? { on: '2019-04-18', reason: ended } : null,
  })
})

test('an ended sole trader is «Не действует» (inactive) with the day', async () => {
  const { status } = await get(`/api/v1/entrepreneur/?inn=${trader.inn}`)
  expect(status).toMatchObject({ name: 'Не действует', procedure: null, ended: { on: '2026-03-04' } })
})

test('connections show every active status as «Действует» and every ended one as «Ликвидирована»', async () => {
  const answer = await get(`/api/v1/company-connections/?ogrn=${companies[0]?.ogrn}`)
  // The nine other companies.
  expect(answer.counts).toEqual({ all: 9, active: 6, liquidated: 3, inactive: 0 })
  const { result } = await get(`/api/v1/company-connections/?ogrn=${companies[0]?.ogrn}&type=active`)
  expect(result.map((company: { status: { procedure: { name: string } | null } }) => company.status.procedure?.name ?? null)).toContain(
    'банкротство',
  )
})

test('the search filters by the statuses of the specification and shows the procedure beside them', async () => {
  const found = async (status: string) =>
    (await get(`/api/v1/company-search/?query=статус&page_size=20&status__in=${encodeURIComponent(status)}`)).result
  const active = await found('Действует')
  expect(active).toHaveLength(7)
  expect(active).toContainEqual(
    expect.objectContaining({ name: 'ООО "СТАТУС банкротство"', procedure: { name: 'банкротство', since: '2026-08-14' } }),
  )
  expect(await found('Ликвидирована')).toHaveLength(3)
})
