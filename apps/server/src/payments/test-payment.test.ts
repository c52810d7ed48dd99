// The payment of one ruble with which staff test the payment provider: really paid and refunded, booked in the ledger, and neither a sale nor a plan.
import { getFigures } from '@sverka/contract/back-office/back-office'
import { getFirstDay } from '@sverka/contract/back-office/first-day'
import { getLedger, getStaffPayment } from '@sverka/contract/payments/payments.staff'
import { startTestPayment } from '@sverka/contract/payments/test-payment'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { readOnly } from '../platform/db/connect.ts'
import { ledgerReport } from './ledger.ts'
import { sweepOpen } from './poll-settlement.ts'
import { reconcileDay } from './reconcile.ts'

/** A local server that imitates the payment provider YooKassa. */
const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
const app = testApplication(() => ({ YOOKASSA_SHOP_ID: 'shop', YOOKASSA_SECRET_KEY: 'key', YOOKASSA_URL: address.base }))
const as = createClient(() => app.server)
const world = new World(app)
provider.now = () => app.clock.now()
beforeEach(() => {
  provider.misbehaviour = 'none'
  provider.outcome = 'succeeded'
})

const start = async () => as(await world.staff())(startTestPayment, {})

/** The step «payments» of the set-up checklist, and the latest test payment. */
async function readChecklist() {
  const { result, test_payment: test } = (await as(await world.staff())(getFirstDay, {})).body
  return { step: result.find(({ step }) => step === 'payments'), test }
}

/** Ends open payments at the provider. The first sweep settles them and starts the refund, the second settles the refund. */
async function endPayments(status: 'succeeded' | 'canceled'): Promise<void> {
  for (const payment of provider.all('payments')) if (payment.status === 'pending') provider.settle(payment.id, status)
  await sweepOpen(app.services)
  await sweepOpen(app.services)
}

test('a ruble is paid and refunded at once, and the checklist shows the step as done', async () => {
  expect((await readChecklist()).step?.state).toBe('waiting')
  const { status, body } = await start()
  expect([status, body.url.startsWith('http')]).toEqual([201, true])
  expect(await readChecklist()).toMatchObject({
    step: { state: 'waiting', at: null },
    test: { id: body.id, status: 'pending', url: body.url },
  })
  await endPayments('succeeded')
  expect(provider.find(provider.all('payments').at(-1)?.id ?? '')?.amount).toEqual({ value: '1.00', currency: 'RUB' })
  const at = app.clock.now().toISOString()
  expect(await readChecklist()).toMatchObject({
    step: { state: 'done', at },
    test: { status: 'succeeded', refund: 'succeeded', url: null },
  })
  const { entries } = (await as(await world.staff())(getStaffPayment, { params: { id: body.id } })).body
  expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
    ['provider:yookassa', 1],
    ['test', -1],
    ['provider:yookassa', -1],
    ['test', 1],
  ])
})

test('the ruble is not turnover, and its ledger accounts are at zero after the refund', async () => {
  await start()
  await endPayments('succeeded')
  const { result } = (await as(await world.staff())(getFigures, { query: { days: 2 } })).body
  expect(result.map(({ turnover, orders }) => [turnover, orders])).toEqual([
    [0, 0],
    [0, 0],
  ])
  const { accounts, is_balanced: isBalanced } = (await as(await world.staff())(getLedger, {})).body
  expect([isBalanced, accounts.map(({ balance }) => balance)]).toEqual([true, [0, 0]])
  expect((await ledgerReport(readOnly(app.db))).isBalanced).toBe(true)
  expect(await world.db.selectFrom('memberships').select('id').execute()).toEqual([])
  app.clock.advance(24 * 3_600_000)
  expect((await reconcileDay(app.services, '2026-11-20')).differences).toBe(0)
})

test('two simultaneous clicks start one test payment', async () => {
  const staff = await world.staff()
  const [first, second] = await Promise.all([as(staff)(startTestPayment, {}), as(staff)(startTestPayment, {})])
  expect([first.status, second.body]).toEqual([201, first.body])
  await endPayments('canceled')
})

test('a declined card is shown with the reason of the provider', async () => {
  await start()
  await endPayments('canceled')
  expect(await readChecklist()).toMatchObject({
    step: { state: 'failed', at: null },
    test: { status: 'canceled', refund: null, reason: 'general_decline' },
  })
})

test('a key that the provider rejects shows the test payment as unanswered', async () => {
  provider.misbehaviour = 'shut out'
  expect((await start()).code).toBe('payment_unavailable')
  expect(await readChecklist()).toMatchObject({ step: { state: 'failed' }, test: { status: 'created', reason: 'unheard' } })
  provider.misbehaviour = 'none'
  expect((await start()).status).toBe(201)
  await endPayments('canceled')
})

test('a request refused by the provider is reported in the provider’s words', async () => {
  provider.misbehaviour = 'refuses'
  expect((await start()).code).toBe('payment_unavailable')
  expect(await readChecklist()).toMatchObject({
    step: { state: 'failed' },
    test: { status: 'canceled', reason: expect.stringContaining('invalid_request') },
  })
})

test('a failed refund of the ruble fails the step', async () => {
  await start()
  provider.outcome = 'canceled'
  await endPayments('succeeded')
  expect(await readChecklist()).toMatchObject({
    step: { state: 'failed' },
    test: { status: 'succeeded', refund: 'canceled', reason: 'general_decline' },
  })
})

test('only staff can start a test payment', async () => {
  expect((await as(await world.person())(startTestPayment, {})).status).toBe(404)
})
