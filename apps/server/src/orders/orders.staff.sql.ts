// Queries by which staff find orders and see who took each step of one.
import type { StaffOrdering } from '@sverka/contract/back-office/back-office.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface StaffOrderFilter {
  readonly states: readonly string[]
  /** Number of the order, taxpayer number (ИНН) of the selling company, or a part of the e-mail address of either side; empty for all. */
  readonly search: string
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function fromSelected({ states, search }: StaffOrderFilter): RawBuilder<unknown> {
  // A taxpayer number has 10 digits (a company) or 12 (a sole trader); an order's number has up to 9, so that they cannot be confused.
  const number = /^(?:№\s*)?(\d{1,9})$/.exec(search)?.[1]
  const inn = /^(\d{10}|\d{12})$/.exec(search)?.[1]
  const like = `%${escapeLike(search)}%`
  const condition =
    search === ''
      ? sql`true`
      : number !== undefined
        ? sql`bought.id = ${number}::int`
        : inn !== undefined
          ? sql`exists (select 1 from companies as seller where seller.id = bought.company_id and seller.inn = ${inn})`
          : sql`exists (select 1 from users as side where side.id in (bought.buyer_id, bought.seller_id) and side.email ilike ${like})`
  return sql`from orders as bought where bought.status = any(${[...states]}::text[]) and ${condition}`
}

const orderings: Record<StaffOrdering, RawBuilder<unknown>> = {
  '-created_at': sql`bought.id desc`,
  created_at: sql`bought.id`,
  '-total': sql`bought.total_kopecks desc, bought.id desc`,
  total: sql`bought.total_kopecks, bought.id desc`,
}

interface StaffSlice {
  readonly limit: number
  readonly offset: number
  readonly ordering?: StaffOrdering | undefined
}

export async function listStaffOrderIds(db: Reader, filter: StaffOrderFilter, page: StaffSlice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select bought.id ${fromSelected(filter)} order by ${orderings[page.ordering ?? '-created_at']} limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function countStaffOrders(db: Reader, filter: StaffOrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromSelected(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Payments of these orders, latest first. */
export const listPaymentsOfOrders = (db: Reader, orderIds: readonly number[], limit: number) =>
  db
    .selectFrom('order_payments as link')
    .innerJoin('payments as payment', 'payment.id', 'link.payment_id')
    .select(['link.order_id as orderId', 'payment.id', 'payment.status'])
    .where('link.order_id', 'in', [...orderIds])
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .execute()

/** Buyer and seller of an order. */
export const findSides = (db: Reader, buyerId: number, sellerId: number) =>
  db.selectFrom('users').select(['id', 'full_name as fullName', 'email']).where('id', 'in', [buyerId, sellerId]).execute()

/** The order's history with who took each step; `by` is null for the payment provider and for a deleted account. */
export const listStepsWithActors = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_steps as step')
    .leftJoin('users as actor', 'actor.id', 'step.actor_id')
    .select(['step.status', 'step.happened_at as at', 'actor.full_name as by'])
    .where('step.order_id', '=', orderId)
    .orderBy('step.id')
    .limit(20)
    .execute()
