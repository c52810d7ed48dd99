// Teams of companies, whose people make full checks on the plan of the team's owner: founding by the company's representative, roles, handing over,
// leaving, closing; and the deletion or blocking of an account.
import { getMe } from '@sverka/contract/auth/auth'
import { getTeamPlan } from '@sverka/contract/plans/plans'
import { deleteAccount } from '@sverka/contract/profile/profile'
import {
  changeTeamRole,
  closeTeam,
  foundTeam,
  getTeam,
  handOverTeam,
  leaveTeam,
  listTeamEvents,
  removeFromTeam,
} from '@sverka/contract/team/team'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { createTeam, inviteByEmail, joinTeam, runSimultaneously } from '../../test/team.ts'
import { type Person, World } from '../../test/world.ts'
import { personBlocked } from '../events.ts'
import { readOnly } from '../platform/db/connect.ts'
import { team } from './team.feature.ts'
import { sweepTeams } from './team.sweep.ts'
import { leaveOnAccountEnd } from './team.ts'

const app = testApplication({ LIMIT_REPORT: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)

const readOwnTeam = async (person: Person) => (await as(person)(getTeam, {})).body.team
const listEventKinds = async (person: Person) => (await as(person)(listTeamEvents, { query: {} })).body.result.map(({ kind }) => kind)
const listNoticeKinds = (person: Person) =>
  app.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', person.id)
    .where('kind', 'like', 'team%')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ kind }) => kind))

/** A team of an owner, a member, and an accountant who joined after the member. */
async function createTeamOfThree() {
  const [owner, first, second] = [await world.person(), await world.person(), await world.person()]
  const { company, team } = await createTeam(world, owner)
  await joinTeam(world, owner, first)
  app.clock.advance(1000)
  await joinTeam(world, owner, second, 'accountant')
  return { owner, first, second, company, id: team.id }
}

test('only a representative of the company founds its team, and only without another team', async () => {
  const person = await world.person()
  const { id } = await world.company()
  expect(await as(person)(foundTeam, { body: { company: id } })).toMatchObject({ status: 404, code: 'company_not_found' })
  await world.represent(person, id)
  expect((await as(person)(getTeam, {})).body).toMatchObject({ team: null, companies: [{ id }] })
  const made = await as(person)(foundTeam, { body: { company: id } })
  expect(made).toMatchObject({ status: 201, body: { role: 'owner', confirmed: true, me: person.id, people: [{ id: person.id }] } })
  expect(await as(person)(foundTeam, { body: { company: id } })).toMatchObject({ status: 409, code: 'team_taken' })
})

test('a team founded twice simultaneously is one team', async () => {
  const person = await world.person()
  const { id } = await world.company()
  await world.represent(person, id)
  const both = await Promise.all([0, 1].map(() => as(person)(foundTeam, { body: { company: id } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('a representative who founds again closes the team that others still have', async () => {
  const { owner, first, company } = await createTeamOfThree()
  // The owner hands the team over and leaves it, but still represents the company.
  await as(owner)(handOverTeam, { body: { person: first.id } })
  await as(owner)(leaveTeam, {})
  expect(await readOwnTeam(first)).toMatchObject({ confirmed: false, role: 'owner' })
  expect((await as(owner)(foundTeam, { body: { company: company.id } })).status).toBe(201)
  expect(await readOwnTeam(first)).toBeNull()
  expect((await listNoticeKinds(first)).at(-1)).toBe('team_closed')
})

test('only the owner sees addresses and changes roles', async () => {
  const { owner, first, second } = await createTeamOfThree()
  expect((await readOwnTeam(owner))?.people.map(({ role, email }) => [role, email])).toEqual([
    ['owner', owner.email],
    ['member', first.email],
    ['accountant', second.email],
  ])
  expect((await readOwnTeam(first))?.people.map(({ email }) => email)).toEqual([null, null, null])
  const role = { body: { role: 'accountant' } } as const
  expect(await as(first)(changeTeamRole, { params: { id: second.id }, ...role })).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await as(owner)(changeTeamRole, { params: { id: first.id }, ...role })).body.people[1]).toMatchObject({ role: 'accountant' })
  expect(await as(owner)(changeTeamRole, { params: { id: owner.id }, ...role })).toMatchObject({ status: 409, code: 'team_owner_stays' })
})

test('people of another team are not found', async () => {
  const [{ owner }, other] = [await createTeamOfThree(), await createTeamOfThree()]
  const params = { id: other.first.id }
  expect(await as(owner)(removeFromTeam, { params })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await as(owner)(changeTeamRole, { params, body: { role: 'member' } })).toMatchObject({ status: 404 })
  expect(await as(owner)(handOverTeam, { body: { person: other.first.id } })).toMatchObject({ status: 404 })
})

test('a removed person no longer sees the team, and is notified', async () => {
  const { owner, first } = await createTeamOfThree()
  expect((await as(owner)(removeFromTeam, { params: { id: first.id } })).body.people).toHaveLength(2)
  expect(await readOwnTeam(first)).toBeNull()
  expect(await as(first)(listTeamEvents, { query: {} })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await listNoticeKinds(first)).toEqual(['team_removed'])
})

test('the plan of the team is read by its owner and accountants', async () => {
  const { owner, first, second } = await createTeamOfThree()
  for (const person of [owner, second]) expect((await as(person)(getTeamPlan, {})).body).toMatchObject({ checks_used: 0, payments: [] })
  expect(await as(first)(getTeamPlan, {})).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await as(await world.person())(getTeamPlan, {})).toMatchObject({ status: 404, code: 'not_found' })
})

test('a team handed over twice simultaneously has one owner', async () => {
  const { owner, first, second, id } = await createTeamOfThree()
  const both = await runSimultaneously(app.db, id, () =>
    [first, second].map(({ id: person }) => as(owner)(handOverTeam, { body: { person } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect((await readOwnTeam(owner))?.people.filter(({ role }) => role === 'owner')).toHaveLength(1)
  expect((await readOwnTeam(owner))?.role).toBe('member')
})

test('a person removed during the handover to them does not become the owner', async () => {
  const { owner, first, id } = await createTeamOfThree()
  const [removed, handed] = await runSimultaneously(app.db, id, () => [
    as(owner)(removeFromTeam, { params: { id: first.id } }),
    as(owner)(handOverTeam, { body: { person: first.id } }),
  ])
  expect([removed?.status, handed?.status].toSorted()).toEqual(removed?.status === 200 ? [200, 404] : [200, 403])
  expect((await readOwnTeam(owner))?.people.filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('an owner can leave only as the last person, and the team ends with them', async () => {
  const { owner, first, second } = await createTeamOfThree()
  expect(await as(owner)(leaveTeam, {})).toMatchObject({ status: 409, code: 'team_owner_stays' })
  for (const person of [first, second]) expect((await as(person)(leaveTeam, {})).status).toBe(204)
  expect(await listNoticeKinds(owner)).toEqual(['team_joined', 'team_joined', 'team_left', 'team_left'])
  expect(await listEventKinds(owner)).toEqual(['left', 'left', 'joined', 'invited', 'joined', 'invited', 'founded'])
  expect((await as(owner)(leaveTeam, {})).status).toBe(204)
  expect(await readOwnTeam(owner)).toBeNull()
})

test('only the owner closes a team, and everybody is notified', async () => {
  const { owner, first } = await createTeamOfThree()
  expect(await as(first)(closeTeam, {})).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await as(owner)(closeTeam, {})).status).toBe(204)
  expect([await readOwnTeam(owner), await readOwnTeam(first)]).toEqual([null, null])
  expect((await listNoticeKinds(first)).at(-1)).toBe('team_closed')
})

test('the team of a deleted account goes to its longest member', async () => {
  const { owner, first, second } = await createTeamOfThree()
  expect((await as(owner)(deleteAccount, { body: { password: owner.password } })).status).toBe(204)
  expect(await readOwnTeam(first)).toMatchObject({ role: 'owner', people: [{ id: first.id }, { id: second.id }] })
  expect(await listNoticeKinds(first)).toEqual(['team_owner'])
  expect(JSON.stringify((await as(first)(listTeamEvents, { query: {} })).body)).not.toContain(owner.fullName)
})

test('a deleted account’s invitations are deleted, and a team of one is closed', async () => {
  const [owner, invited] = [await world.person(), await world.person()]
  const { team: made } = await createTeam(world, owner)
  await inviteByEmail(world, owner, invited.email)
  await as(invited)(deleteAccount, { body: { password: invited.password } })
  expect((await readOwnTeam(owner))?.invitations).toEqual([])
  await as(owner)(deleteAccount, { body: { password: owner.password } })
  expect(await app.db.selectFrom('teams').select('id').where('id', '=', made.id).execute()).toEqual([])
})

test('a blocked person is no longer in a team', async () => {
  const { owner, first, second } = await createTeamOfThree()
  const blocked = { userId: first.id, staffId: owner.id, clientIp: null }
  await app.db.transaction().execute((tx) => app.services.announce(tx, personBlocked, blocked))
  expect((await readOwnTeam(owner))?.people.map(({ id }) => id)).toEqual([owner.id, second.id])
  expect(await app.db.transaction().execute((tx) => leaveOnAccountEnd(tx, app.services, first.id))).toBe(false)
})

test('the data export contains the membership, invitations and events', async () => {
  const { owner } = await createTeamOfThree()
  const [file] = (await team(app.services).personalData?.exportUserData?.(readOnly(app.db), owner.id)) ?? []
  expect(file).toMatchObject({ name: 'team.json', content: { places: [{ role: 'owner' }] } })
  expect(file?.content).toMatchObject({ invitations: [{ role: 'member' }, { role: 'accountant' }], events: [{}, {}, {}] })
})

test('events are stored for a year, and ended invitations for ninety days', async () => {
  const { id } = await createTeamOfThree()
  const stored = async () => [
    await app.db.selectFrom('team_events').select('id').where('team_id', '=', id).execute(),
    await app.db.selectFrom('team_invitations').select('id').where('team_id', '=', id).execute(),
  ]
  app.clock.advance(91 * 86_400_000)
  await sweepTeams(app.services)
  expect((await stored()).map(({ length }) => length)).toEqual([5, 0])
  app.clock.advance(275 * 86_400_000)
  await sweepTeams(app.services)
  expect((await stored()).map(({ length }) => length)).toEqual([0, 0])
})

test('a member of a team keeps their own plan for everything but full checks', async () => {
  const [owner, person] = [await world.person({ plan: 'pro' }), await world.person()]
  const before = (await as(person)(getMe, {})).body
  await createTeam(world, owner)
  await joinTeam(world, owner, person)
  const { plan_features: features, name_membership: name } = (await as(person)(getMe, {})).body
  expect([name, features?.api_enabled]).toEqual([before.name_membership, before.plan_features?.api_enabled])
  expect(features?.unlimited_checks_per_month).toBe((await as(owner)(getMe, {})).body.plan_features?.unlimited_checks_per_month)
})
