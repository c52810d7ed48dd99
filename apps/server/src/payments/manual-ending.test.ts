// Staff end a payment or refund by hand: only after an alarm, once, with all effects, and later answers of the provider repeat none of them.
import { confirmOrder, getOrder, shipOrder } from '@sverka/contract/orders/orders'
import {
  endStaffPayment,
  endStaffRefund,
  getStaffPayment,
  listPaymentAlarms,
  refundPayment,
  type StaffPaymentDetails,
} from '@sverka/contract/payments/payments.staff'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { readOnly } from '../platform/db/connect.ts'
import { ledgerReport } from './ledger.ts'
import { sweepOpen } from './poll-settlement.ts'

const provider = new YookassaServer()
const address = { base: '' }
beforeAll(async () => {
  address.base = await provider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.outcome = 'succeeded'
  provider.misbehaviour = 'none'
  provider.misbehaves = []
})
const app = testApplication(() => ({
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: address.base,
  LIMIT_API: '100000/60',
  LIMIT_LOGIN: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
// Each race is run so many times: which side comes first varies.
const ROUNDS = 6
/** In ms; a payment or refund open for more than 24 hours raises an alarm. */
const LATE = 25 * 3_600_000
const sweep = () => sweepOpen(app.services)

/** An order of one card for 1000 rubles with an open payment; `atProvider` is the provider's id of that payment. */
async function orderOpenPayment() {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1000, stock: 5 }))
  await purchases.buy(buyer)
  const { id } = await world.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).executeTakeFirstOrThrow()
  const row = world.db.selectFrom('payments').select(['id', 'provider_id as atProvider']).where('user_id', '=', buyer.id)
  const { id: payment, atProvider } = await row.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  return { buyer, seller, id, payment, atProvider: atProvider ?? '' }
}
type Ordered = Awaited<ReturnType<typeof orderOpenPayment>>

/** More than a day passes; sessions have ended by then, so everybody signs in again. */
async function advanceADay(one: Ordered): Promise<Ordered & { staff: Person }> {
  app.clock.advance(LATE)
  await sweep()
  const [buyer, seller] = [await world.signInAgain(one.buyer), { ...one.seller, ...(await world.signInAgain(one.seller)) }]
  return { ...one, buyer, seller, staff: await world.staff() }
}

/** A paid order whose whole refund is pending at the provider. */
async function orderOpenRefund(): Promise<Ordered & { refund: number; refundAtProvider: string }> {
  const one = await orderOpenPayment()
  provider.settle(one.atProvider, 'succeeded')
  await sweep()
  provider.outcome = 'pending'
  const asked = { params: { id: one.payment }, body: { ref: `order:${one.id}`, reason: 'Отказ' } }
  const { body } = await as(await world.staff())(refundPayment, asked)
  provider.outcome = 'succeeded'
  return { ...one, refund: body.refunds[0]?.id ?? 0, refundAtProvider: provider.all('refunds').at(-1)?.id ?? '' }
}

type Outcome = 'succeeded' | 'canceled'
const endPayment = (staff: Person, id: number, outcome: Outcome) =>
  as(staff)(endStaffPayment, { params: { id }, body: { outcome, reason: 'Смотрели в кабинете' } })
const endRefund = (staff: Person, id: number, outcome: Outcome) =>
  as(staff)(endStaffRefund, { params: { id }, body: { outcome, reason: 'Смотрели в кабинете' } })
const remove = (person: Person) => as(person)(deleteAccount, { body: { password: person.password } })
const ship = ({ seller, id }: Ordered) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
const confirm = ({ buyer, id }: Ordered) => as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
const readOrder = async ({ buyer, id }: Ordered) => (await as(buyer)(getOrder, { params: { id } })).body
const paymentAlarms = async (staff: Person, payment: number) =>
  (await as(staff)(listPaymentAlarms, { query: { page_size: 1000 } })).body.result.filter((alarm) => alarm.payment === payment)
/** Counts ledger entries of the payment and its refunds, receipts, and notices to the payer. */
const readCounts = async ({ payment, buyer }: Ordered) => {
  const mails = (await world.emailsTo(buyer.email)).filter(({ subject }) => /чек/i.test(subject))
  const page = (await as(await world.staff())(getStaffPayment, { params: { id: payment } })).body
  const events = page.entries.filter(({ account }) => account.startsWith('split:')).map(({ event }) => event.split(':')[0])
  return { events, receipts: page.receipts.map(({ kind }) => kind), mails: mails.length }
}
const isBalanced = async () => (await ledgerReport(readOnly(app.services.db))).isBalanced

test('a payment without an alarm cannot be ended by hand', async () => {
  const one = await orderOpenPayment()
  expect((await endPayment(await world.staff(), one.payment, 'succeeded')).code).toBe('end_too_early')
  expect((await as(await world.staff())(getStaffPayment, { params: { id: one.payment } })).body.may_end).toBe(false)
})

test('an order whose payment is open too long goes on once staff confirm the money', async () => {
  provider.misbehaves = ['payments']
  const made = await orderOpenPayment()
  provider.misbehaviour = 'error'
  const one = await advanceADay(made)
  expect((await ship(one)).code).toBe('order_state')
  const ended = await endPayment(one.staff, one.payment, 'succeeded')
  expect([ended.status, ended.body]).toMatchObject([
    200,
    { status: 'succeeded', hand_reason: 'Смотрели в кабинете', may_end: false, alarms: 0 },
  ])
  expect((await ship(one)).status).toBe(200)
  expect(await readCounts(one)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
  expect(await world.listActions(one.staff)).toContain('payments.ended_by_hand')
  expect(await isBalanced()).toBe(true)
})

test('an account is deleted once its open payment is ended by hand as failed', async () => {
  const one = await advanceADay(await orderOpenPayment())
  expect((await remove(one.buyer)).code).toBe('payment_under_way')
  expect((await endPayment(one.staff, one.payment, 'canceled')).body).toMatchObject({ status: 'canceled', entries: [] })
  expect((await readOrder(one)).status).toBe('not_paid')
  expect([(await remove(one.buyer)).status, (await remove(one.seller)).status]).toEqual([204, 204])
})

test('a payment with a wrong sum is ended by hand after its alarm', async () => {
  const one = await orderOpenPayment()
  provider.settle(one.atProvider, 'succeeded', '1.00')
  await sweep()
  const staff = await world.staff()
  expect((await as(staff)(getStaffPayment, { params: { id: one.payment } })).body.may_end).toBe(true)
  expect((await endPayment(staff, one.payment, 'succeeded')).status).toBe(200)
  await sweep()
  expect(await paymentAlarms(staff, one.payment)).toMatchObject([
    { kind: 'difference', details: { what: 'payment_sum', theirs: 100, ours: 100_000 } },
  ])
})

test('an order whose refund is open too long goes on once staff say that no money went back', async () => {
  const one = { ...(await orderOpenRefund()) }
  const now = { ...one, ...(await advanceADay(one)) }
  expect((await ship(now)).code).toBe('refund_under_way')
  expect((await endRefund(now.staff, now.refund, 'canceled')).body.refunds).toMatchObject([{ status: 'canceled', may_end: false }])
  expect([(await ship(now)).status, (await confirm(now)).status]).toEqual([200, 200])
})

test('an account is deleted once its open refund is ended by hand', async () => {
  const one = await orderOpenRefund()
  const now = { ...one, ...(await advanceADay(one)) }
  expect((await remove(now.buyer)).code).toBe('refund_under_way')
  expect((await endRefund(now.staff, now.refund, 'succeeded')).status).toBe(200)
  expect(await readCounts(now)).toEqual({ events: ['payment', 'refund'], receipts: ['payment', 'refund'], mails: 2 })
  expect([await isBalanced(), (await readOrder(now)).refunded]).toEqual([true, 1000])
  expect((await remove(now.buyer)).status).toBe(204)
})

test('a refund open too long raises an alarm about its payment', async () => {
  const one = await orderOpenRefund()
  const { staff } = await advanceADay(one)
  expect(await paymentAlarms(staff, one.payment)).toMatchObject([{ kind: 'open_too_long', subject: `refund:${one.refund}` }])
})

test('a payment is ended by hand once', async () => {
  const one = await advanceADay(await orderOpenPayment())
  const replies = await Promise.all((['succeeded', 'canceled'] as const).map((outcome) => endPayment(one.staff, one.payment, outcome)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('payment_settled')
})

test('a payment that was never opened at the provider can only be ended as failed', async () => {
  provider.misbehaviour = 'error'
  const one = await advanceADay(await orderOpenPayment())
  expect((await endPayment(one.staff, one.payment, 'succeeded')).body).toMatchObject({ errors: { outcome: [{ code: 'never_opened' }] } })
  expect((await endPayment(one.staff, one.payment, 'canceled')).status).toBe(200)
})

test('a payment ended by hand while the provider answers takes effect once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await advanceADay(await orderOpenPayment())
    provider.settle(one.atProvider, 'succeeded')
    const asked = [() => endPayment(one.staff, one.payment, 'succeeded'), sweep]
    await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()))
    await sweep()
    expect(await readCounts(one)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
    expect(await paymentAlarms(one.staff, one.payment).then((open) => open.filter(({ kind }) => kind === 'difference'))).toEqual([])
    expect((await readOrder(one)).status).toBe('pending')
  }
})

test('a refund ended by hand while the provider answers takes effect once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await orderOpenRefund()
    const { staff, buyer } = await advanceADay(one)
    provider.settle(one.refundAtProvider, 'succeeded')
    const asked = [() => endRefund(staff, one.refund, 'succeeded'), sweep]
    await Promise.all((round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask()))
    await sweep()
    expect(await readCounts(one)).toEqual({ events: ['payment', 'refund'], receipts: ['payment', 'refund'], mails: 2 })
    expect((await readOrder({ ...one, buyer })).refunded).toBe(1000)
  }
})

test('a provider that later says otherwise changes nothing and is reported to staff', async () => {
  const one = await advanceADay(await orderOpenPayment())
  await endPayment(one.staff, one.payment, 'canceled')
  provider.settle(one.atProvider, 'succeeded')
  await sweep()
  await sweep()
  const page: StaffPaymentDetails = (await as(one.staff)(getStaffPayment, { params: { id: one.payment } })).body
  expect(page).toMatchObject({ status: 'canceled', entries: [], receipts: [] })
  expect(page.open_alarms).toMatchObject([
    { kind: 'difference', details: { what: 'payment_ended_otherwise', theirs: 100_000, ours: null } },
  ])
})

test('a refund whose answer comes after it was ended by hand is reported to staff', async () => {
  const one = await orderOpenRefund()
  const { staff } = await advanceADay(one)
  await endRefund(staff, one.refund, 'canceled')
  provider.settle(one.refundAtProvider, 'succeeded')
  await sweep()
  expect(await paymentAlarms(staff, one.payment)).toMatchObject([{ kind: 'difference', details: { what: 'refund_ended_otherwise' } }])
  expect(await readCounts(one)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
})

test('the sides of a payment are named by their companies', async () => {
  const { payment } = await orderOpenPayment()
  const page: StaffPaymentDetails = (await as(await world.staff())(getStaffPayment, { params: { id: payment } })).body
  expect(page.parts.map(({ account }) => page.account_names[account])).toEqual([expect.stringMatching(/^(ООО|АО|ИП) /)])
})
