// The card on a past day, through the API: what it shows, what differs from a later day, and that a day always looks the same.
import { getPastCard } from '@sverka/contract/company-card/past'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadCompleteSets, loadRegister } from '../../../test/load-register.ts'
import { openDataFile } from '../../../test/open-data-files.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'

const app = testApplication()
const as = createClient(() => app.server)

const head = (surname: string, day: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="${day}" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`

const staff = (inn: string, count: number) =>
  openDataFile('ОТКРДАННЫЕ3', [{ inn, asOf: '31.12.2025', published: '25.07.2026', payload: `<СведССЧР КолРаб="${count}" />` }])

const text = (value: string) => ({ text: value, count: null, sum: null, year: null })

async function past(ogrn: string, query: { from: string; to?: string }) {
  const { status, body } = await as(null)(getPastCard, { query: { ogrn, ...query } })
  expect(status).toBe(200)
  return body
}

test('the card of a past day shows the head and name of that day and their later changes', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ВЧЕРА', more: head('ДНЕВ', '2020-01-15', inventedPersonInn(961)) })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const next = { ...first, asOf: '2026-10-01', name: 'СЕГОДНЯ', more: head('НОЧЕВ', '2026-06-07', inventedPersonInn(962)) }
  await loadRegister(app.database, app.clock, [egrulFile([next])])
  const shown = await past(first.ogrn, { from: '2026-04-01' })
  expect(shown).toMatchObject({ day: '2026-04-01', known_from: '2026-03-01', kept_from: '2026-03-01' })
  expect(shown.card).toMatchObject({ name: 'ООО "ВЧЕРА"', head: 'ДНЕВ ИВАН', sources: [{ as_of: '2026-03-01' }] })
  expect(shown.differences).toMatchObject([
    { field: 'head', before: text('ДНЕВ ИВАН'), after: text('НОЧЕВ ИВАН'), on: '2026-06-07' },
    { field: 'name', before: text('ООО "ВЧЕРА"'), after: text('ООО "СЕГОДНЯ"'), on: null },
  ])
  expect(shown.same).toContain('address')
  expect(shown.unknown).toContain('claims')
  expect((await past(first.ogrn, { from: '2026-04-01', to: '2026-06-30' })).differences.map(({ field }) => field)).toEqual(['head'])
})

test('the accounts of a year are unknown before their publication', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  await loadCompleteSets(app.database, app.clock, [staff(company.inn, 12)])
  expect((await past(company.ogrn, { from: '2026-07-24' })).card?.headcount).toBeNull()
  expect((await past(company.ogrn, { from: '2026-07-25' })).card?.headcount).toEqual({ count: 12, year: 2025 })
})

test('before the first extract there is no card, and no comparison with today', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const shown = await past(company.ogrn, { from: '2025-01-01' })
  expect(shown).toMatchObject({ kept_from: '2026-03-01', card: null, differences: [], same: [] })
  expect(shown.unknown).toHaveLength(15)
})

test('a past day is shown the same after newer documents arrive', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ОТПЕЧАТОК' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const before = await past(first.ogrn, { from: '2026-03-01', to: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-09-01', name: 'ДРУГОЕ' }])])
  const after = await past(first.ogrn, { from: '2026-03-01', to: '2026-03-01' })
  expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  expect(after.card?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect((await past(first.ogrn, { from: '2026-09-01' })).card?.fingerprint).not.toBe(after.card?.fingerprint)
})

test('the verdict of a past day names the facts that are not kept', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const { card, later } = await past(company.ogrn, { from: '2026-03-02' })
  expect(card?.purposes.map(({ purpose }) => purpose)).toEqual(later.map(({ purpose }) => purpose))
  const checked = (part: 'of' | 'checked') => card?.coverage.reduce((sum, group) => sum + group[part], 0) ?? 0
  expect(checked('checked')).toBeLessThan(checked('of'))
})

test('a past day stays the same byte for byte after documents that confirm it', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ПОДТВЕРЖДЕНО' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-05-01' }])])
  const days = ['2026-03-01', '2026-04-10', '2026-05-01', '2026-07-01']
  const draw = () => Promise.all(days.map(async (day) => JSON.stringify((await past(first.ogrn, { from: day, to: day })).card)))
  const before = await draw()
  expect((await past(first.ogrn, { from: '2026-04-10' })).card?.sources).toMatchObject([{ as_of: '2026-03-01', known_from: '2026-03-01' }])
  expect((await past(first.ogrn, { from: '2026-07-01' })).card?.sources).toMatchObject([{ as_of: '2026-05-01', known_from: '2026-03-01' }])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-09-01' }])])
  expect(await draw()).toEqual(before)
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-10-01', name: 'ИНАЧЕ' }])])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-02-01', name: 'СТАРОЕ' }])])
  expect(await draw()).toEqual(before)
})

test('with very many changes between two stored days the first and the last value are shown', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'НАЧАЛО' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-10-01', name: 'КОНЕЦ' }])])
  const { id } = await app.db.selectFrom('companies').select('id').where('ogrn', '=', first.ogrn).executeTakeFirstOrThrow()
  await sql`insert into company_changes (company_id, field, before, after, before_day, after_day)
    select ${id}, 'address', 'МОСКВА ' || number, 'МОСКВА ' || number + 1, '2026-09-01', '2026-09-02' from generate_series(1, 100) as number`.execute(
    app.db,
  )
  const shown = await past(first.ogrn, { from: '2026-03-02' })
  expect(shown.known_from).toBe('2026-03-01')
  expect(shown.differences).toMatchObject([{ field: 'name', before: text('ООО "НАЧАЛО"'), after: text('ООО "КОНЕЦ"') }])
  expect(shown.same).toContain('address')
})
