// Full reports shown to a team: its people can read them with the files, until they are hidden again or their maker leaves.
import { downloadCheck, getCheck, listChecks, showCheckToTeam } from '@sverka/contract/checks/checks'
import { addManualCheck, getManualCheckFile, listManualChecks } from '@sverka/contract/checks/manual-checks'
import { openDeal } from '@sverka/contract/deals/deals'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { closeTeam, leaveTeam, listTeamEvents, removeFromTeam } from '@sverka/contract/team/team'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { createTeam, joinTeam, runSimultaneously } from '../../../test/team.ts'
import { type Person, World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { exportChecks } from '../checks.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

let owner: Person
let maker: Person
let number = ''
let teamId = 0
let company = ''

beforeEach(async () => {
  ;[owner, maker] = [await world.person(), await world.person()]
  const made = await createTeam(world, owner)
  teamId = made.team.id
  company = made.company.name
  await joinTeam(world, owner, maker)
  number = await world.check(maker)
})

/** Shows a report to the team, or hides it (`shown` is false). */
const show = (who: Person, shown = true, which = number) => as(who)(showCheckToTeam, { params: { number: which }, body: { shown } })
const open = (who: Person) => as(who)(getCheck, { params: { number } })
const list = async (who: Person, of: 'own' | 'team' = 'team', search?: string) =>
  (await as(who)(listChecks, { query: { of, ...(search ? { search } : {}) } })).body
const numbers = async (who: Person, of: 'own' | 'team' = 'team') => (await list(who, of)).result.map((one) => one.number)
const hidden = { status: 404, code: 'check_not_found' }

/** The person gets 404 for the report's page and files, and does not have it in a list. */
async function expectHidden(who: Person): Promise<void> {
  expect(await open(who)).toMatchObject(hidden)
  for (const format of ['pdf', 'xlsx'] as const) expect(await as(who)(downloadCheck, { params: { number, format } })).toMatchObject(hidden)
  expect(await numbers(who)).not.toContain(number)
}

test('a report is private until its maker shows it', async () => {
  await expectHidden(owner)
  expect((await open(maker)).body).toMatchObject({ made_by: null, shown_at: null, team: company })
  expect(await list(maker)).toMatchObject({ count: 0, result: [], team: company })
})

test('the team reads a shown report with its maker’s name, its page and its files', async () => {
  const { body } = await show(maker)
  expect(body.shown_at).toBe(app.clock.now().toISOString())
  const { body: seen } = await open(owner)
  const { body: own } = await open(maker)
  expect(seen).toEqual({ ...own, made_by: maker.fullName, team: null })
  for (const format of ['pdf', 'xlsx'] as const) {
    const file = async (who: Person) => (await as(who)(downloadCheck, { params: { number, format } })).body
    expect(await file(owner)).toEqual(await file(maker))
  }
  expect((await list(owner)).result).toMatchObject([{ number, made_by: maker.fullName, shown_at: body.shown_at }])
  expect((await list(maker)).result).toMatchObject([{ number, made_by: null, shown_at: body.shown_at }])
  expect(await numbers(owner, 'own')).toEqual([])
})

test("the team's reports are searched like one's own", async () => {
  await show(maker)
  expect((await list(owner, 'team', number)).count).toBe(1)
  expect((await list(owner, 'team', 'нет такого')).count).toBe(0)
})

test('a person without a team, or of another team, does not find a shown report', async () => {
  await show(maker)
  const stranger = await world.person()
  await expectHidden(stranger)
  await createTeam(world, stranger)
  await expectHidden(stranger)
  expect((await as(null)(getCheck, { params: { number } })).status).toBe(401)
})

test('colleagues can only read, and the maker’s checks by hand stay private', async () => {
  await show(maker)
  expect(await show(owner, false)).toMatchObject(hidden)
  const request = { params: { number }, body: { service: 'courts', outcome: 'unopened' } } as const
  const { body: added } = await as(maker)(addManualCheck, request)
  expect(await as(owner)(addManualCheck, request)).toMatchObject(hidden)
  expect(await as(owner)(listManualChecks, { params: { number } })).toMatchObject(hidden)
  expect(await as(owner)(getManualCheckFile, { params: { number, id: added.id } })).toMatchObject(hidden)
  expect((await as(owner)(openDeal, { body: { check: number, kind: 'prepayment', title: 'Поставка' } })).status).toBe(404)
  expect(JSON.stringify((await open(owner)).body)).not.toContain(added.id)
})

test('a hidden report is no longer found, and the journal names each step once', async () => {
  await show(maker)
  await show(maker)
  app.clock.advance(1000)
  expect((await show(maker, false)).body).toEqual({ shown_at: null })
  expect((await show(maker, false)).body).toEqual({ shown_at: null })
  await expectHidden(owner)
  const events = (await as(owner)(listTeamEvents, { query: {} })).body.result
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'report_hidden', actor: maker.fullName },
    { kind: 'report_shown', actor: maker.fullName, company: { name: (await open(maker)).body.name } },
  ])
  expect(events[2]?.kind).not.toBe('report_shown')
})

test('two simultaneous clicks show a report once and write one line of the journal', async () => {
  const both = await Promise.all([show(maker), show(maker)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const events = (await as(owner)(listTeamEvents, { query: {} })).body.result
  expect(events.filter(({ kind }) => kind === 'report_shown')).toHaveLength(1)
})

test('a person without a team cannot show anything', async () => {
  const alone = await world.person()
  const own = await world.check(alone)
  expect(await show(alone, true, own)).toMatchObject({ status: 404, code: 'not_found' })
  expect((await as(alone)(getCheck, { params: { number: own } })).body.team).toBeNull()
  expect(await list(alone)).toMatchObject({ count: 0, team: null })
})

test('a person who leaves sees no report of the team, and theirs stay hidden when they return', async () => {
  await show(maker)
  const other = await world.check(owner)
  await show(owner, true, other)
  expect(await numbers(maker)).toEqual([other, number])
  await as(maker)(leaveTeam, {})
  await expectHidden(owner)
  expect(await numbers(maker)).toEqual([])
  expect(await as(maker)(getCheck, { params: { number: other } })).toMatchObject(hidden)
  expect((await open(maker)).body).toMatchObject({ shown_at: null, team: null })
  await joinTeam(world, owner, maker)
  await expectHidden(owner)
})

test('the reports of a removed person are no longer shown to the team', async () => {
  await show(maker)
  await as(owner)(removeFromTeam, { params: { id: maker.id } })
  await expectHidden(owner)
})

test('closing a team and deleting an account delete the records of shown reports', async () => {
  const third = await world.person()
  await joinTeam(world, owner, third)
  await show(third, true, await world.check(third))
  await show(maker)
  const marks = async () => (await app.db.selectFrom('shown_checks').select('user_id').where('team_id', '=', teamId).execute()).length
  expect(await marks()).toBe(2)
  expect((await as(third)(deleteAccount, { body: { password: third.password } })).status).toBe(204)
  expect(await marks()).toBe(1)
  await as(owner)(closeTeam, {})
  expect(await marks()).toBe(0)
})

test('a report shown while its maker is being removed is not shown to the team', async () => {
  const [removed] = await runSimultaneously<{ status: number }>(app.db, teamId, () => [
    as(owner)(removeFromTeam, { params: { id: maker.id } }),
    show(maker),
  ])
  expect(removed?.status).toBe(200)
  await expectHidden(owner)
})

test('the data export says when a report was shown to the team', async () => {
  await show(maker)
  const [copy] = await exportChecks(readOnly(app.db), maker.id)
  expect(copy?.content).toMatchObject([{ number, shown_to_team_at: app.clock.now() }])
})
