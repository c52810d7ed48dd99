// Queries of orders with their lines, steps and payments. An order's status is not_paid, pending (paid), in_progress (shipped) or completed
// (received by the buyer).

import type { ClaimKind, ClaimState } from '@sverka/contract/orders/claims.rules'
import { type CancelReason, isPaid, type OrderState } from '@sverka/contract/orders/orders.rules'
import type { InvoiceState } from '@sverka/contract/payments/invoices.rules'
import type { ChosenDelivery } from '@sverka/contract/products/delivery'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** A line of an order: the product as it was when it was bought. */
export interface LineRow {
  readonly id: number
  readonly productId: number
  readonly name: string
  readonly image: string | null
  /** The seller's own code of the product. */
  readonly article: string
  readonly kind: 'product' | 'service'
  /** Code of the unit of measurement in the Russian classifier ОКЕИ; null if the seller chose none. */
  readonly unit: number | null
  /** Days from payment to shipping; null if the seller named none. */
  readonly leadDays: number | null
  readonly quantity: number
  /** Price of one unit, VAT included. */
  readonly priceKopecks: number
  /** Percent; null without VAT. */
  readonly vatRate: number | null
}

/** The selling company or sole trader (`entrepreneur`) as the official register of companies has it now. */
export interface SellerRow {
  readonly kind: 'company' | 'entrepreneur'
  readonly name: string
  /** Taxpayer number (ИНН). */
  readonly inn: string | null
  /** Registration number: ОГРН of a company, ОГРНИП of a sole trader. */
  readonly ogrn: string
  readonly address: string | null
  /** The register's own words for the status. */
  readonly status: string
  /** The company no longer exists. */
  readonly isEnded: boolean
  /** Bankruptcy or liquidation under way; null without one. */
  readonly procedure: string | null
  /** The day of the register's data. */
  readonly asOf: string
  readonly region: { readonly code: string; readonly name: string } | null
}

export interface InvoiceOfOrder {
  readonly slug: string
  readonly number: number
  readonly issuedOn: string
  readonly validUntil: string
  readonly status: InvoiceState
  readonly amountKopecks: number
  readonly paidKopecks: number
}

export interface OrderRow {
  readonly id: number
  readonly buyerId: number
  /** The member who sells for the company `companyId`. */
  readonly sellerId: number
  readonly companyId: number
  readonly status: OrderState
  readonly paid: boolean
  readonly totalKopecks: number
  /** The chosen delivery method; null if it is agreed on with the seller. */
  readonly deliveryWay: ChosenDelivery | null
  readonly deliveryKopecks: number
  readonly refundedKopecks: number
  /** By how much correcting documents (УКД) lower the total. */
  readonly loweredKopecks: number
  /** Sum that is being refunded. */
  readonly refundingKopecks: number
  readonly address: string
  readonly postalCode: string
  readonly phoneNumber: string
  readonly createdAt: Date
  readonly buyerName: string
  readonly cancelled: { readonly by: 'buyer' | 'seller'; readonly reason: CancelReason; readonly at: string } | null
  /** The latest claim. */
  readonly claim: { readonly id: number; readonly kind: ClaimKind; readonly state: ClaimState } | null
  /** The latest invoice. */
  readonly invoice: InvoiceOfOrder | null
  readonly seller: SellerRow
  readonly lines: readonly LineRow[]
}

/** Orders of this member as buyer or as seller, in these states. */
export interface OrderFilterRow {
  readonly side: 'buyer' | 'seller'
  readonly userId: number
  readonly states: readonly OrderState[]
}

const column = (side: OrderFilterRow['side']): RawBuilder<unknown> => sql.ref(side === 'buyer' ? 'bought.buyer_id' : 'bought.seller_id')

const isSelected = ({ side, userId, states }: OrderFilterRow): RawBuilder<unknown> =>
  sql`${column(side)} = ${userId} and bought.status = any(${[...states]}::text[])`

const selectOrders = sql`
  select bought.id, bought.buyer_id as "buyerId", bought.seller_id as "sellerId", bought.company_id as "companyId", bought.status, bought.paid,
    bought.total_kopecks as "totalKopecks", bought.delivery_way as "deliveryWay", bought.delivery_kopecks as "deliveryKopecks", bought.refunded_kopecks as "refundedKopecks", bought.lowered_kopecks as "loweredKopecks",
    coalesce((select sum(back.amount_kopecks) from refunds as back
      where back.ref = 'order:' || bought.id and back.status in ('created', 'pending')), 0)::float8 as "refundingKopecks", bought.address, bought.postal_code as "postalCode", bought.phone_number as "phoneNumber",
    bought.created_at as "createdAt", case when bought.cancelled_at is null then null
      else jsonb_build_object('by', bought.cancelled_by, 'reason', bought.cancel_reason, 'at', bought.cancelled_at) end as cancelled, buyer.full_name as "buyerName",
    jsonb_build_object('kind', seller.kind, 'name', seller.name, 'inn', seller.inn, 'ogrn', seller.ogrn, 'address', seller.address,
      'status', seller.status_name, 'isEnded', company_ended(seller.status_name, seller.closed_on), 'procedure', seller.procedure,
      'asOf', seller.register_as_of,
      'region', case when region.code is null then null else jsonb_build_object('code', region.code, 'name', region.name) end) as seller,
    (select jsonb_build_object('slug', bill.slug, 'number', bill.number, 'issuedOn', bill.issued_on, 'validUntil', bill.valid_until,
        'status', bill.status, 'amountKopecks', bill.amount_kopecks, 'paidKopecks', bill.paid_kopecks)
      from invoices as bill where bill.ref = 'order:' || bought.id order by bill.id desc limit 1) as invoice,
    (select jsonb_build_object('id', claim.id, 'kind', claim.kind, 'state', claim.state)
      from order_claims as claim where claim.order_id = bought.id order by claim.id desc limit 1) as claim,
    (select jsonb_agg(jsonb_build_object('id', line.id, 'productId', line.product_id, 'name', line.name, 'image', line.image,
        'article', line.article, 'kind', line.kind, 'unit', line.unit, 'leadDays', line.lead_days, 'quantity', line.quantity, 'priceKopecks', line.price_kopecks,
        'vatRate', line.vat_rate) order by line.id)
      from order_lines as line where line.order_id = bought.id) as lines
  from orders as bought
  join users as buyer on buyer.id = bought.buyer_id
  join companies as seller on seller.id = bought.company_id
  left join regions as region on region.code = seller.region_code`

export async function listOrderRows(db: Reader, filter: OrderFilterRow, page: { limit: number; offset: number }): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`${selectOrders}
    where ${isSelected(filter)} order by bought.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export async function countOrders(db: Reader, filter: OrderFilterRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders as bought where ${isSelected(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listOrdersByIds(db: Reader, ids: readonly number[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`${selectOrders} where bought.id = any(${[...ids]}::int[]) order by bought.id`.execute(db)
  return rows
}

export interface LockedOrder {
  readonly id: number
  readonly buyerId: number
  readonly sellerId: number
  readonly status: OrderState
  readonly holdsStock: boolean
  readonly totalKopecks: number
  readonly refundedKopecks: number
  readonly isCancelled: boolean
}

/** Locks the orders until the commit, in the order of their ids. */
export async function lockOrders(tx: Tx, ids: readonly number[]): Promise<LockedOrder[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'buyer_id as buyerId', 'seller_id as sellerId', 'status', 'holds_stock as holdsStock'])
    .select(['total_kopecks as totalKopecks', 'refunded_kopecks as refundedKopecks'])
    .select((order) => order('cancelled_at', 'is not', null).as('isCancelled'))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as LockedOrder[]
}

export const setState = (tx: Tx, id: number, status: OrderState) =>
  tx
    .updateTable('orders')
    .set({ status, paid: isPaid(status) })
    .where('id', '=', id)
    .execute()

interface Cancellation {
  readonly cancelled_at: Date
  readonly cancelled_by: 'buyer' | 'seller'
  readonly cancel_reason: CancelReason
}

export const setCancelled = (tx: Tx, id: number, mark: Cancellation) => tx.updateTable('orders').set(mark).where('id', '=', id).execute()

/** Marks whether these orders reserve stock; it does not change the stock itself. */
export const setHoldsStock = (tx: Tx, ids: readonly number[], holds_stock: boolean) =>
  tx
    .updateTable('orders')
    .set({ holds_stock })
    .where('id', 'in', [...ids])
    .execute()

export const addRefunded = (tx: Tx, id: number, kopecks: number) =>
  tx
    .updateTable('orders')
    .set({ refunded_kopecks: sql`refunded_kopecks + ${kopecks}` })
    .where('id', '=', id)
    .execute()

/** Adds to the sum by which correcting documents lower the order's total. */
export const addLowered = (tx: Tx, id: number, kopecks: number) =>
  tx
    .updateTable('orders')
    .set({ lowered_kopecks: sql`lowered_kopecks + ${kopecks}` })
    .where('id', '=', id)
    .execute()

/** Records that the order got this status. `actor_id`: the member or staff member; null for the payment provider. */
export const insertStep = (tx: Tx, step: { order_id: number; status: OrderState; happened_at: Date; actor_id: number | null }) =>
  tx.insertInto('order_steps').values(step).execute()

/** The order's history. It has at most four steps, one for each status; the limit is only a bound. */
export const listSteps = (db: Reader, orderId: number) =>
  db.selectFrom('order_steps').select(['status', 'happened_at as at']).where('order_id', '=', orderId).orderBy('id').limit(20).execute()

interface ProductPieces {
  readonly productId: number
  readonly quantity: number
  /** The product's name when it was bought. */
  readonly name: string
}

/** Pieces of each product in all these orders together. */
export async function listPieces(tx: Tx, orderIds: readonly number[]): Promise<ProductPieces[]> {
  const { rows } = await sql<ProductPieces>`
    select product_id as "productId", sum(quantity)::int as quantity, min(name) as name from order_lines
    where order_id = any(${[...orderIds]}::int[]) group by product_id order by product_id`.execute(tx)
  return rows
}

export async function listOrdersOfPayment(db: Reader, paymentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_payments')
    .select('order_id as id')
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** The order's latest payment through the provider, in whatever state. */
export const findLastPayment = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_payments as link')
    .innerJoin('payments as payment', 'payment.id', 'link.payment_id')
    .select(['payment.id', 'payment.status', 'payment.user_id as userId'])
    .where('link.order_id', '=', orderId)
    .orderBy('payment.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The succeeded payment through the provider; undefined for an order that is unpaid or was paid by invoice. */
export const findPaidPayment = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_payments as link')
    .innerJoin('payments as payment', 'payment.id', 'link.payment_id')
    .select('payment.id')
    .where('link.order_id', '=', orderId)
    .where('payment.status', '=', 'succeeded')
    .orderBy('payment.id')
    .limit(1)
    .executeTakeFirst()
