// Stores plans, orders of plans, and memberships: the periods for which a member has paid for a plan.
import type { PlanLimit } from '@sverka/contract/plans/limits.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const planColumns = [
  'plan.id',
  'plan.word',
  'plan.name',
  'plan.description',
  'plan.price_kopecks as priceKopecks',
  'plan.period',
  'plan.unlimited_checks',
  'plan.basket_enabled',
  'plan.notifications_enabled',
  'plan.showcase_enabled',
  'plan.can_open_product',
  'plan.messenger_enabled',
  'plan.friends_enabled',
  'plan.api_enabled',
  'plan.extended_reports_enabled',
] as const

/** The plan's limits by name. */
export const planLimitsColumn = sql<Partial<Record<PlanLimit, number>>>`coalesce((
  select jsonb_object_agg(given.limit_name, given.amount) from plan_limits as given where given.plan_id = plan.id), '{}')`.as('limits')

export type PlanRow = Awaited<ReturnType<typeof listPlansOnSale>>[number]

/** In the order in which they are shown. */
export const listPlansOnSale = (db: Reader) =>
  db
    .selectFrom('plans as plan')
    .select(planColumns)
    .select(planLimitsColumn)
    .where('plan.withdrawn_at', 'is', null)
    .orderBy('plan.position')
    .limit(100)
    .execute()

/** Also a plan that is withdrawn from sale. */
export const findPlan = (db: Reader, id: number) =>
  db
    .selectFrom('plans as plan')
    .select(planColumns)
    .select(planLimitsColumn)
    .select('plan.withdrawn_at as withdrawnAt')
    .where('plan.id', '=', id)
    .executeTakeFirst()

/** Locks the member's orders and memberships until the commit, so that changes of them come one after another. */
export const lockMember = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('plans'), ${userId}::int)`.execute(tx))

/** The member's unpaid order of this plan; at most one is open. */
export const findOpenOrder = (db: Reader, userId: number, planId: number) =>
  db
    .selectFrom('plan_orders')
    .select(['id', 'payment_id as paymentId', 'price_kopecks as priceKopecks'])
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .executeTakeFirst()

export const insertOrder = (
  tx: Tx,
  row: { user_id: number; plan_id: number; price_kopecks: number; payment_id: number; created_at: Date },
) => tx.insertInto('plan_orders').values(row).execute()

/** Marks the order as replaced by another one, for example at a new price. It can still be paid. */
export const replaceOrder = (tx: Tx, id: number) => tx.updateTable('plan_orders').set({ status: 'replaced' }).where('id', '=', id).execute()

/** Ends the order of this payment. Undefined if it had ended before. */
export const endOrder = (tx: Tx, paymentId: number, status: 'paid' | 'canceled') =>
  tx
    .updateTable('plan_orders')
    .set({ status })
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['open', 'replaced'])
    .returning(['id', 'user_id as userId', 'plan_id as planId'])
    .executeTakeFirst()

/** Memberships that have not ended at `at`: the current one and those that start later, earliest first. */
export const listCurrentAndFuture = (db: Reader, userId: number, at: Date) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('plans as plan', 'plan.id', 'membership.plan_id')
    .select([
      'membership.id',
      'membership.plan_id as planId',
      'plan.word',
      'membership.starts_at as startsAt',
      'membership.ends_at as endsAt',
    ])
    .select(sql<number | null>`coalesce(membership.payment_id, membership.rest_of)`.as('paymentId'))
    .select(sql<number | null>`coalesce(membership.invoice_id, membership.rest_of_invoice)`.as('invoiceId'))
    .where('membership.user_id', '=', userId)
    .where('membership.ends_at', '>', at)
    .orderBy('membership.starts_at')
    .limit(1000)
    .execute()

/** The moment one calendar month or year (`yearly`) later. */
export async function plusPeriod(db: Reader, from: Date, period: string): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select ${from}::timestamptz + case when ${period} = 'yearly' then interval '1 year' else interval '1 month' end as until`.execute(db)
  return rows[0]?.until ?? from
}

interface NewMembershipRow {
  readonly user_id: number
  readonly plan_id: number
  readonly starts_at: Date
  readonly ends_at: Date
  /** The card payment; null for an invoice and for a continued rest. */
  readonly payment_id: number | null
  /** Set if a higher plan has split a membership and this is the rest that continues later: the payment of that membership. */
  readonly rest_of?: number | null
  readonly invoice_id?: number
  /** As `rest_of`, for a membership that was paid by invoice. */
  readonly rest_of_invoice?: number | null
}

export const insertMembership = (tx: Tx, row: NewMembershipRow) => tx.insertInto('memberships').values(row).execute()

export const setMembershipPeriod = (tx: Tx, id: number, to: { starts_at?: Date; ends_at: Date }) =>
  tx.updateTable('memberships').set(to).where('id', '=', id).execute()

/** The memberships that this payment paid for, with continued rests, earliest first. */
export const listPaidMemberships = (tx: Tx, paymentId: number) =>
  tx
    .selectFrom('memberships as membership')
    .innerJoin('plans as plan', 'plan.id', 'membership.plan_id')
    .select(['membership.id', 'membership.starts_at as startsAt', 'membership.ends_at as endsAt', 'plan.name'])
    .where((is) => is.or([is('membership.payment_id', '=', paymentId), is('membership.rest_of', '=', paymentId)]))
    .orderBy('membership.starts_at')
    .limit(100)
    .execute()

export const deleteMembership = (tx: Tx, id: number) => tx.deleteFrom('memberships').where('id', '=', id).execute()

/** The member's memberships, newest first, each with the full checks used in its latest month up to `at`. */
export const listUserMemberships = (db: Reader, userId: number, at: Date) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('plans as plan', 'plan.id', 'membership.plan_id')
    .select(planColumns)
    .select(planLimitsColumn)
    .select(['membership.id as membershipId', 'membership.starts_at as startsAt', 'membership.ends_at as endsAt'])
    .select(
      sql<number>`coalesce((select count.used from check_counts as count where count.user_id = membership.user_id
        and count.period_start >= membership.starts_at and count.period_start < membership.ends_at and count.period_start <= ${at}
        order by count.period_start desc limit 1), 0)`.as('used'),
    )
    .where('membership.user_id', '=', userId)
    .orderBy('membership.starts_at', 'desc')
    .orderBy('membership.id', 'desc')
    .limit(1000)
    .execute()

/** Plans that the member paid by card, newest first. */
export const listPaidOrders = (db: Reader, userId: number) =>
  db
    .selectFrom('plan_orders as bought')
    .innerJoin('plans as plan', 'plan.id', 'bought.plan_id')
    .innerJoin('payments as payment', 'payment.id', 'bought.payment_id')
    .select(['payment.id', 'payment.settled_at as paidAt', 'plan.name', 'plan.period', 'bought.price_kopecks as priceKopecks'])
    .where('bought.user_id', '=', userId)
    .where('bought.status', '=', 'paid')
    .orderBy('payment.id', 'desc')
    .limit(200)
    .execute()

/** Plans that the member paid by invoice, newest first. */
export const listPaidInvoices = (db: Reader, userId: number) =>
  db
    .selectFrom('invoiced_plans as bought')
    .innerJoin('plans as plan', 'plan.id', 'bought.plan_id')
    .innerJoin('invoices as invoice', 'invoice.id', 'bought.invoice_id')
    .select(['invoice.id', 'invoice.number', 'bought.started_at as paidAt', 'plan.name', 'plan.period'])
    .select('bought.amount_kopecks as priceKopecks')
    .where('bought.user_id', '=', userId)
    .orderBy('invoice.id', 'desc')
    .limit(200)
    .execute()

/** Memberships that end after `from` and not after `until`, unless another membership of the member ends later. */
export const listEnding = (db: Reader, within: { from: Date; until: Date }, limit: number) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('plans as plan', 'plan.id', 'membership.plan_id')
    .select(['membership.id', 'membership.user_id as userId', 'membership.ends_at as endsAt', 'plan.name'])
    .where('membership.ends_at', '>', within.from)
    .where('membership.ends_at', '<=', within.until)
    .where(
      sql<boolean>`not exists (select 1 from memberships as later
        where later.user_id = membership.user_id and later.ends_at > membership.ends_at)`,
    )
    .orderBy('membership.ends_at')
    .limit(limit)
    .execute()

/** Marks ended memberships as handled and returns them; concurrent processes get different ones. */
export async function claimExpiredMemberships(tx: Tx, at: Date, limit: number) {
  const { rows } = await sql<{ id: number; userId: number; endsAt: Date; name: string }>`
    with ended as (
      select id from memberships where end_handled_at is null and ends_at <= ${at} order by ends_at limit ${limit} for update skip locked
    )
    update memberships as membership set end_handled_at = ${at}
    from ended, plans as plan
    where membership.id = ended.id and plan.id = membership.plan_id
    returning membership.id, membership.user_id as "userId", membership.ends_at as "endsAt", plan.name`.execute(tx)
  return rows
}

/** The member's memberships, for the export of their personal data. */
export const listPlanOrdersForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('plans as plan', 'plan.id', 'membership.plan_id')
    .select(['plan.name', 'membership.starts_at', 'membership.ends_at', 'membership.payment_id', 'membership.invoice_id'])
    .where('membership.user_id', '=', userId)
    .orderBy('membership.id')
    .execute()
