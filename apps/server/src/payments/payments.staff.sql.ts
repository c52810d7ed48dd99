// Reads payments for the back office: the searchable list, and the refunds, receipts and ledger entries of one payment.
import type { StaffOrdering } from '@sverka/contract/back-office/back-office.rules'
import { endableAlarms } from '@sverka/contract/payments/payments.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface PaymentFilter {
  readonly status?: string
  readonly purpose?: string
  /** Number of a payment or an order, or a part of the payer's e-mail address. */
  readonly search?: string
  /** True: only payments with an open alarm. */
  readonly alarmed?: boolean
  readonly id?: number
  readonly ordering?: StaffOrdering
}

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function matchingPayments(db: Reader, { status, purpose, search, alarmed, id }: PaymentFilter) {
  const words = search?.trim() ?? ''
  // The number of a payment or an order: `P-5`, `№ 5` or `5`.
  const number = /^(?:P-?|№\s*)?(\d{1,15})$/i.exec(words)?.[1]
  return db
    .selectFrom('payments as payment')
    .innerJoin('users as payer', 'payer.id', 'payment.user_id')
    .$if(id !== undefined, (query) => query.where('payment.id', '=', id ?? 0))
    .$if(status !== undefined, (query) => query.where('payment.status', '=', status ?? ''))
    .$if(purpose !== undefined, (query) => query.where('payment.purpose', '=', purpose ?? ''))
    .$if(alarmed === true, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from payment_alarms as alarm where alarm.payment_id = payment.id and alarm.closed_at is null)`,
      ),
    )
    .$if(number !== undefined, (query) =>
      query.where(
        sql<boolean>`(payment.id = ${number}::bigint
          or payment.request -> 'parts' @> jsonb_build_array(jsonb_build_object('ref', 'order:' || ${number}::text)))`,
      ),
    )
    .$if(words !== '' && number === undefined, (query) => query.where('payer.email', 'ilike', `%${escapeLike(words)}%`))
}

/** True if the payment or refund is open and an alarm was raised about it: only then may staff end it by hand. */
const mayEnd = (kind: 'payment' | 'refund') =>
  sql<boolean>`(${sql.ref(`${kind}.status`)} in ('created', 'pending') and exists (select 1 from payment_alarms as late
    where late.subject = ${kind} || ':' || ${sql.ref(`${kind}.id`)} and late.kind = any(${[...endableAlarms]}::text[])))`

const sortDirection = ({ ordering }: PaymentFilter) => (ordering?.startsWith('-') ? 'desc' : 'asc')

export type StaffPaymentRow = Awaited<ReturnType<typeof listPaymentRows>>[number]

/**
 * One page of the matching payments, newest first by default. `gone` has the kopecks refunded or being refunded, by part of the payment (`order:5`);
 * `alarms` counts open alarms.
 */
export const listPaymentRows = (db: Reader, filter: PaymentFilter, page: { limit: number; offset: number }) =>
  matchingPayments(db, filter)
    .select(['payment.id', 'payment.purpose', 'payment.amount_kopecks as kopecks', 'payment.provider', 'payment.status', 'payment.request'])
    .select(['payment.provider_id as providerId', 'payment.cancel_reason as cancelReason', 'payment.hand_reason as handReason'])
    .select(mayEnd('payment').as('mayEnd'))
    .select(['payment.created_at as createdAt', 'payment.settled_at as settledAt'])
    .select(['payer.id as userId', 'payer.full_name as fullName', 'payer.email'])
    .select(
      sql<{ ref: string; kopecks: number }[]>`coalesce((select jsonb_agg(jsonb_build_object('ref', gone.ref, 'kopecks', gone.kopecks))
        from (select ref, sum(amount_kopecks) as kopecks from refunds
          where payment_id = payment.id and status <> 'canceled' group by ref) as gone), '[]')`.as('gone'),
    )
    .select(
      sql<number>`(select count(*)::int from payment_alarms as alarm
        where alarm.payment_id = payment.id and alarm.closed_at is null)`.as('alarms'),
    )
    .$if(filter.ordering?.endsWith('total') === true, (query) => query.orderBy('payment.amount_kopecks', sortDirection(filter)))
    .orderBy('payment.id', filter.ordering === 'created_at' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countPayments(db: Reader, filter: PaymentFilter): Promise<number> {
  const row = await matchingPayments(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** Limit of each list on the page of a payment; above any real number of rows. */
const LISTED_MAX = 1000

/** `by` is the member of staff who requested the refund. */
export const listPaymentRefunds = (db: Reader, paymentId: number) =>
  db
    .selectFrom('refunds as refund')
    .leftJoin('users as staff', 'staff.id', 'refund.created_by')
    .select([
      'refund.id',
      'refund.ref',
      'refund.amount_kopecks as kopecks',
      'refund.reason',
      'refund.status',
      'refund.provider_id as providerId',
    ])
    .select(['refund.hand_reason as handReason', mayEnd('refund').as('mayEnd')])
    .select(['refund.cancel_reason as cancelReason', 'refund.created_at as createdAt', 'refund.settled_at as settledAt'])
    .select('staff.full_name as by')
    .where('refund.payment_id', '=', paymentId)
    .orderBy('refund.id')
    .limit(LISTED_MAX)
    .execute()

export const listPaymentReceipts = (db: Reader, paymentId: number) =>
  db
    .selectFrom('receipts')
    .select(['id', 'kind', 'ref', 'status', 'created_at as createdAt', 'settled_at as settledAt'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute()

/** Ledger entries of these events: `payment:5`, `refund:3`. */
export const listEventEntries = (db: Reader, events: readonly string[]) =>
  db
    .selectFrom('ledger_transactions as booked')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'booked.id')
    .select(['booked.event', 'booked.happened_at as happenedAt', 'entry.account', 'entry.amount_kopecks as kopecks'])
    .where('booked.event', 'in', [...events])
    .orderBy('entry.id')
    .limit(LISTED_MAX)
    .execute()
