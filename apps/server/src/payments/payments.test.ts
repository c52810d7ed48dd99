// Payments in the sandbox, the test provider without money: card numbers, the ledger, a lost notification, and a state that does not match.
// The sums are in kopecks.
import { getSandboxPayment, paySandboxPayment } from '@sverka/contract/payments/payments'
import { cardDigits, cardFault } from '@sverka/contract/payments/payments.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { ledgerReport } from './ledger.ts'
import { type NewPayment, openPayment, preparePayment } from './payments.ts'
import { sweepOpen } from './poll-settlement.ts'
import { prepareRefund } from './refunds.ts'
import { createSandboxProvider } from './sandbox.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const HOUR = 3_600_000

/** Stores a payment of 100.50 rubles for an invented plan, to test the rules of payments alone. Returns its number. */
async function preparePlanPayment(changes: Partial<NewPayment> = {}): Promise<number> {
  const person = await world.person()
  const kopecks = 100_50
  return app.db.transaction().execute((tx) =>
    preparePayment(tx, app.services, {
      userId: person.id,
      email: person.email,
      purpose: 'plan',
      description: 'Проба',
      returnPath: '/profile/subscription',
      lines: [{ description: 'Проба', quantity: 1, kopecks, vatRate: null, subject: 'service', ref: 'plan:1' }],
      parts: [{ account: 'plans', kopecks, ref: 'plan:1' }],
      ...changes,
    }),
  )
}
const findRow = (id: number) => world.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Opens the payment; returns the sandbox's id of it, which is the last part of its URL. */
const openSandboxPage = async (id: number) => (await openPayment(app.services, id)).split('/').at(-1) ?? ''
const report = () => ledgerReport(readOnly(app.db))

test('card numbers are accepted by their length and check digit', () => {
  // Well-known test numbers of 16 and 19 digits: Visa, Mir and UnionPay.
  for (const good of ['4111 1111 1111 1111', '2200000000000004', '6212345678900000003'])
    expect([good, cardFault(good)]).toEqual([good, null])
  expect([cardFault('4111 1111 1111 1112'), cardFault('4111'), cardFault('')]).toEqual(['card_invalid', 'card_length', 'card_length'])
  // After 15, 17 or 18 digits exactly one last digit is right, and any other makes the number wrong. With 16 before it no digit is: no card has 17.
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 18 })
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 9 }), (body, by) => {
      const valid = Array.from({ length: 10 }, (_, last) => [...body, last].join('')).filter((number) => cardFault(number) === null)
      const wrong = valid.map((number) => number.slice(0, -1) + ((Number(number.at(-1)) + by) % 10))
      return valid.length === (body.length === 16 ? 0 : 1) && wrong.every((number) => cardFault(number) === 'card_invalid')
    }),
    { numRuns: 5000 },
  )
  expect(cardDigits('4111-1111 1111 1111')).toBe('4111111111111111')
  expect(cardDigits('4111-1111 1111x1111')).toBe('')
})

test('a payment whose notification was lost is found by polling and booked once', async () => {
  const id = await preparePlanPayment()
  const slug = await openSandboxPage(id)
  await world.db.updateTable('sandbox_payments').set({ status: 'succeeded' }).where('id', '=', slug).execute()
  await Promise.all([sweepOpen(app.services), sweepOpen(app.services), sweepOpen(app.services)])
  expect((await findRow(id)).status).toBe('succeeded')
  const entries = await world.db.selectFrom('ledger_entries').select(['account', 'amount_kopecks']).orderBy('id').execute()
  expect(entries).toEqual([
    { account: 'provider:sandbox', amount_kopecks: 100_50 },
    { account: 'plans', amount_kopecks: -100_50 },
  ])
  expect(await report()).toEqual({
    lines: ['plans\t-100.50\t1 entries', 'provider:sandbox\t100.50\t1 entries', 'sum\t0.00'],
    isBalanced: true,
  })
})

test('a payment that was never opened is opened by the next poll, with the stored key', async () => {
  const id = await preparePlanPayment()
  await sweepOpen(app.services)
  const { status, provider_id: made, idempotence_key: key } = await findRow(id)
  const rows = await world.db.selectFrom('sandbox_payments').select('id').where('idempotence_key', '=', key).execute()
  expect([status, rows]).toEqual(['pending', [{ id: made }]])
  expect(await openSandboxPage(id)).toBe(made)
})

test('a payment cannot be paid after an hour, and an ended one does not change', async () => {
  const id = await preparePlanPayment()
  const slug = await openSandboxPage(id)
  app.clock.advance(1.1 * HOUR)
  await sweepOpen(app.services)
  expect(await findRow(id)).toMatchObject({ status: 'canceled', cancel_reason: 'expired_on_confirmation' })
  const late = await as(null)(paySandboxPayment, { params: { slug }, body: { card_number: '4111111111111111', outcome: 'succeed' } })
  expect([late.code, (await as(null)(getSandboxPayment, { params: { slug } })).body.status]).toEqual(['payment_settled', 'canceled'])
  await expect(world.db.updateTable('payments').set({ status: 'succeeded' }).where('id', '=', id).execute()).rejects.toThrow('for good')
  await expect(openPayment(app.services, id)).rejects.toMatchObject({ code: 'payment_settled' })
})

test('a payment with another sum than requested has no effect and is recorded', async () => {
  const id = await preparePlanPayment()
  const slug = await openSandboxPage(id)
  await world.db.updateTable('sandbox_payments').set({ status: 'succeeded', amount_kopecks: 1 }).where('id', '=', slug).execute()
  await sweepOpen(app.services)
  expect((await findRow(id)).status).toBe('pending')
  expect(await world.auditActions()).toContain('payments.mismatch')
  // After a day it counts as open too long.
  app.clock.advance(25 * HOUR)
  expect(await sweepOpen(app.services)).toBeGreaterThan(0)
})

test('a sandbox refund made before a crash is found, and refunds never exceed the payment', async () => {
  const id = await preparePlanPayment()
  const slug = await openSandboxPage(id)
  await as(null)(paySandboxPayment, { params: { slug }, body: { card_number: '4111111111111111', outcome: 'succeed' } })
  const staffId = (await world.staff()).id
  const request = { paymentId: id, ref: 'plan:1', kopecks: 50_00, reason: 'Проба', key: 'one', staffId, clientIp: null }
  const refund = await app.db.transaction().execute((tx) => prepareRefund(tx, app.services, request))
  // The refund exists at the provider, but its result was never stored.
  const made = await createSandboxProvider(app.services).refund(
    { payment: slug, kopecks: 50_00, description: 'Проба', email: '', lines: [], isPrepaid: false },
    (await world.db.selectFrom('refunds').select('idempotence_key').where('id', '=', refund).executeTakeFirstOrThrow()).idempotence_key,
  )
  await world.db.updateTable('refunds').set({ status: 'pending', provider_id: made.id }).where('id', '=', refund).execute()
  await sweepOpen(app.services)
  expect(await world.db.selectFrom('refunds').select('status').where('id', '=', refund).execute()).toEqual([{ status: 'succeeded' }])
  const tooMuch = { payment: slug, kopecks: 50_51, description: 'Проба', email: '', lines: [], isPrepaid: false }
  await expect(createSandboxProvider(app.services).refund(tooMuch, crypto.randomUUID())).rejects.toThrow('not so much left')
  expect((await report()).isBalanced).toBe(true)
})

test('a payment under one ruble, unbalanced ledger entries and changes of the ledger are refused', async () => {
  const small = { description: 'Проба', quantity: 1, kopecks: 99, vatRate: null, subject: 'service', ref: 'plan:1' } as const
  await expect(preparePlanPayment({ lines: [small], parts: [{ account: 'plans', kopecks: 99, ref: 'plan:1' }] })).rejects.toMatchObject({
    code: 'payment_too_small',
  })
  const unbalanced = world.db.transaction().execute(async (tx) => {
    const row = { event: 'proof', happened_at: app.clock.now() }
    const { id } = await tx.insertInto('ledger_transactions').values(row).returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('ledger_entries').values({ transaction_id: id, account: 'plans', amount_kopecks: 5 }).execute()
  })
  await expect(unbalanced).rejects.toThrow('sum to zero')
  await expect(world.db.updateTable('ledger_entries').set({ amount_kopecks: 5 }).execute()).rejects.toThrow('permission denied')
})
