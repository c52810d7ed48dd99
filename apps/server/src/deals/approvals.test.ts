// Approval of a deal whose sum is above the team's limit: who is notified, who may decide, that one decision counts, and where it is shown.
import { decideDeal, listDealApprovals } from '@sverka/contract/deals/deal-approvals'
import { getDeal, getDealArchive, openDeal } from '@sverka/contract/deals/deals'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { changeTeamRole, closeTeam, leaveTeam, listTeamEvents, removeFromTeam, setTeamApproval } from '@sverka/contract/team/team'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { createTeam, joinTeam, runSimultaneously } from '../../test/team.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { deals } from './deals.feature.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

// A team of three: its owner, the member who opens deals, and a colleague.
let owner: Person
let asker: Person
let third: Person
let teamId = 0

beforeEach(async () => {
  ;[owner, asker, third] = [await world.person(), await world.person(), await world.person()]
  teamId = (await createTeam(world, owner)).team.id
  await joinTeam(world, owner, asker)
  await joinTeam(world, owner, third)
  // The limit, in rubles.
  await as(owner)(setTeamApproval, { body: { over: 1_000_000 } })
})

const openDealAs = async (who: Person, sum?: number) =>
  as(who)(openDeal, {
    body: { check: await world.check(who), kind: 'prepayment', title: `Поставка труб ${world.next()}`, ...(sum ? { sum } : {}) },
  })
const decide = (who: Person, id: number, body: { approved: boolean; comment?: string }) => as(who)(decideDeal, { params: { id }, body })
/** The approval as the deal shows it to its owner. */
const readApproval = async (who: Person, id: number) => (await as(who)(getDeal, { params: { id } })).body.approval
const list = async (who: Person) => (await as(who)(listDealApprovals, { query: {} })).body

test('a deal above the limit waits, one equal to it does not, and one without a sum is refused', async () => {
  expect((await openDealAs(asker, 1_000_000.01)).body.approval).toMatchObject({ state: 'waiting', over: 1_000_000, decided_by: null })
  expect((await openDealAs(asker, 1_000_000)).body.approval).toBeNull()
  expect((await openDealAs(asker)).body).toMatchObject({ errors: { sum: [{ code: 'required' }] } })
  expect((await openDealAs(await world.person())).body.approval).toBeNull()
})

test('only the owner sets the limit, and without one no deal waits', async () => {
  expect(await as(asker)(setTeamApproval, { body: { over: 5 } })).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await as(owner)(setTeamApproval, { body: { over: 0.001 } })).status).toBe(400)
  expect((await as(owner)(setTeamApproval, { body: { over: null } })).body.approval_over).toBeNull()
  expect((await openDealAs(asker, 9_000_000)).body.approval).toBeNull()
})

test('the journal records each change of the limit once, and its removal', async () => {
  for (const over of [2_500_000.5, 2_500_000.5, null, null]) await as(owner)(setTeamApproval, { body: { over } })
  const { result } = (await as(third)(listTeamEvents, { query: {} })).body
  expect(result.slice(0, 3)).toMatchObject([
    { kind: 'approval_ended', sum: null },
    { kind: 'approval_set', sum: 2_500_000.5 },
    { kind: 'approval_set', sum: 1_000_000 },
  ])
})

test('other members of the team are notified, and one of them approves', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  expect((await list(owner)).result).toMatchObject([{ id: deal.id, sum: 3_000_000, mine: false, approval: { state: 'waiting' } }])
  expect((await list(asker)).result[0]?.mine).toBe(true)
  const notices = app.db.selectFrom('notices').select('user_id').where('kind', '=', 'deal_approval_asked')
  const recipients = await notices.where('user_id', 'in', [owner.id, asker.id, third.id]).orderBy('user_id').execute()
  expect(recipients.map(({ user_id }) => user_id)).toEqual([owner.id, third.id])
  expect((await decide(third, deal.id, { approved: true })).body).toMatchObject({ state: 'approved', decided_by: third.fullName })
  expect(await readApproval(asker, deal.id)).toMatchObject({ state: 'approved', requested_by: asker.fullName, decided_by: third.fullName })
  const events = (await as(owner)(listTeamEvents, { query: {} })).body.result.map(({ kind }) => kind)
  expect(events.slice(0, 4)).toEqual(['approval_given', 'approval_asked', 'checked', 'approval_set'])
})

test('the journal names the deal as long as its opener is in the team', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  await decide(third, deal.id, { approved: true })
  const titles = async () =>
    (await as(owner)(listTeamEvents, { query: {} })).body.result.flatMap(({ kind, title }) => (kind.startsWith('approval_') ? [title] : []))
  expect(await titles()).toEqual([deal.title, deal.title, null])
  await as(asker)(leaveTeam, {})
  expect(await titles()).toEqual([null, null, null])
  await as(asker)(deleteAccount, { body: { password: asker.password } })
  expect(await app.db.selectFrom('team_events').select('id').where('title', '=', deal.title).execute()).toEqual([])
})

test('refusing a deal needs a reason, which its opener reads', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  expect((await decide(owner, deal.id, { approved: false, comment: '  ' })).body).toMatchObject({
    errors: { comment: [{ code: 'required' }] },
  })
  await decide(owner, deal.id, { approved: false, comment: 'Нет аванса' })
  expect(await readApproval(asker, deal.id)).toMatchObject({ state: 'refused', comment: 'Нет аванса' })
  const notice = app.db.selectFrom('notices').select('params').where('user_id', '=', asker.id).where('kind', '=', 'deal_not_approved')
  expect(await notice.execute()).toMatchObject([{ params: { comment: 'Нет аванса' } }])
})

test('nobody decides on their own deal, not even the team’s owner', async () => {
  for (const who of [asker, owner]) {
    const { body: deal } = await openDealAs(who, 3_000_000)
    expect(await decide(who, deal.id, { approved: true })).toMatchObject({ status: 403, code: 'own_approval' })
    expect((await readApproval(who, deal.id))?.state).toBe('waiting')
  }
})

test('the table itself refuses a decision by the deal’s opener', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  const forged = { decided_by: asker.id, approved: true, decided_at: app.clock.now() }
  await expect(app.db.updateTable('deal_approvals').set(forged).where('deal_id', '=', deal.id).execute()).rejects.toThrow(/check/)
})

test('one of two simultaneous decisions is stored', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  const both = await Promise.all([
    decide(owner, deal.id, { approved: true }),
    decide(third, deal.id, { approved: false, comment: 'Дорого' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const accepted = both.find(({ status }) => status === 200)
  expect(await readApproval(asker, deal.id)).toEqual(accepted?.body)
  expect(await decide(third, deal.id, { approved: true })).toMatchObject({ status: 409, code: 'approval_decided' })
})

test('a deal of another team, and one that needs no approval, are not found', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  const { body: small } = await openDealAs(asker, 10)
  const stranger = await world.person()
  await createTeam(world, stranger)
  for (const [who, id] of [
    [stranger, deal.id],
    [await world.person(), deal.id],
    [owner, small.id],
  ] as const)
    expect(await decide(who, id, { approved: true })).toMatchObject({ status: 404, code: 'not_found' })
  expect((await list(stranger)).result).toEqual([])
  expect(await as(owner)(getDeal, { params: { id: deal.id } })).toMatchObject({ status: 404 })
})

test('the team no longer sees or decides the deals of a member who left', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  await as(asker)(leaveTeam, {})
  expect((await list(owner)).result).toEqual([])
  expect(await decide(owner, deal.id, { approved: true })).toMatchObject({ status: 404 })
  // Nobody can approve it any more.
  expect((await readApproval(asker, deal.id))?.state).toBe('nobody')
})

test('a person removed while deciding has either decided or not', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  const [removed, decided] = await runSimultaneously<{ status: number }>(app.db, teamId, () => [
    as(owner)(removeFromTeam, { params: { id: third.id } }),
    decide(third, deal.id, { approved: true }),
  ])
  expect(removed?.status).toBe(200)
  expect((await readApproval(asker, deal.id))?.state).toBe(decided?.status === 200 ? 'approved' : 'waiting')
})

test('a decision stays when the team is closed', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  await decide(owner, deal.id, { approved: true })
  await as(owner)(closeTeam, {})
  expect(await readApproval(asker, deal.id)).toMatchObject({ state: 'approved', decided_by: owner.fullName })
  expect((await list(owner)).result).toEqual([])
})

test('the archive names the decision and is byte-for-byte the same when downloaded again', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  const pack = async () => Buffer.from((await as(asker)(getDealArchive, { params: { id: deal.id } })).body as unknown as Uint8Array)
  const text = (zip: Buffer) => strFromU8(unzipSync(zip)['readme.txt'] ?? new Uint8Array())
  expect(text(await pack())).toContain('ждёт решения')
  await decide(third, deal.id, { approved: true, comment: 'Согласовано' })
  const zip = await pack()
  expect(text(zip)).toContain(`одобрено: ${third.fullName}`)
  expect(text(zip)).toContain('Согласовано')
  expect((await pack()).equals(zip)).toBe(true)
})

test('an accountant can decide, and the data export has their decisions', async () => {
  const { body: deal } = await openDealAs(asker, 3_000_000)
  await as(owner)(changeTeamRole, { params: { id: third.id }, body: { role: 'accountant' } })
  await decide(third, deal.id, { approved: true })
  const files = await deals(app.services).personalData?.exportUserData?.(readOnly(app.db), third.id)
  expect(files?.find(({ name }) => name === 'deal-decisions.json')?.content).toMatchObject([{ title: deal.title, approved: true }])
})
