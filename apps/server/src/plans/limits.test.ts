// Limits of plans, such as rows of a selection of companies a day: staff set each of them, everybody sees them, and their use is counted.
import { getMe } from '@sverka/contract/auth/auth'
import { limitRow, planLimits } from '@sverka/contract/plans/limits.rules'
import { listPlans } from '@sverka/contract/plans/plans'
import { listStaffPlans, updatePlan } from '@sverka/contract/plans/plans.staff'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { deleteUsed, listUsed } from './limits.sql.ts'
import { findAllowance, spendQuota } from './limits.ts'
import { findMemberPlan } from './member-plan.sql.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
/** The limit that most tests use; the plan Free has 20 of it. */
const limit = 'selection_rows_per_day'

const findFreePlanId = async () =>
  (await app.db.selectFrom('plans').select('id').where('word', '=', 'free').where('withdrawn_at', 'is', null).executeTakeFirstOrThrow()).id
const spend = (userId: number, units: number, at = app.clock.now()) =>
  app.db.transaction().execute((tx) => spendQuota(tx, { userId, limit, units, at }))

test.each(planLimits.map((row) => row.limit))('%s is set by staff and shown among the plans and to members', async (name) => {
  const [person, staff, id] = [await world.person(), await world.staff(), await findFreePlanId()]
  const before = (await as(person)(getMe, {})).body.plan_features[name]
  const set = (amount: number) => as(staff)(updatePlan, { params: { id }, body: { [name]: amount } })
  try {
    expect((await set(before + 7)).body.plan_features[name]).toBe(before + 7)
    expect((await as(person)(getMe, {})).body.plan_features[name]).toBe(before + 7)
    expect((await as(null)(listPlans, {})).body.find((plan) => plan.id === id)?.plan_features[name]).toBe(before + 7)
    expect((await as(staff)(listStaffPlans, { query: {} })).body.result.find((plan) => plan.id === id)?.plan_features[name]).toBe(
      before + 7,
    )
    expect((await set(limitRow(name).max + 1)).status).toBe(400)
  } finally {
    await set(before)
  }
})

test('a change of one limit leaves the others unchanged', async () => {
  const [staff, id] = [await world.staff(), await findFreePlanId()]
  const { plan_features: before } = (await as(null)(listPlans, {})).body.find((plan) => plan.id === id) ?? expect.fail('no free plan')
  const changed = await as(staff)(updatePlan, { params: { id }, body: { [limit]: 11 } })
  expect(changed.body.plan_features).toEqual({ ...before, [limit]: 11 })
  await as(staff)(updatePlan, { params: { id }, body: { [limit]: before[limit] } })
})

test('simultaneous requests never exceed the remaining quota', async () => {
  const person = await world.person()
  const results = await Promise.allSettled(Array.from({ length: 15 }, () => spend(person.id, 3)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  // Six requests for 3 fit into 20.
  expect(refused).toHaveLength(9)
  expect(refused[0]).toMatchObject({ code: 'export_exhausted' })
  expect(await findAllowance(readOnly(app.db), { userId: person.id, limit, at: app.clock.now() })).toEqual({
    plan: 'Free',
    most: 20,
    left: 2,
  })
})

test('a request for more than the whole quota is refused at once', async () => {
  const person = await world.person()
  await expect(spend(person.id, 21)).rejects.toMatchObject({ code: 'export_exhausted' })
})

test('daily counts start from zero at midnight in Moscow', async () => {
  const person = await world.person()
  const readRemaining = async (at: Date) => (await findAllowance(readOnly(app.db), { userId: person.id, limit, at })).left
  // A second before midnight in Moscow.
  await spend(person.id, 20, new Date('2027-03-01T20:59:59Z'))
  expect(await readRemaining(new Date('2027-03-01T20:59:59Z'))).toBe(0)
  expect(await readRemaining(new Date('2027-03-01T21:00:00Z'))).toBe(20)
})

test('the usage of a member is in the data export and is deleted with the account', async () => {
  const person = await world.person()
  await spend(person.id, 5)
  expect(await listUsed(readOnly(app.db), person.id)).toMatchObject([{ limit_name: limit, used: 5 }])
  expect(await app.db.transaction().execute((tx) => deleteUsed(tx, person.id))).toBe(1)
})

test('the previous version of the server, which runs during an update, reads and sets the same limits', async () => {
  const [person, id] = [await world.person(), await findFreePlanId()]
  const readLimits = async () => (await findMemberPlan(readOnly(app.db), person.id, app.clock.now())).limits
  const before = await readLimits()
  await sql`update plans set checks = 9 where id = ${id}`.execute(app.db)
  try {
    expect(await readLimits()).toEqual({ ...before, full_checks_per_month: 9 })
    const { rows } = await sql`select checks, checks_limit, selection_rows, name from member_plan(${person.id}, now())`.execute(app.db)
    expect(rows).toEqual([{ checks: 9, checks_limit: 9, selection_rows: 20, name: 'Free' }])
  } finally {
    await sql`update plans set checks = 5 where id = ${id}`.execute(app.db)
  }
})
