// Reads and locks test payments: payments of one ruble with which staff test the payment provider.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Locks test payments until the commit, so that two simultaneous clicks start one payment. */
export async function lockTests(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('test_payments'))`.execute(tx)
}

/** The latest test payment with this provider, and its refund: null columns if there is none yet. */
export const findLatestTest = (db: Reader, provider: string) =>
  db
    .selectFrom('payments as payment')
    .leftJoin('refunds as refund', 'refund.payment_id', 'payment.id')
    .select(['payment.id', 'payment.status', 'payment.cancel_reason as reason', 'payment.order_url as url'])
    .select(['payment.created_at as createdAt', 'payment.settled_at as settledAt'])
    .select(['refund.status as refund', 'refund.cancel_reason as refundReason', 'refund.settled_at as refundedAt'])
    .where('payment.purpose', '=', 'test')
    .where('payment.provider', '=', provider)
    .orderBy('payment.id', 'desc')
    .orderBy('refund.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function findPayerEmail(db: Reader, userId: number): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return email
}
