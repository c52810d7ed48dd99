// The settings of the payment provider are removed from the installation: payments made with it stay open, the sandbox (the test provider) does not
// answer for them, and staff get an alarm.
import { refundPayment } from '@sverka/contract/payments/payments.staff'
import { listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import type { Services } from '../platform/services.ts'
import { openPayment } from './payments.ts'
import { sweepOpen } from './poll-settlement.ts'

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
  // Requests per seconds: a limit that these tests never reach.
  LIMIT_API: '9999/60',
}))
beforeEach(() => {
  provider.misbehaviour = 'none'
  provider.outcome = 'succeeded'
})
const as = createClient(() => app.server)
const world = new World(app)
const DAY = 24 * 3_600_000

/** The services as after a restart without the provider's settings. */
const unconfigured = (): Services => ({ ...app.services, config: { ...app.config, YOOKASSA_SHOP_ID: '', YOOKASSA_SECRET_KEY: '' } })

const findPayment = (person: Person) =>
  world.db.selectFrom('payments').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow()
const countSandboxPayments = async () => (await world.db.selectFrom('sandbox_payments').select('id').execute()).length

/** A member with an unpaid order of the plan Business. */
async function orderPlanUnpaid(): Promise<Person> {
  const person = await world.person()
  const plan = (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
  await as(person)(orderPlan, { body: { plan } })
  return person
}

async function payForPlan(): Promise<Person> {
  const person = await orderPlanUnpaid()
  provider.settle((await findPayment(person)).provider_id ?? '', 'succeeded')
  await sweepOpen(app.services)
  return person
}

test('a payment that is not yet at its provider waits until the provider is configured again', async () => {
  provider.misbehaviour = 'error'
  const person = await orderPlanUnpaid()
  const { id } = await findPayment(person)
  await expect(openPayment(unconfigured(), id)).rejects.toMatchObject({ code: 'payment_unavailable' })
  await sweepOpen(unconfigured())
  expect(await findPayment(person)).toMatchObject({ status: 'created', provider_id: null })
  expect(await countSandboxPayments()).toBe(0)
  provider.misbehaviour = 'none'
  await sweepOpen(app.services)
  expect((await findPayment(person)).status).toBe('pending')
})

test('an open payment stays open, and staff get an alarm after a day', async () => {
  const { id } = await findPayment(await orderPlanUnpaid())
  app.clock.advance(DAY + 1)
  await sweepOpen(unconfigured())
  const alarm = await world.db.selectFrom('payment_alarms').select('kind').where('payment_id', '=', id).execute()
  expect(alarm).toEqual([{ kind: 'open_too_long' }])
})

test('a refund is neither created in the sandbox nor treated as refused', async () => {
  const person = await payForPlan()
  const { id, request } = await findPayment(person)
  const ref = (request as { parts: { ref: string }[] }).parts[0]?.ref ?? ''
  provider.misbehaviour = 'error'
  await as(await world.staff())(refundPayment, { params: { id }, body: { ref, reason: 'Отказ' } })
  await sweepOpen(unconfigured())
  const refunds = await world.db.selectFrom('refunds').select(['status', 'provider_id']).where('payment_id', '=', id).execute()
  expect(refunds).toEqual([{ status: 'created', provider_id: null }])
})

test('a receipt is not treated as registered', async () => {
  provider.outcome = 'pending'
  const { id } = await findPayment(await payForPlan())
  // A receipt that is requested separately; the sandbox would register it at once.
  const separate = { payment_id: id, kind: 'closing', ref: 'order:1', idempotence_key: crypto.randomUUID(), status: 'created' }
  await world.db
    .insertInto('receipts')
    .values({ ...separate, request: JSON.stringify({ kopecks: 100, lines: [] }), created_at: app.clock.now() })
    .execute()
  await sweepOpen(unconfigured())
  const receipts = await world.db.selectFrom('receipts').select(['kind', 'status']).where('payment_id', '=', id).orderBy('id').execute()
  expect(receipts).toEqual([
    { kind: 'payment', status: 'pending' },
    { kind: 'closing', status: 'created' },
  ])
})
