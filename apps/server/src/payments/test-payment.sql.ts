// The rows of test payments that staff make with the provider.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** A lock until the commit, so that two simultaneous clicks start one payment. */
export async function lockTests(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('test_payments'))`.execute(tx)
}

/** The latest one with this provider, and what became of its refund. */
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
