// A payment of one ruble with which staff test the configured payment provider: really paid, refunded at once, neither a sale nor a plan.
import { PAYMENT_MIN } from '@sverka/contract/payments/payments.rules'
import type { PaymentEvent } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { getProvider } from './ask-provider.ts'
import { testTexts } from './payments.emails.ts'
import { openPayment, preparePayment } from './payments.ts'
import { prepareRefund } from './refunds.ts'
import { findLatestTest, findPayerEmail, lockTests } from './test-payment.sql.ts'

/** `ref` of the only part of a test payment, and key of its only refund. Its ledger account `test` is at zero again after the refund. */
const REF = 'test'

interface Requester {
  readonly staffId: number
  readonly clientIp: string | null
}

/**
 * Starts a test payment, or continues the open one. Returns its number and the URL where staff pay. Throws `payment_unavailable` if the provider does
 * not answer or refuses.
 */
export async function startTest(services: Services, requester: Requester): Promise<{ id: number; url: string }> {
  const id = await services.db.transaction().execute((tx) => prepareTest(tx, services, requester))
  return { id, url: await openPayment(services, id) }
}

async function prepareTest(tx: Tx, services: Services, { staffId, clientIp }: Requester): Promise<number> {
  await lockTests(tx)
  const latest = await findLatestTest(tx, getProvider(services).name)
  if (latest && (latest.status === 'created' || latest.status === 'pending')) return latest.id
  const description = testTexts.description
  const id = await preparePayment(tx, services, {
    userId: staffId,
    email: await findPayerEmail(tx, staffId),
    purpose: 'test',
    description,
    returnPath: '/back-office/first-day',
    lines: [{ description, quantity: 1, kopecks: PAYMENT_MIN, vatRate: null, subject: 'service', ref: REF }],
    parts: [{ account: 'test', kopecks: PAYMENT_MIN, ref: REF }],
  })
  await recordAudit(tx, services.clock, { action: 'payments.tested', actorId: staffId, subject: `payment:${id}`, details: {}, clientIp })
  return id
}

/** Prepares the refund of the whole ruble in the transaction that marks the test payment as paid. */
export async function refundTestPayment(tx: Tx, services: Services, { paymentId, userId }: PaymentEvent): Promise<void> {
  const request = { paymentId, ref: REF, kopecks: null, reason: testTexts.refund, key: REF, staffId: userId, clientIp: null }
  await prepareRefund(tx, services, request)
}
