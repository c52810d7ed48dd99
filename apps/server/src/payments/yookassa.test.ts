// Payments through the provider YooKassa, imitated by a local server that fails in every documented way: no payment is lost, made twice or believed
// without proof.
import { notifyYookassa } from '@sverka/contract/payments/payments'
import { listMemberships, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { outsideLimits } from '../platform/bounds.ts'
import { runningMs } from '../platform/clock.ts'
import { processNotification } from './notification.ts'
import { sweepOpen } from './poll-settlement.ts'
import { ProviderSilent } from './provider.ts'
import { callYookassa } from './yookassa.adapter.ts'
import { rublesText } from './yookassa-requests.ts'
import { parseKopecks } from './yookassa-responses.ts'

/** The local server that imitates YooKassa. */
const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.misbehaviour = 'none'
})
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  YOOKASSA_SENDERS: '127.0.0.1/32',
  // Requests per seconds: a limit that these tests never reach.
  LIMIT_API: '9999/60',
}))
const as = createClient(() => app.server)
const world = new World(app)

/** Id of the plan Business for a month, which costs 490 rubles. */
const findPlanId = async () =>
  (await as(null)(listPlans, {})).body.find(({ word, type }) => word === 'business' && type === 'monthly')?.id ?? 0
const order = async (person: Person) => as(person)(orderPlan, { body: { plan: await findPlanId() } })
/** Sends a notification as the provider does. */
const notifyEvent = (event: string, id: string) => as(null)(notifyYookassa, { body: { event, object: { id } } })
const notify = (id: string) => notifyEvent('payment.succeeded', id)
const countMemberships = async (person: Person) => (await as(person)(listMemberships, {})).body.length
const findPayment = (person: Person) =>
  world.db.selectFrom('payments').selectAll().where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const sweep = () => sweepOpen(app.services)

test('the request for a payment has the sum, the key and the receipt as YooKassa documents them', async () => {
  const person = await world.person()
  const reply = await order(person)
  const { idempotence_key: key, id, provider_id: made } = await findPayment(person)
  expect(reply.body.order_url).toBe(`https://yoomoney.example/checkout/${made}`)
  expect(provider.authorization).toBe(`Basic ${Buffer.from('shop:key').toString('base64')}`)
  expect(provider.made.get(key)?.body).toEqual({
    amount: { value: '490.00', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: 'http://sverka.test/profile/subscription' },
    description: 'Тариф Business, месяц',
    metadata: { payment: String(id) },
    receipt: {
      customer: { email: person.email },
      tax_system_code: 1,
      items: [
        {
          description: 'Тариф Business, месяц',
          quantity: 1,
          amount: { value: '490.00', currency: 'RUB' },
          // No VAT.
          vat_code: 1,
          payment_subject: 'service',
          payment_mode: 'full_payment',
        },
      ],
    },
  })
})

test.each(['error', 'lost answer', 'broken', 'too many', 'shut out'] as const)(
  'after the failure «%s» the same key is sent again, and there is one payment',
  async (misbehaviour) => {
    const person = await world.person()
    const before = provider.made.size
    provider.misbehaviour = misbehaviour
    expect((await order(person)).code).toBe('payment_unavailable')
    provider.misbehaviour = 'none'
    expect((await order(person)).status).toBe(201)
    const { idempotence_key: key, provider_id: made } = await findPayment(person)
    expect([provider.made.size - before, new Set(provider.keys).size, provider.made.get(key)?.id]).toEqual([1, provider.made.size, made])
    provider.settle(made ?? '', 'succeeded')
    provider.misbehaviour = misbehaviour
    await sweep()
    expect(await countMemberships(person)).toBe(0)
    provider.misbehaviour = 'none'
    await sweep()
    expect(await countMemberships(person)).toBe(1)
  },
)

test('a refusal ends the payment, and the next click sends a new key', async () => {
  const person = await world.person()
  provider.misbehaviour = 'refuses'
  expect((await order(person)).code).toBe('payment_unavailable')
  const { status, idempotence_key: first } = await findPayment(person)
  provider.misbehaviour = 'none'
  expect((await order(person)).status).toBe(201)
  expect([status, (await findPayment(person)).idempotence_key === first]).toEqual(['canceled', false])
})

test('forged and repeated notifications have no effect beyond the payment itself', async () => {
  const person = await world.person()
  await order(person)
  const made = (await findPayment(person)).provider_id ?? ''
  expect((await notify(made)).status).toBe(200)
  expect((await notify('payment-of-nobody')).status).toBe(200)
  await sweep()
  expect(await countMemberships(person)).toBe(0)
  provider.settle(made, 'succeeded')
  const replies = await Promise.all(Array.from({ length: 100 }, () => notify(made)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  await Promise.all(Array.from({ length: 10 }, sweep))
  // A later report of another end changes nothing.
  provider.settle(made, 'canceled')
  await sweep()
  expect([await countMemberships(person), (await findPayment(person)).status, (await world.emailsTo(person.email)).length]).toEqual([
    1,
    'succeeded',
    1,
  ])
})

test.each([
  ['sum', '1.00', 'RUB'],
  ['currency', '490.00', 'USD'],
])('a payment of another %s has no effect and is recorded', async (_what, value, currency) => {
  const person = await world.person()
  await order(person)
  const { id, provider_id: made } = await findPayment(person)
  provider.settle(made ?? '', 'succeeded', value, currency)
  await sweep()
  expect([await countMemberships(person), (await findPayment(person)).status]).toEqual([0, 'pending'])
  const recorded = world.db.selectFrom('audit_log').select('subject').where('action', '=', 'payments.mismatch')
  expect(await recorded.where('subject', '=', `payment:${id}`).execute()).toHaveLength(1)
})

test('105 notifications in any order, some about other payments, have one effect', async () => {
  const person = await world.person()
  await order(person)
  const { id, provider_id: made } = await findPayment(person)
  const processAll = async () => {
    const waiting = await world.db.selectFrom('payment_notifications').select('id').where('worked_at', 'is', null).execute()
    await Promise.all(waiting.map((row) => processNotification(app.services, row.id)))
  }
  // The money is reserved on the card and not yet taken: nothing is paid.
  provider.settle(made ?? '', 'waiting_for_capture')
  await notifyEvent('payment.waiting_for_capture', made ?? '')
  await processAll()
  expect([await countMemberships(person), (await findPayment(person)).status]).toEqual([0, 'pending'])
  // A payment that was created outside the site and claims our number.
  const foreign = provider.add('payments', { amount: { value: '490.00', currency: 'RUB' }, metadata: { payment: String(id) } })
  provider.settle(foreign.id, 'succeeded')
  provider.settle(made ?? '', 'succeeded')
  const events = ['payment.succeeded', 'payment.waiting_for_capture', 'payment.canceled', 'refund.succeeded', 'payment.unheard_of']
  const notifications = [made ?? '', foreign.id, 'payment-of-another-shop'].flatMap((object) => events.map((event) => ({ event, object })))
  const copies = Array.from({ length: 105 }, (_, index) => notifications[index % notifications.length])
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(copies, { minLength: copies.length }), 1)
  await Promise.all(shuffled.map(async (item) => item && expect((await notifyEvent(item.event, item.object)).status).toBe(200)))
  await processAll()
  await sweep()
  const booked = await world.db.selectFrom('ledger_transactions').select('id').where('event', '=', `payment:${id}`).execute()
  const emails = await world.emailsTo(person.email)
  expect([await countMemberships(person), (await findPayment(person)).status, emails.length, booked.length]).toEqual([1, 'succeeded', 1, 1])
})

test('a slow provider times out like a silent one', async () => {
  provider.misbehaviour = 'slow'
  const settings = { base: address.base, shopId: 'shop', secret: 'key', timeoutMs: 50 }
  await expect(callYookassa(settings, { method: 'GET', path: '/payments/1' })).rejects.toThrow(ProviderSilent)
})

test('a member does not wait for a slow provider, and the payment is opened later', async () => {
  const person = await world.person()
  provider.misbehaviour = 'slow'
  const begun = runningMs()
  const reply = await order(person)
  expect([reply.status, runningMs() - begun < outsideLimits.paymentsMs / 2]).toEqual([502, true])
  provider.misbehaviour = 'none'
  await sweep()
  expect((await findPayment(person)).provider_id).not.toBeNull()
  expect((await order(person)).body.order_url).toContain('https://yoomoney.example/checkout/')
})

test('a notification is stored once, and one from a foreign address is refused and recorded', async () => {
  const person = await world.person()
  await order(person)
  const made = (await findPayment(person)).provider_id ?? ''
  provider.settle(made, 'succeeded')
  const body = { type: 'notification', event: 'payment.succeeded', object: { id: made, status: 'succeeded', paid: true } }
  for (let copy = 0; copy < 3; copy += 1) expect((await as(null)(notifyYookassa, { body })).status).toBe(200)
  const stored = () => world.db.selectFrom('payment_notifications').selectAll().where('object_id', '=', made).execute()
  expect(await stored()).toMatchObject([{ body, copies: 3, address: '127.0.0.1', worked_at: null }])
  expect(await countMemberships(person)).toBe(0)
  await processNotification(app.services, (await stored())[0]?.id ?? 0)
  expect(await stored()).toMatchObject([{ outcome: 'settled', worked_at: app.clock.now() }])
  expect(await countMemberships(person)).toBe(1)
  const forged = await app.server.inject({
    method: 'POST',
    url: '/api/v1/payments/yookassa/',
    remoteAddress: '203.0.113.5',
    // An address of YooKassa, which anybody can write into this header.
    headers: { 'x-forwarded-for': '185.71.76.1' },
    payload: body,
  })
  expect([forged.statusCode, (await stored())[0]?.copies]).toEqual([404, 3])
  expect(await world.auditActions()).toContain('payments.notification_refused')
})

test('sums are sent to the provider and read back to the kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e15 }), (kopecks) => parseKopecks(rublesText(kopecks)) === kopecks),
    { numRuns: 100_000 },
  )
  for (const wrong of ['1', '1.5', '-1.00', '1,00', '1.000', '', null, 1]) expect(parseKopecks(wrong)).toBeNull()
})
