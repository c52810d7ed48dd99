// The card of a company on a past day: the data that we had then, the differences from a later day, and that the card of a day never changes.
// Extracts are invented XML of the company register; `asOf` is the day of an extract.
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

/** XML: the head, recorded on this day. */
const head = (surname: string, day: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="${day}" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`

/** The tax service's open data set 3, headcount: of the year 2025, published on 2026-07-25. */
const staff = (inn: string, count: number) =>
  openDataFile('ОТКРДАННЫЕ3', [{ inn, asOf: '31.12.2025', published: '25.07.2026', payload: `<СведССЧР КолРаб="${count}" />` }])

const text = (value: string) => ({ text: value, count: null, sum: null, year: null })

/** Reads the card of the day `from`, compared with the day `to`, by default today. */
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
  const answer = await past(first.ogrn, { from: '2026-04-01' })
  expect(answer).toMatchObject({ day: '2026-04-01', known_from: '2026-03-01', kept_from: '2026-03-01' })
  expect(answer.card).toMatchObject({ name: 'ООО "ВЧЕРА"', head: 'ДНЕВ ИВАН', sources: [{ as_of: '2026-03-01' }] })
  expect(answer.differences).toMatchObject([
    { field: 'head', before: text('ДНЕВ ИВАН'), after: text('НОЧЕВ ИВАН'), on: '2026-06-07' },
    { field: 'name', before: text('ООО "ВЧЕРА"'), after: text('ООО "СЕГОДНЯ"'), on: null },
  ])
  expect(answer.same).toContain('address')
  expect(answer.unknown).toContain('claims')
  expect((await past(first.ogrn, { from: '2026-04-01', to: '2026-06-30' })).differences.map(({ field }) => field)).toEqual(['head'])
})

test('the headcount of a year is unknown before its publication', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  await loadCompleteSets(app.database, app.clock, [staff(company.inn, 12)])
  expect((await past(company.ogrn, { from: '2026-07-24' })).card?.headcount).toBeNull()
  expect((await past(company.ogrn, { from: '2026-07-25' })).card?.headcount).toEqual({ count: 12, year: 2025 })
})

test('before the first extract there is no card, and no comparison with today', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  const answer = await past(company.ogrn, { from: '2025-01-01' })
  expect(answer).toMatchObject({ kept_from: '2026-03-01', card: null, differences: [], same: [] })
  // All fields that can be compared.
  expect(answer.unknown).toHaveLength(15)
})

test('a past day is answer the same after newer documents arrive', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ОТПЕЧАТОК' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  const before = await past(first.ogrn, { from: '2026-03-01', to: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-09-01', name: 'ДРУГОЕ' }])])
  const after = await past(first.ogrn, { from: '2026-03-01', to: '2026-03-01' })
  expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  expect(after.card?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect((await past(first.ogrn, { from: '2026-09-01' })).card?.fingerprint).not.toBe(after.card?.fingerprint)
})

test('a past day has verdicts for all purposes, but some factors are not checked', async () => {
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
  const readCards = () => Promise.all(days.map(async (day) => JSON.stringify((await past(first.ogrn, { from: day, to: day })).card)))
  const before = await readCards()
  expect((await past(first.ogrn, { from: '2026-04-10' })).card?.sources).toMatchObject([{ as_of: '2026-03-01', known_from: '2026-03-01' }])
  expect((await past(first.ogrn, { from: '2026-07-01' })).card?.sources).toMatchObject([{ as_of: '2026-05-01', known_from: '2026-03-01' }])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-09-01' }])])
  expect(await readCards()).toEqual(before)
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-10-01', name: 'ИНАЧЕ' }])])
  // An extract that is older than the stored one is not stored.
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-02-01', name: 'СТАРОЕ' }])])
  expect(await readCards()).toEqual(before)
})

test('with more changes than are read, the extracts of the two days are compared', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'НАЧАЛО' })
  await loadRegister(app.database, app.clock, [egrulFile([first])])
  await loadRegister(app.database, app.clock, [egrulFile([{ ...first, asOf: '2026-10-01', name: 'КОНЕЦ' }])])
  const { id } = await app.db.selectFrom('companies').select('id').where('ogrn', '=', first.ogrn).executeTakeFirstOrThrow()
  // A hundred changes, the maximum that is read, hide the change of the name; so the two extracts are compared.
  await sql`insert into company_changes (company_id, field, before, after, before_day, after_day)
    select ${id}, 'address', 'МОСКВА ' || number, 'МОСКВА ' || number + 1, '2026-09-01', '2026-09-02' from generate_series(1, 100) as number`.execute(
    app.db,
  )
  const answer = await past(first.ogrn, { from: '2026-03-02' })
  expect(answer.known_from).toBe('2026-03-01')
  expect(answer.differences).toMatchObject([{ field: 'name', before: text('ООО "НАЧАЛО"'), after: text('ООО "КОНЕЦ"') }])
  expect(answer.same).toContain('address')
})
