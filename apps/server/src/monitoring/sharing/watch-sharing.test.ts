// Tests watch lists (the companies that a member watches) that are shown to a team: the team reads them and adds companies; whoever leaves the team
// takes their list along. Here `owner` owns the team, and `keeper` is a member of it whose list is shown; a list has the user id of its keeper.
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
/** Id of the company that the keeper watches. */
let watchedId = 0
let teamId = 0

beforeEach(async () => {
  ;[owner, keeper] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  teamId = (await createTeam(world, owner)).team.id
  await joinTeam(world, owner, keeper)
  watchedId = await world.watchedCompany(keeper)
})

const show = (person: Person, shown = true) => as(person)(showWatchesToTeam, { body: { shown } })
const readLists = async (person: Person) => (await as(person)(listWatchLists, {})).body
const readList = (person: Person, list = keeper.id) => as(person)(listWatches, { query: { list } })
/** Ids of the companies in a list; by default in the person's own. */
const companyIds = async (person: Person, list?: number) =>
  (await as(person)(listWatches, { query: { page_size: 500, ...(list ? { list } : {}) } })).body.result.map(({ company }) => company.id)
/** Adds companies to a list; by default a new company. */
const add = async (person: Person, list = keeper.id, numbers?: string[]) =>
  as(person)(addToWatchList, { params: { id: list }, body: { numbers: numbers ?? [(await world.company()).inn] } })
const notFound = { status: 404, code: 'not_found' }

/** Expects that the person can neither read the keeper's list nor add to it. */
async function expectHidden(person: Person): Promise<void> {
  for (const operation of [listWatches, listEvents, listComingDates])
    expect(await as(person)(operation, { query: { list: keeper.id } })).toMatchObject(notFound)
  expect(await add(person)).toMatchObject(notFound)
  expect((await readLists(person)).lists.map(({ id }) => id)).not.toContain(keeper.id)
}

test('a watch list is private until its keeper shows it', async () => {
  await expectHidden(owner)
  expect(await readLists(keeper)).toMatchObject({ shown_at: null, may_add: true, lists: [] })
})

test('a shown list is read by the team with its changes and upcoming dates', async () => {
  const { body } = await show(keeper)
  expect(await readLists(owner)).toMatchObject({
    lists: [{ id: keeper.id, kept_by: keeper.fullName, companies: 1, shown_at: body.shown_at }],
  })
  expect((await readLists(keeper)).shown_at).toBe(body.shown_at)
  expect(await companyIds(owner, keeper.id)).toEqual([watchedId])
  expect(await companyIds(owner)).toEqual([])
  await app.db
    .insertInto('company_events')
    .values({ company_id: watchedId, field: 'head', before: 'Иванов', after: 'Петров', source: 'register' })
    .execute()
  expect((await as(owner)(listEvents, { query: { list: keeper.id } })).body.result).toMatchObject([
    { field: 'head', company: { id: watchedId } },
  ])
  expect((await as(owner)(listEvents, { query: {} })).body.count).toBe(0)
  expect((await as(owner)(listComingDates, { query: { list: keeper.id } })).status).toBe(200)
})

test('a company added by a colleague notifies the keeper alone, and the team’s journal names the colleague', async () => {
  await show(keeper)
  const { id, inn, name } = await world.company()
  expect((await add(owner, keeper.id, [inn, '7700000000'])).body).toEqual({ added: 1, unknown: ['7700000000'] })
  expect((await add(owner, keeper.id, [inn])).body.added).toBe(0)
  expect(await companyIds(keeper)).toContain(id)
  expect(await companyIds(owner)).toEqual([])
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

test('colleagues remove nothing from a list, and a colleague with the role accountant only reads it', async () => {
  await show(keeper)
  expect(await as(owner)(unwatchCompany, { params: { id: watchedId } })).toMatchObject(notFound)
  const accountant = await world.person({ plan: 'pro' })
  await joinTeam(world, owner, accountant, 'accountant')
  expect((await readList(accountant)).status).toBe(200)
  expect((await readLists(accountant)).may_add).toBe(false)
  expect(await add(accountant)).toMatchObject({ status: 403, code: 'forbidden' })
  await as(owner)(changeTeamRole, { params: { id: accountant.id }, body: { role: 'member' } })
  expect((await add(accountant)).status).toBe(200)
})

test('the list has one limit for everybody who adds to it, even simultaneously', async () => {
  // With the watched company the list then has one company fewer than its limit, so one of two additions fits.
  await show(keeper)
  const existing = await app.db.selectFrom('companies').select('id').where('id', '<>', watchedId).limit(WATCHES_MAX).execute()
  const missing = WATCHES_MAX - 2 - existing.length
  const created: number[] = []
  for (let count = 0; count < missing; count += 1) created.push((await world.company()).id)
  const filled = [...existing.map(({ id }) => id), ...created].slice(0, WATCHES_MAX - 2)
  await app.db.transaction().execute((tx) => insertWatches(tx, keeper.id, filled, app.clock.now()))
  const both = await Promise.all([add(owner), add(owner)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await readLists(owner)).lists[0]?.companies).toBe(WATCHES_MAX)
})

test('a list of another team and of a stranger is not found', async () => {
  await show(keeper)
  const stranger = await world.person({ plan: 'pro' })
  await expectHidden(stranger)
  await createTeam(world, stranger)
  await expectHidden(stranger)
  expect((await as(null)(listWatches, { query: { list: keeper.id } })).status).toBe(401)
  expect(await show(await world.person({ plan: 'pro' }))).toMatchObject(notFound)
})

test('a hidden list is no longer found, and the team’s journal names each step once', async () => {
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
  expect(await readList(keeper, owner.id)).toMatchObject(notFound)
  expect(await companyIds(keeper)).toHaveLength(2)
  await joinTeam(world, owner, keeper)
  await expectHidden(owner)
})

test('removal from the team, a deleted account and a closed team hide the lists again', async () => {
  const third = await world.person({ plan: 'pro' })
  await joinTeam(world, owner, third)
  for (const person of [owner, keeper, third]) await show(person)
  const countShown = async () => (await app.db.selectFrom('shown_watches').select('user_id').where('team_id', '=', teamId).execute()).length
  expect(await countShown()).toBe(3)
  await as(owner)(removeFromTeam, { params: { id: keeper.id } })
  await expectHidden(owner)
  expect((await as(third)(deleteAccount, { body: { password: third.password } })).status).toBe(204)
  expect(await countShown()).toBe(1)
  await as(owner)(closeTeam, {})
  expect(await countShown()).toBe(0)
})

test('a person removed from the team while adding a company has either added it before or is refused', async () => {
  await show(owner)
  const [, added] = await runSimultaneously<{ status: number }>(app.db, teamId, () => [
    as(owner)(removeFromTeam, { params: { id: keeper.id } }),
    add(keeper, owner.id),
  ])
  expect(await companyIds(owner)).toHaveLength(added?.status === 200 ? 1 : 0)
  await expectHidden(owner)
})
