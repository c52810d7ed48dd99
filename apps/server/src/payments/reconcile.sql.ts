// Stores which days were compared with a payment provider, and reads our payments and refunds for the comparison. Days are Moscow days, YYYY-MM-DD.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

/** The result of comparing one day with one provider. */
export interface DayRow {
  readonly provider: string
  readonly day: string
  /** Number of payments that the provider listed. */
  readonly payments: number
  readonly refunds: number
  readonly differences: number
  readonly done_at: Date
}

/** A repeated comparison replaces the earlier result. */
export const upsertDay = (tx: Tx, row: DayRow) =>
  tx
    .insertInto('payment_reconciliations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day']).doUpdateSet({
        payments: row.payments,
        refunds: row.refunds,
        differences: row.differences,
        done_at: row.done_at,
      }),
    )
    .execute()

/** Whether this day was compared with this provider. */
export async function hasDay(db: Db, provider: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_reconciliations')
    .select('day')
    .where('provider', '=', provider)
    .where('day', '=', sql<never>`${day}::date`)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest comparisons, newest day first. */
export const listDays = (db: Reader, limit: number) =>
  db
    .selectFrom('payment_reconciliations')
    .select(['provider', sql<string>`day::text`.as('day'), 'payments', 'refunds', 'differences', 'done_at as doneAt'])
    .orderBy('day', 'desc')
    .orderBy('provider')
    .limit(limit)
    .execute()

/** Names of the providers of succeeded payments and refunds that were created in this period; `from` is inclusive, `until` exclusive. */
export async function listProviders(db: Db, { from, until }: { from: Date; until: Date }): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    select provider from payments where status = 'succeeded' and created_at >= ${from} and created_at < ${until}
    union select payment.provider from refunds as refund join payments as payment on payment.id = refund.payment_id
    where refund.status = 'succeeded' and refund.created_at >= ${from} and refund.created_at < ${until} order by 1`.execute(db)
  return rows.map(({ provider }) => provider)
}

/** A succeeded payment or refund of ours. */
export interface OurItem {
  readonly id: number
  readonly paymentId: number
  /** Null if the provider never gave it an id. */
  readonly providerId: string | null
  readonly kopecks: number
}

interface Within {
  readonly provider: string
  readonly from: Date
  readonly until: Date
  /** Only rows with a greater id. */
  readonly after: number
}

export const listOurPayments = (db: Db, { provider, from, until, after }: Within, limit: number): Promise<OurItem[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'id as paymentId', 'provider_id as providerId', 'amount_kopecks as kopecks'])
    .where('provider', '=', provider)
    .where('status', '=', 'succeeded')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const listOurRefunds = (db: Db, { provider, from, until, after }: Within, limit: number): Promise<OurItem[]> =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'payment.id as paymentId', 'refund.provider_id as providerId', 'refund.amount_kopecks as kopecks'])
    .where('payment.provider', '=', provider)
    .where('refund.status', '=', 'succeeded')
    .where('refund.created_at', '>=', from)
    .where('refund.created_at', '<', until)
    .where('refund.id', '>', after)
    .orderBy('refund.id')
    .limit(limit)
    .execute()

export const findOurPayment = (db: Db, provider: string, providerId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_kopecks as kopecks'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Kopecks that this event, such as `payment:5` or `refund:3`, booked on one of these ledger accounts; null if it has no entry there. */
export async function findBooked(db: Db, event: string, accounts: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
    .select('entry.amount_kopecks as kopecks')
    .where('booked.event', '=', event)
    .where('entry.account', 'in', [...accounts])
    .executeTakeFirst()
  return row?.kopecks ?? null
}
