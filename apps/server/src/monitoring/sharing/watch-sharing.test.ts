// Watch lists shown to a team: the team reads them and adds companies; whoever leaves the team takes their list along. Here `owner` owns
// the team and `keeper`, a member of it, the watch list; a list has the id of its member.
import { listComingDates, listEvents, listWatches, unwatchCompany } from '@sverka/contract/monitoring/monitoring'
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { addToWatchList, listWatchLists, showWatchesToTeam } from '@sverka/contract/monitoring/watch-sharing'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { changeTeamRole, closeTeam, leaveTeam, listTeamEvents, removeFromTeam } from '@sverka/contract/team/team'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { createTeam, joinTeam, runSimultaneously } from '../../../test/team.ts'
import { type Person, World } from '../../../test/world.ts'
import { insertWatches } from '../monitoring.sql.ts'
import { notifyBatch } from '../notify.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

let owner: Person
let keeper: Person
let watched = 0
let teamId = 0

beforeEach(async () => {
  ;[owner, keeper] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  teamId = (await createTeam(world, owner)).team.id
  await joinTeam(world, owner, keeper)
  watched = await world.watchedCompany(keeper)
})

const show = (who: Person, shown = true) => as(who)(showWatchesToTeam, { body: { shown } })
const lists = async (who: Person) => (await as(who)(listWatchLists, {})).body
const read = (who: Person, list = keeper.id) => as(who)(listWatches, { query: { list } })
const companies = async (who: Person, list?: number) =>
  (await as(who)(listWatches, { query: { page_size: 500, ...(list ? { list } : {}) } })).body.result.map(({ company }) => company.id)
const add = async (who: Person, list = keeper.id, numbers?: string[]) =>
  as(who)(addToWatchList, { params: { id: list }, body: { numbers: numbers ?? [(await world.company()).inn] } })
const hidden = { status: 404, code: 'not_found' }

/** Nothing of the keeper's list reaches the person, and they add nothing to it. */
async function expectHidden(who: Person): Promise<void> {
  for (const operation of [listWatches, listEvents, listComingDates])
    expect(await as(who)(operation, { query: { list: keeper.id } })).toMatchObject(hidden)
  expect(await add(who)).toMatchObject(hidden)
  expect((await lists(who)).lists.map(({ id }) => id)).not.toContain(keeper.id)
}

test('a watch list is private until its keeper shows it', async () => {
  await expectHidden(owner)
  expect(await lists(keeper)).toMatchObject({ shown_at: null, may_add: true, lists: [] })
})

test('a shown list is read by the team with its changes and upcoming dates', async () => {
  const { body } = await show(keeper)
  expect(await lists(owner)).toMatchObject({ lists: [{ id: keeper.id, kept_by: keeper.fullName, companies: 1, shown_at: body.shown_at }] })
  expect((await lists(keeper)).shown_at).toBe(body.shown_at)
  expect(await companies(owner, keeper.id)).toEqual([watched])
  expect(await companies(owner)).toEqual([])
  await app.db
    .insertInto('company_events')
    .values({ company_id: watched, field: 'head', before: 'Иванов', after: 'Петров', source: 'register' })
    .execute()
  expect((await as(owner)(listEvents, { query: { list: keeper.id } })).body.result).toMatchObject([
    { field: 'head', company: { id: watched } },
  ])
  expect((await as(owner)(listEvents, { query: {} })).body.count).toBe(0)
  expect((await as(owner)(listComingDates, { query: { list: keeper.id } })).status).toBe(200)
})

test('a company added by a colleague once notifies the keeper alone, and the journal names the colleague', async () => {
  await show(keeper)
  const { id, inn, name } = await world.company()
  expect((await add(owner, keeper.id, [inn, '7700000000'])).body).toEqual({ added: 1, unknown: ['7700000000'] })
  expect((await add(owner, keeper.id, [inn])).body.added).toBe(0)
  expect(await companies(keeper)).toContain(id)
  expect(await companies(owner)).toEqual([])
  await app.db
    .insertInto('company_events')
    .values({ company_id: id, field: 'head', before: 'Иванов', after: 'Петров', source: 'register' })
    .execute()
  await app.db.transaction().execute((tx) => notifyBatch(tx, app.services))
  const notices = await app.db
    .selectFrom('notices')
    .select('user_id')
    .where('kind', '=', 'company_changed')
    .where('path', 'like', `%${id}`)
    .execute()
  expect(notices.map(({ user_id }) => user_id)).toEqual([keeper.id])
  const steps = (await as(keeper)(listTeamEvents, { query: {} })).body.result.filter(({ kind }) => kind.startsWith('watch'))
  expect(steps).toMatchObject([
    { kind: 'watch_added', actor: owner.fullName, person: keeper.fullName, company: { name } },
    { kind: 'watches_shown', actor: keeper.fullName },
  ])
})

test('colleagues remove nothing from a list, and an accountant only reads it', async () => {
  await show(keeper)
  expect(await as(owner)(unwatchCompany, { params: { id: watched } })).toMatchObject(hidden)
  const accountant = await world.person({ plan: 'pro' })
  await joinTeam(world, owner, accountant, 'accountant')
  expect((await read(accountant)).status).toBe(200)
  expect((await lists(accountant)).may_add).toBe(false)
  expect(await add(accountant)).toMatchObject({ status: 403, code: 'forbidden' })
  await as(owner)(changeTeamRole, { params: { id: accountant.id }, body: { role: 'member' } })
  expect((await add(accountant)).status).toBe(200)
})

test('the list has one limit for everybody, even simultaneously', async () => {
  await show(keeper)
  const some = await app.db.selectFrom('companies').select('id').where('id', '<>', watched).limit(WATCHES_MAX).execute()
  const missing = WATCHES_MAX - 2 - some.length
  const made: number[] = []
  for (let at = 0; at < missing; at += 1) made.push((await world.company()).id)
  const filled = [...some.map(({ id }) => id), ...made].slice(0, WATCHES_MAX - 2)
  await app.db.transaction().execute((tx) => insertWatches(tx, keeper.id, filled, app.clock.now()))
  const both = await Promise.all([add(owner), add(owner)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await lists(owner)).lists[0]?.companies).toBe(WATCHES_MAX)
})

test('a list of another team and of a stranger is not found', async () => {
  await show(keeper)
  const stranger = await world.person({ plan: 'pro' })
  await expectHidden(stranger)
  await createTeam(world, stranger)
  await expectHidden(stranger)
  expect((await as(null)(listWatches, { query: { list: keeper.id } })).status).toBe(401)
  expect(await show(await world.person({ plan: 'pro' }))).toMatchObject(hidden)
})

test('a hidden list is no longer found, and the journal names each step once', async () => {
  await Promise.all([show(keeper), show(keeper)])
  await show(keeper, false)
  expect((await show(keeper, false)).body).toEqual({ shown_at: null })
  await expectHidden(owner)
  const steps = (await as(owner)(listTeamEvents, { query: {} })).body.result.filter(({ kind }) => kind.startsWith('watches_'))
  expect(steps.map(({ kind }) => kind)).toEqual(['watches_hidden', 'watches_shown'])
})

test('a member who leaves sees no list of the team and takes their own along, with added companies', async () => {
  await show(keeper)
  await show(owner)
  await add(owner)
  await as(keeper)(leaveTeam, {})
  await expectHidden(owner)
  expect(await read(keeper, owner.id)).toMatchObject(hidden)
  expect(await companies(keeper)).toHaveLength(2)
  await joinTeam(world, owner, keeper)
  await expectHidden(owner)
})

test('a removed person, a deleted account and a closed team end the showing of a list', async () => {
  const third = await world.person({ plan: 'pro' })
  await joinTeam(world, owner, third)
  for (const who of [owner, keeper, third]) await show(who)
  const marks = async () => (await app.db.selectFrom('shown_watches').select('user_id').where('team_id', '=', teamId).execute()).length
  expect(await marks()).toBe(3)
  await as(owner)(removeFromTeam, { params: { id: keeper.id } })
  await expectHidden(owner)
  expect((await as(third)(deleteAccount, { body: { password: third.password } })).status).toBe(204)
  expect(await marks()).toBe(1)
  await as(owner)(closeTeam, {})
  expect(await marks()).toBe(0)
})

test('a person removed from the team while adding or showing has either done it before or is refused', async () => {
  await show(owner)
  const [, added] = await runSimultaneously<{ status: number }>(app.db, teamId, () => [
    as(owner)(removeFromTeam, { params: { id: keeper.id } }),
    add(keeper, owner.id),
  ])
  expect(await companies(owner)).toHaveLength(added?.status === 200 ? 1 : 0)
  await expectHidden(owner)
})
