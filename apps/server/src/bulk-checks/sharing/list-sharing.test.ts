// Bulk checks shown to a team: its people read and download them until the maker hides them or leaves the team. `owner` owns the team,
// `maker` is its member and made the list.
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
let company = ''

beforeEach(async () => {
  ;[owner, maker] = [await world.person(), await world.person()]
  const made = await createTeam(world, owner)
  teamId = made.team.id
  company = made.company.name
  await joinTeam(world, owner, maker)
  id = await world.companyList(maker)
})

const show = (who: Person, shown = true, which = id) => as(who)(showListToTeam, { params: { id: which }, body: { shown } })
const open = (who: Person, which = id) => as(who)(getList, { params: { id: which } })
const ids = async (who: Person, of: 'own' | 'team' = 'team') =>
  (await as(who)(listLists, { query: { of } })).body.result.map((one) => one.id)
const hidden = { status: 404, code: 'not_found' }
const events = async (who: Person) => (await as(who)(listTeamEvents, { query: {} })).body.result

/** Nothing of the list reaches the person. */
async function expectHidden(who: Person): Promise<void> {
  expect(await open(who)).toMatchObject(hidden)
  for (const read of [listLines, listChanges, exportList]) expect(await as(who)(read, { params: { id }, query: {} })).toMatchObject(hidden)
  expect(await ids(who)).not.toContain(id)
}

test('a list is private until its maker shows it', async () => {
  await expectHidden(owner)
  expect((await open(maker)).body).toMatchObject({ made_by: null, shown_at: null, team: company })
  expect((await as(maker)(listLists, { query: { of: 'team' } })).body).toMatchObject({ count: 0, result: [], team: company })
})

test('a shown list is read by the team with who made it, its lines and its file', async () => {
  const { body } = await show(maker)
  expect(body.shown_at).toBe(app.clock.now().toISOString())
  const { body: own } = await open(maker)
  expect((await open(owner)).body).toEqual({ ...own, made_by: maker.fullName, team: null })
  const lines = async (who: Person) => (await as(who)(listLines, { params: { id }, query: {} })).body
  expect(await lines(owner)).toEqual(await lines(maker))
  expect((await as(owner)(exportList, { params: { id }, query: { format: 'csv' } })).status).toBe(200)
  expect(await ids(owner)).toEqual([id])
  expect(await ids(maker)).toEqual([id])
  expect(await ids(owner, 'own')).toEqual([])
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
  expect(await show(owner, false)).toMatchObject(hidden)
  for (const act of [stopList, repeatList]) expect(await as(owner)(act, { params: { id } })).toMatchObject(hidden)
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

test('a hidden list is no longer found, and the journal names each step once', async () => {
  await Promise.all([show(maker), show(maker)])
  app.clock.advance(1000)
  await show(maker, false)
  expect((await show(maker, false)).body).toEqual({ shown_at: null })
  await expectHidden(owner)
  const steps = (await events(owner)).filter(({ kind }) => kind.startsWith('list_'))
  expect(steps).toMatchObject([
    { kind: 'list_hidden', actor: maker.fullName, title: 'Список' },
    { kind: 'list_shown', actor: maker.fullName, title: 'Список' },
  ])
})

test('a member without a team cannot show a list', async () => {
  const alone = await world.person()
  const own = await world.companyList(alone)
  expect(await show(alone, true, own)).toMatchObject(hidden)
  expect((await open(alone, own)).body.team).toBeNull()
})

test('a member who leaves sees no list of the team and shows none, also after returning', async () => {
  await show(maker)
  const other = await world.companyList(owner)
  await show(owner, true, other)
  expect(await ids(maker)).toEqual([other, id])
  await as(maker)(leaveTeam, {})
  await expectHidden(owner)
  expect(await open(maker, other)).toMatchObject(hidden)
  expect((await open(maker)).body).toMatchObject({ shown_at: null, team: null })
  expect((await events(owner)).find(({ kind }) => kind === 'list_shown')?.title).toBe('Список')
  await joinTeam(world, owner, maker)
  await expectHidden(owner)
})

test('removal, a closed team and a deleted account end the showing of lists', async () => {
  const third = await world.person()
  await joinTeam(world, owner, third)
  await show(third, true, await world.companyList(third))
  await show(maker)
  await show(owner, true, await world.companyList(owner))
  const marks = async () =>
    (await app.db.selectFrom('shown_company_lists').select('user_id').where('team_id', '=', teamId).execute()).length
  expect(await marks()).toBe(3)
  await as(owner)(removeFromTeam, { params: { id: maker.id } })
  await expectHidden(owner)
  expect(await marks()).toBe(2)
  expect((await as(third)(deleteAccount, { body: { password: third.password } })).status).toBe(204)
  expect(await marks()).toBe(1)
  await as(owner)(closeTeam, {})
  expect(await marks()).toBe(0)
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
