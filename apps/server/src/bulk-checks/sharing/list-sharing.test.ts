// Tests bulk checks (lists of checked companies) that are shown to a team: its people read and download them until the maker hides them or leaves the
// team. `owner` owns the team of a company; `maker` is a member of it and made the list.
import { exportList, getList, listChanges, listLines, listLists, repeatList, stopList } from '@sverka/contract/bulk-checks/bulk-checks'
import { showListToTeam } from '@sverka/contract/bulk-checks/list-sharing'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { closeTeam, leaveTeam, listTeamEvents, removeFromTeam } from '@sverka/contract/team/team'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { createTeam, joinTeam, runSimultaneously } from '../../../test/team.ts'
import { type Person, World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { exportLists } from '../bulk-checks.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

let owner: Person
let maker: Person
let id = 0
let teamId = 0
let companyName = ''

beforeEach(async () => {
  ;[owner, maker] = [await world.person(), await world.person()]
  const created = await createTeam(world, owner)
  teamId = created.team.id
  companyName = created.company.name
  await joinTeam(world, owner, maker)
  id = await world.companyList(maker)
})

/** Shows the list to the person's team, or hides it. */
const show = (person: Person, shown = true, listId = id) => as(person)(showListToTeam, { params: { id: listId }, body: { shown } })
const open = (person: Person, listId = id) => as(person)(getList, { params: { id: listId } })
/** Ids of the lists that are shown to the person's team, also by the person; or of the person's own lists. */
const listIds = async (person: Person, of: 'own' | 'team' = 'team') =>
  (await as(person)(listLists, { query: { of } })).body.result.map((list) => list.id)
const notFound = { status: 404, code: 'not_found' }
const listEvents = async (person: Person) => (await as(person)(listTeamEvents, { query: {} })).body.result

/** Expects that the person can read nothing of the list. */
async function expectHidden(person: Person): Promise<void> {
  expect(await open(person)).toMatchObject(notFound)
  for (const read of [listLines, listChanges, exportList])
    expect(await as(person)(read, { params: { id }, query: {} })).toMatchObject(notFound)
  expect(await listIds(person)).not.toContain(id)
}

test('a list is private until its maker shows it', async () => {
  await expectHidden(owner)
  expect((await open(maker)).body).toMatchObject({ made_by: null, shown_at: null, team: companyName })
  expect((await as(maker)(listLists, { query: { of: 'team' } })).body).toMatchObject({ count: 0, result: [], team: companyName })
})

test('the team reads a shown list with its maker’s name, its lines and its file', async () => {
  const { body } = await show(maker)
  expect(body.shown_at).toBe(app.clock.now().toISOString())
  const { body: own } = await open(maker)
  expect((await open(owner)).body).toEqual({ ...own, made_by: maker.fullName, team: null })
  const readLines = async (person: Person) => (await as(person)(listLines, { params: { id }, query: {} })).body
  expect(await readLines(owner)).toEqual(await readLines(maker))
  expect((await as(owner)(exportList, { params: { id }, query: { format: 'csv' } })).status).toBe(200)
  expect(await listIds(owner)).toEqual([id])
  expect(await listIds(maker)).toEqual([id])
  expect(await listIds(owner, 'own')).toEqual([])
})

test('a list of another team and of a stranger is not found', async () => {
  await show(maker)
  const stranger = await world.person()
  await expectHidden(stranger)
  await createTeam(world, stranger)
  await expectHidden(stranger)
  expect((await as(null)(getList, { params: { id } })).status).toBe(401)
})

test('colleagues cannot stop, repeat or hide a list', async () => {
  await show(maker)
  expect(await show(owner, false)).toMatchObject(notFound)
  for (const operation of [stopList, repeatList]) expect(await as(owner)(operation, { params: { id } })).toMatchObject(notFound)
  expect((await open(owner)).body).toMatchObject({ state: 'running', shown_at: app.clock.now().toISOString() })
})

test('a list that repeats another is shown without the earlier one', async () => {
  const { body: again } = await as(maker)(repeatList, { params: { id } })
  await show(maker, true, again.id)
  expect((await open(maker, again.id)).body.repeats).toBe(id)
  expect((await open(owner, again.id)).body.repeats).toBeNull()
  expect((await as(owner)(listChanges, { params: { id: again.id }, query: {} })).body.result).toEqual([])
  await expectHidden(owner)
})

test('a hidden list is no longer found, and the team’s journal names each step once', async () => {
  await Promise.all([show(maker), show(maker)])
  app.clock.advance(1000)
  await show(maker, false)
  expect((await show(maker, false)).body).toEqual({ shown_at: null })
  await expectHidden(owner)
  const steps = (await listEvents(owner)).filter(({ kind }) => kind.startsWith('list_'))
  expect(steps).toMatchObject([
    { kind: 'list_hidden', actor: maker.fullName, title: 'Список' },
    { kind: 'list_shown', actor: maker.fullName, title: 'Список' },
  ])
})

test('a member without a team cannot show a list', async () => {
  const alone = await world.person()
  const ownList = await world.companyList(alone)
  expect(await show(alone, true, ownList)).toMatchObject(notFound)
  expect((await open(alone, ownList)).body.team).toBeNull()
})

test('a member who leaves sees no list of the team and shows none, also after returning', async () => {
  await show(maker)
  const other = await world.companyList(owner)
  await show(owner, true, other)
  expect(await listIds(maker)).toEqual([other, id])
  await as(maker)(leaveTeam, {})
  await expectHidden(owner)
  expect(await open(maker, other)).toMatchObject(notFound)
  expect((await open(maker)).body).toMatchObject({ shown_at: null, team: null })
  expect((await listEvents(owner)).find(({ kind }) => kind === 'list_shown')?.title).toBe('Список')
  await joinTeam(world, owner, maker)
  await expectHidden(owner)
})

test('removal from the team, a closed team and a deleted account hide the lists again', async () => {
  const third = await world.person()
  await joinTeam(world, owner, third)
  await show(third, true, await world.companyList(third))
  await show(maker)
  await show(owner, true, await world.companyList(owner))
  const countShown = async () =>
    (await app.db.selectFrom('shown_company_lists').select('user_id').where('team_id', '=', teamId).execute()).length
  expect(await countShown()).toBe(3)
  await as(owner)(removeFromTeam, { params: { id: maker.id } })
  await expectHidden(owner)
  expect(await countShown()).toBe(2)
  expect((await as(third)(deleteAccount, { body: { password: third.password } })).status).toBe(204)
  expect(await countShown()).toBe(1)
  await as(owner)(closeTeam, {})
  expect(await countShown()).toBe(0)
})

test('a list shown while its maker is being removed is not shown to the team', async () => {
  await runSimultaneously<{ status: number }>(app.db, teamId, () => [as(owner)(removeFromTeam, { params: { id: maker.id } }), show(maker)])
  await expectHidden(owner)
})

test('the data export says since when a list is shown', async () => {
  await show(maker)
  const [copy] = await exportLists(readOnly(app.db), maker.id)
  expect(copy?.content).toMatchObject([{ id, shown_at: app.clock.now().toISOString() }])
})
