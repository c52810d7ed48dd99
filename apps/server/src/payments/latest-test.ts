// Reads the state of the latest test payment: one ruble that staff pay and get back, to try the payment provider.
import type { StoredPaymentState } from '@sverka/contract/payments/payments.rules'
import type { TestPayment } from '@sverka/contract/payments/test-payment'
import type { Reader } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { getProvider } from './ask-provider.ts'
import { findLatestTest } from './test-payment.sql.ts'

/** The latest test payment with the provider of this installation; null if there is none. */
export async function readLatestTest(db: Reader, services: Services): Promise<TestPayment | null> {
  const row = await findLatestTest(db, getProvider(services).name)
  if (!row) return null
  return {
    id: row.id,
    status: row.status as StoredPaymentState,
    refund: row.refund as StoredPaymentState | null,
    // The provider has not answered yet; otherwise its reason for canceling the refund or the payment.
    reason: row.status === 'created' ? 'unheard' : (row.refundReason ?? row.reason),
    url: row.status === 'pending' ? row.url : null,
    created_at: row.createdAt.toISOString(),
    settled_at: (row.refundedAt ?? row.settledAt)?.toISOString() ?? null,
  }
}
