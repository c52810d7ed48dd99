// The comparison of a day with the payment provider: each difference raises one alarm for staff. Receipts that fail raise alarms too.
import type { StaffOrdering } from '@sverka/contract/back-office/back-office.rules'
import {
  closePaymentAlarm,
  getLedger,
  listPaymentAlarms,
  listStaffPayments,
  reconcilePayments,
  refundPayment,
} from '@sverka/contract/payments/payments.staff'
import { listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { sweepOpen } from './poll-settlement.ts'
import { reconcileDue } from './reconcile.ts'

/** A local server that imitates the payment provider YooKassa. */
const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  LIMIT_API: '9999/60',
}))
beforeEach(() => {
  provider.misbehaviour = 'none'
  provider.outcome = 'succeeded'
  provider.now = () => app.clock.now()
})
const as = createClient(() => app.server)
const world = new World(app)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Pays 490 rubles for a month of the plan Business. Returns the payment's number and the provider's id of it. With `isPolled: false` the site does
 * not learn that it was paid.
 */
async function payPlan(person: Person, { isPolled = true } = {}): Promise<{ id: number; provider: string }> {
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  await as(person)(orderPlan, { body: { plan } })
  const row = await world.db.selectFrom('payments').selectAll().where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).execute()
  const made = row[0]?.provider_id ?? ''
  provider.settle(made, 'succeeded')
  if (isPolled) await sweepOpen(app.services)
  return { id: row[0]?.id ?? 0, provider: made }
}

/** Stores a payment that was paid in the sandbox, as if before the real provider was configured. It has no ledger entries, which is a difference. */
async function payInSandbox(person: Person): Promise<void> {
  const row = { idempotence_key: crypto.randomUUID(), amount_kopecks: 490_00, created_at: app.clock.now() }
  const id = `sandbox-payment-${crypto.randomUUID().slice(0, 8)}`
  const made = { ...row, id, description: 'Тариф', return_url: '/', metadata: '{}', status: 'succeeded' }
  await world.db.insertInto('sandbox_payments').values(made).execute()
  const request = JSON.stringify({ lines: [], parts: [] })
  const ours = { user_id: person.id, purpose: 'plan', provider: 'sandbox', provider_id: id, request, status: 'succeeded' }
  await world.db
    .insertInto('payments')
    .values({ ...row, ...ours, idempotence_key: crypto.randomUUID(), settled_at: row.created_at })
    .execute()
}

const alarms = async (staff: Person) => (await as(staff)(listPaymentAlarms, { query: { page_size: 100 } })).body.result
const amount = (value: string) => ({ value, currency: 'RUB' })

test('three differences of a day raise one alarm each, and a payment without notification is settled', async () => {
  const staffBefore = await world.staff()
  const person = await world.person()
  await payPlan(person)
  const lost = await payPlan(await world.person(), { isPolled: false })
  const changed = await payPlan(await world.person())
  const dropped = await payPlan(await world.person())
  // Three differences: a payment of 490 rubles here is of 1 ruble there; the provider has lost a payment; it has one that we never requested.
  provider.settle(changed.provider, 'succeeded', '1.00')
  const key = [...provider.made].find(([, { id }]) => id === dropped.provider)?.[0] ?? ''
  provider.made.delete(key)
  const foreign = provider.add('payments', { amount: amount('5.00') })
  provider.settle(foreign.id, 'succeeded')
  app.clock.advance(DAY)
  await reconcileDue(app.services)
  await reconcileDue(app.services)
  const staff = await world.signInAgain(staffBefore)
  expect((await as(staff)(reconcilePayments, { body: { day: '2026-11-20' } })).body).toMatchObject({ differences: 3 })
  const found = (await alarms(staff)).filter(({ kind }) => kind === 'difference')
  expect(found.map(({ subject, details }) => [subject, details.what]).toSorted()).toEqual([
    [`payment:${changed.id}`, 'payment_sum'],
    [`payment:${dropped.id}`, 'payment_missing'],
    [`provider:${foreign.id}`, 'payment_unknown'],
  ])
  const inOrder = async (ordering: StaffOrdering) =>
    (await as(staff)(listStaffPayments, { query: { ordering, page_size: 100 } })).body.result
  const sums = (await inOrder('total')).map(({ amount }) => amount)
  expect(sums).toEqual(sums.toSorted((one, another) => one - another))
  expect((await inOrder('-total')).map(({ amount }) => amount)).toEqual(sums.toReversed())
  expect((await inOrder('created_at')).map(({ id }) => id)).toEqual((await inOrder('-created_at')).map(({ id }) => id).reverse())
  const listed = (await as(staff)(listStaffPayments, { query: { search: String(lost.id) } })).body.result
  expect(listed).toMatchObject([{ id: lost.id, status: 'succeeded', alarms: 0 }])
  const { body } = await as(staff)(getLedger, {})
  expect([body.is_balanced, body.reconciliations.find(({ day }) => day === '2026-11-20')]).toMatchObject([true, { differences: 3 }])
  const notices = await world.db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', staff.id)
    .where('kind', '=', 'payment_alarm')
    .execute()
  expect(notices).toHaveLength(3)
})

test('a refund made outside the site is a difference, and a difference is closed once with a note', async () => {
  const { provider: id } = await payPlan(await world.person())
  const foreign = provider.add('refunds', { payment_id: id, amount: amount('20.00') })
  app.clock.advance(DAY)
  const staff = await world.staff()
  const day = new Date(app.clock.now().getTime() - DAY).toISOString().slice(0, 10)
  expect((await as(staff)(reconcilePayments, { body: { day } })).body).toMatchObject({ refunds: 1, differences: 1 })
  const [alarm] = await alarms(staff)
  expect(alarm).toMatchObject({ subject: `provider:${foreign.id}`, details: { what: 'refund_unknown', theirs: 2000 } })
  const closed = await Promise.all(
    [1, 2].map(() => as(staff)(closePaymentAlarm, { params: { id: alarm?.id ?? 0 }, body: { note: 'Вернули вручную' } })),
  )
  expect(closed.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect((await alarms(staff)).some((one) => one.id === alarm?.id)).toBe(false)
  expect(await world.listActions(staff)).toContain('payments.alarm_closed')
})

test('the alarm about a difference in a refund names its payment', async () => {
  const person = await world.person()
  const { id } = await payPlan(person)
  const staff = await world.staff()
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  const body = { ref: `plan:${plan}`, amount: 20, reason: 'Проба' }
  expect((await as(staff)(refundPayment, { params: { id }, body })).status).toBe(201)
  const made = provider.all('refunds').at(-1)
  provider.settle(made?.id ?? '', 'succeeded', '1.00')
  const day = app.clock.now().toISOString().slice(0, 10)
  app.clock.advance(DAY)
  const next = await world.signInAgain(staff)
  expect((await as(next)(reconcilePayments, { body: { day } })).body.differences).toBeGreaterThan(0)
  const found = (await alarms(next)).find(({ details }) => details.what === 'refund_sum')
  expect(found).toMatchObject({ payment: id, details: { theirs: 100, ours: 2000 } })
})

test('a receipt that fails or is not registered within 15 minutes raises one alarm', async () => {
  let staff = await world.staff()
  provider.outcome = 'canceled'
  const failed = await payPlan(await world.person())
  provider.outcome = 'pending'
  const stuck = await payPlan(await world.person())
  await sweepOpen(app.services)
  const receiptAlarms = async () =>
    (await alarms(staff)).filter(({ kind, payment }) => kind === 'receipt' && (payment === failed.id || payment === stuck.id))
  expect((await receiptAlarms()).map(({ payment, details }) => [payment, details.state])).toEqual([[failed.id, 'canceled']])
  app.clock.advance(16 * MINUTE)
  staff = await world.signInAgain(staff)
  await sweepOpen(app.services)
  await sweepOpen(app.services)
  expect((await receiptAlarms()).map(({ payment }) => payment)).toEqual([stuck.id, failed.id])
  const late = provider.find(stuck.provider)
  if (late) late.receipt = 'succeeded'
  await sweepOpen(app.services)
  const states = await world.db.selectFrom('receipts').select('status').where('payment_id', '=', stuck.id).execute()
  expect(states).toEqual([{ status: 'succeeded' }])
})

test('a comparison is refused while the provider does not answer, and for members at all times', async () => {
  const staff = await world.staff()
  provider.misbehaviour = 'error'
  expect((await as(staff)(reconcilePayments, { body: { day: '2026-11-01' } })).code).toBe('payment_unavailable')
  expect((await as(await world.person())(reconcilePayments, { body: { day: '2026-11-01' } })).status).toBe(404)
})

test('a day that has not begun is not compared', async () => {
  const staff = await world.staff()
  const day = new Date(app.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
  expect(await as(staff)(reconcilePayments, { body: { day } })).toMatchObject({
    status: 400,
    body: { errors: { day: [{ code: 'date_impossible' }] } },
  })
  expect((await as(staff)(getLedger, {})).body.reconciliations.some((one) => one.day === day)).toBe(false)
})

test('a day is compared with every provider that has payments on it, including a former one', async () => {
  app.clock.advance(DAY)
  await payPlan(await world.person())
  await payInSandbox(await world.person())
  app.clock.advance(2 * DAY)
  await reconcileDue(app.services)
  const day = new Date(app.clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10)
  const staff = await world.staff()
  const days = (await as(staff)(getLedger, {})).body.reconciliations.filter((one) => one.day === day)
  expect(days.map(({ provider: name, payments, differences }) => [name, payments, differences]).toSorted()).toEqual([
    ['sandbox', 1, 1],
    ['yookassa', 1, 0],
  ])
  expect((await alarms(staff))[0]).toMatchObject({ kind: 'difference', details: { what: 'payment_not_in_ledger', ours: null } })
})
