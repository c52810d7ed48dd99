// Full checks of companies by the people of a team: counted by the plan of the team's owner, each company once, and by their own plan after leaving.
import { getMe } from '@sverka/contract/auth/auth'
import { makeCheck } from '@sverka/contract/checks/checks'
import { getSubscription } from '@sverka/contract/plans/plans'
import { leaveTeam, listTeamEvents, removeFromTeam } from '@sverka/contract/team/team'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { createTeam, joinTeam, waitForLockWaits, whileTeamIsLocked } from '../../test/team.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { listChecksAlreadyCounted, useUpCheck } from './quota.ts'

const app = testApplication({ LIMIT_REPORT: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)

const check = (person: Person, inn: string) => as(person)(makeCheck, { body: { inn } })
const readUsed = async (person: Person) => (await as(person)(getMe, {})).body.checks_used
/** Counts a check without making the report. */
const count = (person: Person, companyId: number) =>
  app.db.transaction().execute((tx) => useUpCheck(tx, { userId: person.id, companyId, at: app.clock.now() }))
/** Sum of the checks that were counted on this person's own plan. */
const readCounted = async (person: Person) => {
  const rows = await app.db.selectFrom('check_counts').select('used').where('user_id', '=', person.id).execute()
  return rows.reduce((sum, row) => sum + row.used, 0)
}

/** Number of full checks that the plan Free has in its 30 days. */
const FREE_CHECKS = 5

/** An owner and a person of one team, both on Free. */
async function createTeamOfTwo() {
  const [owner, person] = [await world.person(), await world.person()]
  const { company } = await createTeam(world, owner)
  await joinTeam(world, owner, person)
  return { owner, person, company }
}

test('a report of the team is counted once, by the owner’s plan, and recorded in the team’s journal', async () => {
  const { owner, person } = await createTeamOfTwo()
  const { inn } = await world.company()
  expect((await check(person, inn)).status).toBe(201)
  expect((await check(owner, inn)).status).toBe(200)
  expect([await readCounted(owner), await readCounted(person)]).toEqual([1, 0])
  expect([await readUsed(owner), await readUsed(person)]).toEqual([1, 1])
  const events = (await as(person)(listTeamEvents, { query: {} })).body.result.filter(({ kind }) => kind === 'checked')
  expect(events).toMatchObject([{ actor: person.fullName, company: { number: inn } }])
})

test('the owner’s exhausted quota refuses the team’s people, whose own quotas apply when they leave', async () => {
  const { owner, person } = await createTeamOfTwo()
  for (let made = 0; made < FREE_CHECKS; made += 1) await count(owner, (await world.company()).id)
  const { inn, id } = await world.company()
  expect(await check(person, inn)).toMatchObject({ status: 403, code: 'quota_exhausted' })
  expect(await listChecksAlreadyCounted(readOnly(app.db), { userId: person.id, companyIds: [id], at: app.clock.now() })).toMatchObject({
    left: 0,
  })
  expect((await as(person)(getSubscription, {})).body.checks_paid_by).not.toBeNull()
  await as(person)(leaveTeam, {})
  expect((await as(person)(getSubscription, {})).body.checks_paid_by).toBeNull()
  expect((await check(person, inn)).status).toBe(201)
  expect([await readCounted(owner), await readCounted(person)]).toEqual([FREE_CHECKS, 1])
})

test('of many simultaneous checks one gets the last check of the team', async () => {
  const { owner, person } = await createTeamOfTwo()
  for (let made = 0; made < FREE_CHECKS - 1; made += 1) await count(owner, (await world.company()).id)
  const companies = await Promise.all(Array.from({ length: 20 }, () => world.company()))
  const results = await Promise.allSettled(companies.map(({ id }, place) => count(place % 2 ? owner : person, id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await readCounted(owner), await readCounted(person)]).toEqual([FREE_CHECKS, 0])
})

test('a check during the removal of a person from the team is counted once', async () => {
  const { owner, person } = await createTeamOfTwo()
  const { id } = await world.company()
  const teamId = (await app.db.selectFrom('team_people').select('team_id').where('user_id', '=', owner.id).executeTakeFirstOrThrow())
    .team_id
  const running = await whileTeamIsLocked(app.db, teamId, async () => {
    const removal = as(owner)(removeFromTeam, { params: { id: person.id } })
    await waitForLockWaits(app.db, 1)
    const counting = count(person, id)
    await waitForLockWaits(app.db, 2)
    return { all: Promise.all([removal, counting]) }
  })
  const [removed, isCounted] = await running.all
  expect([removed.status, isCounted]).toEqual([200, true])
  expect((await readCounted(owner)) + (await readCounted(person))).toBe(1)
  expect(await as(person)(listTeamEvents, { query: {} })).toMatchObject({ status: 404 })
})
