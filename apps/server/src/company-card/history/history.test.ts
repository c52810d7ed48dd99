// The card's tab «История» (history): the changes between an older and a newer extract of a company, and the heads and founders that a record of the
// register added. Extracts are invented XML of the company register.
import { listHistory } from '@sverka/contract/company-card/history'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'

const app = testApplication()
const as = createClient(() => app.server)

/** XML: the head, recorded on this day. */
const head = (surname: string, day: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="${day}" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
/** XML: a record of the register; its code 12201 stands for a change of the company's data. */
const record = (day: string) =>
  `<СвЗапЕГРЮЛ ГРН="2265400000001" ДатаЗап="${day}"><ВидЗап КодСПВЗ="12201" НаимВидЗап="Внесение изменений" /></СвЗапЕГРЮЛ>`

test('a new head is shown with the previous one and the day of the register record', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'СМЕНА', more: head('ИВАНОВ', '2020-01-15', inventedPersonInn(950)) })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const history = async () => (await as(null)(listHistory, { query: { ogrn: first.ogrn } })).body
  expect((await history()).changes).toEqual([])
  const newHead = {
    ...first,
    asOf: '2026-10-01',
    name: 'СМЕНА ПЛЮС',
    more: head('ПЕТРОВ', '2026-06-07', inventedPersonInn(951)) + record('2026-06-07'),
  }
  await loadRegister(app.database, app.clock, [egrulFile([newHead])])
  const { changes, result } = await history()
  const between = { from: '2026-03-01', to: '2026-10-01' }
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'head', before: 'ИВАНОВ ИВАН', after: 'ПЕТРОВ ИВАН', left: [], came: [], on: '2026-06-07', between },
      { field: 'name', before: 'ООО "СМЕНА"', after: 'ООО "СМЕНА ПЛЮС"', left: [], came: [], on: '2026-06-07', between },
    ]),
  )
  expect(changes).toHaveLength(2)
  expect(result).toEqual([
    expect.objectContaining({
      date: '2026-06-07',
      arrivals: [{ role: 'head', name: 'ПЕТРОВ ИВАН', inn: inventedPersonInn(951), post: 'ДИРЕКТОР', percent: null }],
    }),
  ])
  // The same extract once more adds no changes.
  await loadRegister(app.database, app.clock, [egrulFile([newHead])])
  expect((await history()).changes).toHaveLength(2)
})

test('the history can be filtered by kind', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ДВА ДНЯ', more: head('ДНЕВ', '2020-01-15', inventedPersonInn(953)) })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const renamed = {
    ...first,
    asOf: '2026-10-01',
    name: 'ТРИ ДНЯ',
    more: head('НОЧЕВ', '2026-06-07', inventedPersonInn(954)) + record('2026-06-07'),
  }
  await loadRegister(app.database, app.clock, [egrulFile([renamed])])
  const history = async (query: object) => (await as(null)(listHistory, { query: { ogrn: first.ogrn, ...query } })).body
  const people = await history({ kind: 'people' })
  expect([people.kinds, people.result.length, people.changes.map(({ field }) => field)]).toEqual([['people', 'place'], 1, ['head']])
  expect(await history({ kind: 'place' })).toMatchObject({
    count: 0,
    total: 1,
    changes: [{ field: 'name' }],
    known_from: '2026-03-01',
  })
})

test('the same name and address in another spelling are no change', async () => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'ТОТ ЖЕ', more: head('СИДОРОВ', '2020-01-15', inventedPersonInn(952)) })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const { address } = await app.db.selectFrom('companies').select('address').where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
  // The update stands for a newer extract: a trigger of the table compares the old and the new row.
  await app.db
    .updateTable('companies')
    .set({
      leader: 'Сидоров Иван',
      name: 'ООО «Тот же»',
      address: address?.toLowerCase().replaceAll(',', ' , ') ?? null,
      register_hash: 1,
      register_as_of: '2026-04-01',
    })
    .where('ogrn', '=', company.ogrn)
    .execute()
  expect((await as(null)(listHistory, { query: { ogrn: company.ogrn } })).body.changes).toEqual([])
})

/** XML: a person as founder with this share. */
const founder = (surname: string, percent: number, { day, inn }: { day: string; inn: string }) =>
  `<УчрФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="${day}" /><СвФЛ Фамилия="${surname}" Имя="ОЛЬГА" ИННФЛ="${inn}" /><ДоляУстКап НоминСтоим="${percent * 100}"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап></УчрФЛ>`
const founders = (...all: string[]) => `<СвУчредит>${all.join('')}</СвУчредит>`
/** XML: codes of activities (ОКВЭД), the main one first. */
const activities = (...codes: string[]) =>
  `<СвОКВЭД><СвОКВЭДОсн КодОКВЭД="${codes[0]}" НаимОКВЭД="Дело" />${codes
    .slice(1)
    .map((code) => `<СвОКВЭДДоп КодОКВЭД="${code}" НаимОКВЭД="Дело" />`)
    .join('')}</СвОКВЭД>`

test('changed founders and activities are shown as removed and added ones', async () => {
  const [stays, leaves, enters] = [956, 957, 958].map(inventedPersonInn) as [string, string, string]
  const began = '2020-01-15'
  const then = founders(founder('ОСТАЛАСЬ', 60, { day: began, inn: stays }), founder('УШЛА', 40, { day: began, inn: leaves }))
  const first = legalEntity({ asOf: '2026-03-01', name: 'УЧАСТНИКИ', more: then + activities('62.01', '62.02') })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const now = founders(founder('ОСТАЛАСЬ', 60, { day: began, inn: stays }), founder('ПРИШЛА', 40, { day: '2026-06-07', inn: enters }))
  const next = { ...first, asOf: '2026-10-01', more: now + activities('62.01', '63.11') + record('2026-06-07') }
  await loadRegister(app.database, app.clock, [egrulFile([next])])
  const { changes } = (await as(null)(listHistory, { query: { ogrn: first.ogrn } })).body
  const item = (name: string, inn: string | null = null, percent: number | null = null) => ({ name, inn, percent })
  const between = { from: '2026-03-01', to: '2026-10-01' }
  expect(changes).toEqual([
    {
      ...{ field: 'founders', before: null, after: null, on: '2026-06-07', between },
      ...{ left: [item('УШЛА ОЛЬГА', leaves, 40)], came: [item('ПРИШЛА ОЛЬГА', enters, 40)] },
    },
    { field: 'activities', before: '2', after: '2', left: [item('62.02')], came: [item('63.11')], on: '2026-06-07', between },
  ])
})

test('a change has no day if the register has several records between the extracts', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'РАНЬШЕ' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const renamed = { ...first, asOf: '2026-10-01', name: 'ПОТОМ', more: record('2026-06-07') + record('2026-08-09') }
  await loadRegister(app.database, app.clock, [egrulFile([renamed])])
  const { changes } = (await as(null)(listHistory, { query: { ogrn: first.ogrn } })).body
  expect(changes).toMatchObject([{ field: 'name', on: null }])
})
