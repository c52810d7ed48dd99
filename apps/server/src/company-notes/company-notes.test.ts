// A member's note and labels on a company: replaced on writing, visible to the member only, in the data export and deleted with the account.
import {
  deleteCompanyNote,
  getCompanyNote,
  listCompanyNotes,
  listNoteLabels,
  putCompanyNote,
} from '@sverka/contract/company-notes/company-notes'
import { NOTES_MAX } from '@sverka/contract/company-notes/company-notes.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, inventedOgrn, legalEntity } from '../../test/register-files.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { type Person, World } from '../../test/world.ts'
import { companyNotes } from './company-notes.feature.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const OTHER = { kind: 'company', name: 'ООО «Другая»', status_name: 'Действует', register_as_of: '2026-11-01' }

const put = (person: Person, id: number, text: string, ...labels: string[]) =>
  as(person)(putCompanyNote, { params: { id }, body: { text, labels } })
const get = (person: Person, id: number) => as(person)(getCompanyNote, { params: { id } })

test('saving a note replaces the earlier one', async () => {
  const [person, company] = [await world.person(), await world.company()]
  expect((await put(person, company.id, 'Первая')).body).toMatchObject({ company: { id: company.id }, text: 'Первая', labels: [] })
  app.clock.advance(1000)
  expect((await put(person, company.id, ' Вторая ', 'в  работе', 'В РАБОТЕ', 'срочно')).status).toBe(200)
  const { body } = await get(person, company.id)
  expect(body).toMatchObject({ text: 'Вторая', labels: ['в работе', 'срочно'] })
  expect(body.updated_at > body.created_at).toBe(true)
})

test('a note is marked if a stop factor is stored for its company', async () => {
  // A stop factor is a finding that forbids every deal. Here the tax service has marked the address in the state register (EGRUL) as false.
  const more = '<СвАдресЮЛ><СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений" /></СвАдресЮЛ>'
  const asOf = '2026-11-01'
  const [barred, free] = [legalEntity({ asOf, more }), legalEntity({ asOf })]
  await loadRegister(app.database, app.clock, [egrulFile([barred, free])])
  const person = await world.person()
  const rows = await app.db.selectFrom('companies').select(['id', 'ogrn']).where('ogrn', 'in', [barred.ogrn, free.ogrn]).execute()
  for (const { id } of rows) expect((await put(person, id, 'Текст')).body.company.stopped).toBe(false)
  await storeSummaries(app)
  const { result } = (await as(person)(listCompanyNotes, { query: {} })).body
  const stoppedByOgrn = new Map(result.map(({ company }) => [company.ogrn, company.stopped]))
  expect([stoppedByOgrn.get(barred.ogrn), stoppedByOgrn.get(free.ogrn)]).toEqual([true, false])
  const { id } = rows.find(({ ogrn }) => ogrn === barred.ogrn) ?? { id: 0 }
  expect((await get(person, id)).body.company.stopped).toBe(true)
})

test('nobody else reads, changes or deletes a note', async () => {
  const [person, other, company] = [await world.person(), await world.person(), await world.company()]
  await put(person, company.id, 'Тайное', 'моё')
  expect((await get(other, company.id)).status).toBe(404)
  expect((await as(other)(deleteCompanyNote, { params: { id: company.id } })).status).toBe(404)
  await put(other, company.id, 'Своё')
  expect((await get(person, company.id)).body.text).toBe('Тайное')
  expect((await as(other)(listNoteLabels, {})).body).toEqual({ labels: [] })
  expect((await as(other)(listCompanyNotes, { query: {} })).body.result.map(({ text }) => text)).toEqual(['Своё'])
})

test('notes are listed by company and by label', async () => {
  const person = await world.person()
  const [first, second] = [await world.company(), await world.company()]
  await put(person, first.id, '', 'поставщик')
  app.clock.advance(1000)
  await put(person, second.id, 'Текст', 'поставщик', 'склад')
  const listIds = async (query: { companies?: number[]; label?: string }) =>
    (await as(person)(listCompanyNotes, { query })).body.result.map(({ company }) => company.id)
  expect(await listIds({})).toEqual([second.id, first.id])
  expect(await listIds({ companies: [first.id] })).toEqual([first.id])
  expect(await listIds({ label: 'склад' })).toEqual([second.id])
  expect((await as(person)(listNoteLabels, {})).body.labels).toEqual([
    { label: 'поставщик', companies: 2 },
    { label: 'склад', companies: 1 },
  ])
})

test('a deleted note is not found', async () => {
  const [person, company] = [await world.person(), await world.company()]
  await put(person, company.id, 'Текст')
  expect((await as(person)(deleteCompanyNote, { params: { id: company.id } })).status).toBe(204)
  expect((await get(person, company.id)).status).toBe(404)
})

test('an empty note is refused beside its field', async () => {
  const [person, company] = [await world.person(), await world.company()]
  expect((await put(person, company.id, '  ')).body).toMatchObject({ errors: { text: [{ code: 'required' }] } })
})

test('an unknown company is not found', async () => {
  // No company has so large an id.
  expect((await put(await world.person(), 2_147_483_000, 'Текст')).code).toBe('not_found')
})

test('length and number of notes are limited', async () => {
  const [person, company] = [await world.person(), await world.company()]
  // The limits: 2000 characters of text, 30 of a label, 10 labels, `NOTES_MAX` notes of a member.
  expect((await put(person, company.id, 'я'.repeat(2001))).code).toBe('validation_failed')
  expect((await put(person, company.id, '', 'я'.repeat(31))).code).toBe('validation_failed')
  expect((await put(person, company.id, '', ...Array.from({ length: 11 }, (_, at) => `метка ${at}`))).code).toBe('validation_failed')
  const at = app.clock.now()
  const others = await app.db
    .insertInto('companies')
    .values(Array.from({ length: NOTES_MAX }, (_, number) => ({ ...OTHER, ogrn: inventedOgrn(500_000 + number), register_hash: number })))
    .returning('id')
    .execute()
  const row = { user_id: person.id, text: 'Текст', labels: [], created_at: at, updated_at: at }
  await app.db
    .insertInto('company_notes')
    .values(others.map(({ id }) => ({ ...row, company_id: id })))
    .execute()
  expect((await put(person, company.id, 'Лишняя')).code).toBe('too_many_notes')
})

test('notes are in the data export and are deleted with the account', async () => {
  const [person, company] = [await world.person(), await world.company()]
  await put(person, company.id, 'В копию', 'архив')
  const { personalData } = companyNotes(app.services)
  const [file] = await app.db.transaction().execute(async (tx) => (await personalData?.exportUserData(tx, person.id)) ?? [])
  expect(file).toMatchObject({ name: 'company-notes.json', content: [{ text: 'В копию', labels: ['архив'] }] })
  const deletedRows = await app.db.transaction().execute(async (tx) => personalData?.eraseUserData?.(tx, person.id))
  expect(deletedRows).toEqual({ company_notes: 1 })
  expect((await get(person, company.id)).status).toBe(404)
})
