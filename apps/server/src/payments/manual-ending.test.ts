// Staff end a payment or refund by hand that the payment provider leaves open. It is allowed after an alarm only, has all effects once, and later
// answers of the provider repeat none of them.
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

/** A local server that imitates the payment provider YooKassa. */
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
  // Requests per seconds: limits that these tests never reach.
  LIMIT_API: '100000/60',
  LIMIT_LOGIN: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}))
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
// Each race is run several times, since either side may come first.
const ROUNDS = 6
/** In ms: longer than the 24 hours after which an open payment or refund raises an alarm. */
const LATE_MS = 25 * 3_600_000
const sweep = () => sweepOpen(app.services)

/** An order of one product for 1000 rubles with an open payment; `atProvider` is the provider's id of that payment. */
async function orderWithOpenPayment() {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1000, stock: 5 }))
  await purchases.buy(buyer)
  const { id } = await world.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).executeTakeFirstOrThrow()
  const row = world.db.selectFrom('payments').select(['id', 'provider_id as atProvider']).where('user_id', '=', buyer.id)
  const { id: payment, atProvider } = await row.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  return { buyer, seller, id, payment, atProvider: atProvider ?? '' }
}
type Purchase = Awaited<ReturnType<typeof orderWithOpenPayment>>

/** More than a day passes; sessions have ended by then, so everybody signs in again. */
async function advanceADay(purchase: Purchase): Promise<Purchase & { staff: Person }> {
  app.clock.advance(LATE_MS)
  await sweep()
  const [buyer, seller] = [await world.signInAgain(purchase.buyer), { ...purchase.seller, ...(await world.signInAgain(purchase.seller)) }]
  return { ...purchase, buyer, seller, staff: await world.staff() }
}

/** A paid order whose whole refund is pending at the provider. */
async function orderWithOpenRefund(): Promise<Purchase & { refund: number; refundAtProvider: string }> {
  const purchase = await orderWithOpenPayment()
  provider.settle(purchase.atProvider, 'succeeded')
  await sweep()
  provider.outcome = 'pending'
  const request = { params: { id: purchase.payment }, body: { ref: `order:${purchase.id}`, reason: 'Отказ' } }
  const { body } = await as(await world.staff())(refundPayment, request)
  provider.outcome = 'succeeded'
  return { ...purchase, refund: body.refunds[0]?.id ?? 0, refundAtProvider: provider.all('refunds').at(-1)?.id ?? '' }
}

type Outcome = 'succeeded' | 'canceled'
const endPayment = (staff: Person, id: number, outcome: Outcome) =>
  as(staff)(endStaffPayment, { params: { id }, body: { outcome, reason: 'Смотрели в кабинете' } })
const endRefund = (staff: Person, id: number, outcome: Outcome) =>
  as(staff)(endStaffRefund, { params: { id }, body: { outcome, reason: 'Смотрели в кабинете' } })
const removeAccount = (person: Person) => as(person)(deleteAccount, { body: { password: person.password } })
const ship = ({ seller, id }: Purchase) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
const confirm = ({ buyer, id }: Purchase) => as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
const readOrder = async ({ buyer, id }: Purchase) => (await as(buyer)(getOrder, { params: { id } })).body
const paymentAlarms = async (staff: Person, payment: number) =>
  (await as(staff)(listPaymentAlarms, { query: { page_size: 1000 } })).body.result.filter((alarm) => alarm.payment === payment)
/** Lists the booked events and the receipts of the payment and its refunds, and counts the payer's e-mails with receipts («чек»). */
const readCounts = async ({ payment, buyer }: Purchase) => {
  const mails = (await world.emailsTo(buyer.email)).filter(({ subject }) => /чек/i.test(subject))
  const page = (await as(await world.staff())(getStaffPayment, { params: { id: payment } })).body
  const events = page.entries.filter(({ account }) => account.startsWith('split:')).map(({ event }) => event.split(':')[0])
  return { events, receipts: page.receipts.map(({ kind }) => kind), mails: mails.length }
}
const isBalanced = async () => (await ledgerReport(readOnly(app.services.db))).isBalanced

test('a payment without an alarm cannot be ended by hand', async () => {
  const purchase = await orderWithOpenPayment()
  expect((await endPayment(await world.staff(), purchase.payment, 'succeeded')).code).toBe('end_too_early')
  expect((await as(await world.staff())(getStaffPayment, { params: { id: purchase.payment } })).body.may_end).toBe(false)
})

test('an order whose payment is open too long goes on once staff confirm the money', async () => {
  provider.misbehaves = ['payments']
  const opened = await orderWithOpenPayment()
  // From now on the provider answers requests about payments with an error.
  provider.misbehaviour = 'error'
  const purchase = await advanceADay(opened)
  expect((await ship(purchase)).code).toBe('order_state')
  const ended = await endPayment(purchase.staff, purchase.payment, 'succeeded')
  expect([ended.status, ended.body]).toMatchObject([
    200,
    { status: 'succeeded', hand_reason: 'Смотрели в кабинете', may_end: false, alarms: 0 },
  ])
  expect((await ship(purchase)).status).toBe(200)
  expect(await readCounts(purchase)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
  expect(await world.listActions(purchase.staff)).toContain('payments.ended_by_hand')
  expect(await isBalanced()).toBe(true)
})

test('an account is deleted once its open payment is ended by hand as failed', async () => {
  const purchase = await advanceADay(await orderWithOpenPayment())
  expect((await removeAccount(purchase.buyer)).code).toBe('payment_under_way')
  expect((await endPayment(purchase.staff, purchase.payment, 'canceled')).body).toMatchObject({ status: 'canceled', entries: [] })
  expect((await readOrder(purchase)).status).toBe('not_paid')
  expect([(await removeAccount(purchase.buyer)).status, (await removeAccount(purchase.seller)).status]).toEqual([204, 204])
})

test('a payment for which the provider reports a wrong sum can be ended by hand', async () => {
  const purchase = await orderWithOpenPayment()
  provider.settle(purchase.atProvider, 'succeeded', '1.00')
  await sweep()
  const staff = await world.staff()
  expect((await as(staff)(getStaffPayment, { params: { id: purchase.payment } })).body.may_end).toBe(true)
  expect((await endPayment(staff, purchase.payment, 'succeeded')).status).toBe(200)
  await sweep()
  expect(await paymentAlarms(staff, purchase.payment)).toMatchObject([
    { kind: 'difference', details: { what: 'payment_sum', theirs: 100, ours: 100_000 } },
  ])
})

test('an order whose refund is open too long goes on once staff end the refund as failed', async () => {
  const purchase = { ...(await orderWithOpenRefund()) }
  const later = { ...purchase, ...(await advanceADay(purchase)) }
  expect((await ship(later)).code).toBe('refund_under_way')
  expect((await endRefund(later.staff, later.refund, 'canceled')).body.refunds).toMatchObject([{ status: 'canceled', may_end: false }])
  expect([(await ship(later)).status, (await confirm(later)).status]).toEqual([200, 200])
})

test('an account is deleted once its open refund is ended by hand', async () => {
  const purchase = await orderWithOpenRefund()
  const later = { ...purchase, ...(await advanceADay(purchase)) }
  expect((await removeAccount(later.buyer)).code).toBe('refund_under_way')
  expect((await endRefund(later.staff, later.refund, 'succeeded')).status).toBe(200)
  expect(await readCounts(later)).toEqual({ events: ['payment', 'refund'], receipts: ['payment', 'refund'], mails: 2 })
  expect([await isBalanced(), (await readOrder(later)).refunded]).toEqual([true, 1000])
  expect((await removeAccount(later.buyer)).status).toBe(204)
})

test('a refund open too long raises an alarm about its payment', async () => {
  const purchase = await orderWithOpenRefund()
  const { staff } = await advanceADay(purchase)
  expect(await paymentAlarms(staff, purchase.payment)).toMatchObject([{ kind: 'open_too_long', subject: `refund:${purchase.refund}` }])
})

test('of two simultaneous endings by hand one is refused', async () => {
  const purchase = await advanceADay(await orderWithOpenPayment())
  const replies = await Promise.all(
    (['succeeded', 'canceled'] as const).map((outcome) => endPayment(purchase.staff, purchase.payment, outcome)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('payment_settled')
})

test('a payment that was never opened at the provider can only be ended as failed', async () => {
  provider.misbehaviour = 'error'
  const purchase = await advanceADay(await orderWithOpenPayment())
  expect((await endPayment(purchase.staff, purchase.payment, 'succeeded')).body).toMatchObject({
    errors: { outcome: [{ code: 'never_opened' }] },
  })
  expect((await endPayment(purchase.staff, purchase.payment, 'canceled')).status).toBe(200)
})

test('a payment ended by hand while the provider answers takes effect once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const purchase = await advanceADay(await orderWithOpenPayment())
    provider.settle(purchase.atProvider, 'succeeded')
    const racers = [() => endPayment(purchase.staff, purchase.payment, 'succeeded'), sweep]
    await Promise.all((round % 2 === 0 ? racers : racers.toReversed()).map((start) => start()))
    await sweep()
    expect(await readCounts(purchase)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
    expect(await paymentAlarms(purchase.staff, purchase.payment).then((open) => open.filter(({ kind }) => kind === 'difference'))).toEqual(
      [],
    )
    expect((await readOrder(purchase)).status).toBe('pending')
  }
})

test('a refund ended by hand while the provider answers takes effect once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const purchase = await orderWithOpenRefund()
    const { staff, buyer } = await advanceADay(purchase)
    provider.settle(purchase.refundAtProvider, 'succeeded')
    const racers = [() => endRefund(staff, purchase.refund, 'succeeded'), sweep]
    await Promise.all((round % 2 === 0 ? racers : racers.toReversed()).map((start) => start()))
    await sweep()
    expect(await readCounts(purchase)).toEqual({ events: ['payment', 'refund'], receipts: ['payment', 'refund'], mails: 2 })
    expect((await readOrder({ ...purchase, buyer })).refunded).toBe(1000)
  }
})

test('a later contradicting answer of the provider changes nothing and raises an alarm', async () => {
  const purchase = await advanceADay(await orderWithOpenPayment())
  await endPayment(purchase.staff, purchase.payment, 'canceled')
  provider.settle(purchase.atProvider, 'succeeded')
  await sweep()
  await sweep()
  const page: StaffPaymentDetails = (await as(purchase.staff)(getStaffPayment, { params: { id: purchase.payment } })).body
  expect(page).toMatchObject({ status: 'canceled', entries: [], receipts: [] })
  expect(page.open_alarms).toMatchObject([
    { kind: 'difference', details: { what: 'payment_ended_otherwise', theirs: 100_000, ours: null } },
  ])
})

test('a contradicting answer about a refund that was ended by hand raises an alarm', async () => {
  const purchase = await orderWithOpenRefund()
  const { staff } = await advanceADay(purchase)
  await endRefund(staff, purchase.refund, 'canceled')
  provider.settle(purchase.refundAtProvider, 'succeeded')
  await sweep()
  expect(await paymentAlarms(staff, purchase.payment)).toMatchObject([{ kind: 'difference', details: { what: 'refund_ended_otherwise' } }])
  expect(await readCounts(purchase)).toEqual({ events: ['payment'], receipts: ['payment'], mails: 1 })
})

test('a payment shows the names of the companies that receive it', async () => {
  const { payment } = await orderWithOpenPayment()
  const page: StaffPaymentDetails = (await as(await world.staff())(getStaffPayment, { params: { id: payment } })).body
  expect(page.parts.map(({ account }) => page.account_names[account])).toEqual([expect.stringMatching(/^(ООО|АО|ИП) /)])
})
