// Notes shown to a team: colleagues read the text without the labels; a note can be hidden again, and is private again once its writer leaves.
import {
  deleteCompanyNote,
  getCompanyNote,
  listCompanyNotes,
  putCompanyNote,
  showCompanyNoteToTeam,
} from '@sverka/contract/company-notes/company-notes'
import { closeTeam, leaveTeam, listTeamEvents, removeFromTeam } from '@sverka/contract/team/team'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { createTeam, joinTeam, runSimultaneously } from '../../test/team.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

let owner: Person
let writer: Person
let id = 0
let teamId = 0
let company = ''

beforeEach(async () => {
  ;[owner, writer] = [await world.person(), await world.person()]
  const made = await createTeam(world, owner)
  teamId = made.team.id
  company = made.company.name
  await joinTeam(world, owner, writer)
  // A company with a note of the writer: «Платит в срок», label «поставщик».
  id = await world.companyWithNote(writer)
})

const show = (who: Person, shown = true) => as(who)(showCompanyNoteToTeam, { params: { id }, body: { shown } })
const put = (who: Person, text: string, ...labels: string[]) => as(who)(putCompanyNote, { params: { id }, body: { text, labels } })
const list = async (who: Person, query: { label?: string; of?: 'own' | 'team' } = { of: 'team' }) =>
  (await as(who)(listCompanyNotes, { query })).body
const texts = async (who: Person) => (await list(who)).result.map(({ text }) => text)

test('a note is private until its writer shows it', async () => {
  expect(await list(owner)).toMatchObject({ count: 0, result: [], team: company })
  expect((await list(writer, {})).result).toMatchObject([{ made_by: null, shown_at: null }])
})

test('a shown note is read by the team with who wrote it and without labels', async () => {
  expect((await show(writer)).body).toMatchObject({ shown_at: app.clock.now().toISOString(), labels: ['поставщик'] })
  expect((await list(owner)).result).toMatchObject([{ text: 'Платит в срок', labels: [], made_by: writer.fullName }])
  expect((await list(writer)).result).toMatchObject([{ labels: ['поставщик'], made_by: null }])
  expect((await list(owner, { of: 'own' })).count).toBe(0)
  await put(writer, 'Просит отсрочку')
  expect(await texts(owner)).toEqual(['Просит отсрочку'])
})

test('a colleague’s labels cannot be found by searching for them', async () => {
  await show(writer)
  expect((await list(owner, { of: 'team', label: 'поставщик' })).count).toBe(1)
  expect((await list(owner, { of: 'team', label: 'нет такой' })).count).toBe(1)
})

test('another team and a stranger see nothing', async () => {
  await show(writer)
  const stranger = await world.person()
  expect(await list(stranger)).toMatchObject({ count: 0, team: null })
  await createTeam(world, stranger)
  expect(await list(stranger)).toMatchObject({ count: 0, result: [] })
})

test('colleagues cannot change, hide or delete another’s note', async () => {
  await show(writer)
  expect((await show(owner, false)).status).toBe(404)
  expect((await as(owner)(getCompanyNote, { params: { id } })).status).toBe(404)
  expect((await as(owner)(deleteCompanyNote, { params: { id } })).status).toBe(404)
  await put(owner, 'Своё')
  expect(await texts(owner)).toEqual(['Платит в срок'])
})

test('a hidden note is no longer read, and the journal names each step once', async () => {
  await Promise.all([show(writer), show(writer)])
  await show(writer, false)
  expect((await show(writer, false)).body.shown_at).toBeNull()
  expect(await texts(owner)).toEqual([])
  const events = (await as(owner)(listTeamEvents, { query: {} })).body.result
  expect(events.slice(0, 3).map(({ kind }) => kind)).toEqual(['note_hidden', 'note_shown', 'joined'])
  expect(events[0]).toMatchObject({ actor: writer.fullName, company: { name: (await list(writer, {})).result[0]?.company.name } })
})

test('a note of labels alone is not shown, and an emptied note is private again', async () => {
  await show(writer)
  await put(writer, '', 'поставщик')
  expect(await texts(owner)).toEqual([])
  expect((await show(writer)).body).toMatchObject({ errors: { text: [{ code: 'required' }] } })
  expect((await put(writer, 'Снова')).body.shown_at).toBeNull()
  expect(await texts(owner)).toEqual([])
})

test('a deleted note is no longer shown, and a new one is private', async () => {
  await show(writer)
  await as(writer)(deleteCompanyNote, { params: { id } })
  expect(await texts(owner)).toEqual([])
  expect((await show(writer)).status).toBe(404)
  expect((await put(writer, 'Снова')).body.shown_at).toBeNull()
})

test('a person without a team cannot show anything', async () => {
  const alone = await world.person()
  id = await world.companyWithNote(alone)
  expect(await show(alone)).toMatchObject({ status: 404, code: 'not_found' })
})

test('a person who leaves reads no note of the team and stops showing their own, also on return', async () => {
  await show(writer)
  await put(owner, 'Видел директора')
  await show(owner)
  expect((await texts(writer)).toSorted()).toEqual(['Видел директора', 'Платит в срок'])
  await as(writer)(leaveTeam, {})
  expect(await texts(owner)).toEqual(['Видел директора'])
  expect(await texts(writer)).toEqual([])
  await joinTeam(world, owner, writer)
  expect(await texts(owner)).toEqual(['Видел директора'])
})

test('a note shown while its writer is being removed is not shown to the team', async () => {
  const [removed] = await runSimultaneously<{ status: number }>(app.db, teamId, () => [
    as(owner)(removeFromTeam, { params: { id: writer.id } }),
    show(writer),
  ])
  expect(removed?.status).toBe(200)
  expect(await texts(owner)).toEqual([])
})

test('a closed team ends the showing of notes', async () => {
  await show(writer)
  await as(owner)(closeTeam, {})
  expect(await app.db.selectFrom('shown_notes').select('user_id').where('user_id', '=', writer.id).execute()).toEqual([])
})
