// Stores which orders 1С (the seller's accounting program) has received in which state, and reads names of goods and buyers for it.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { ExchangeSession } from './exchange.sql.ts'
import type { OrderBuyer } from './order-xml.ts'

/** An order with a mark of its state, such as `pending:invoice`. If the mark has changed since 1С received the order, the order is sent again. */
interface MarkedOrder {
  readonly id: number
  readonly mark: string
}

/**
 * The seller's orders of the company that 1С does not have in their current state, the oldest first. Left out are unpaid orders without an invoice,
 * and orders that were completed or cancelled before 1С received them.
 */
export async function listUnsent(db: Reader, { loginId, userId, companyId }: ExchangeSession, limit: number): Promise<MarkedOrder[]> {
  const { rows } = await sql<MarkedOrder>`
    select bought.id, state.mark from orders as bought
    cross join lateral (select bought.status || case when bought.cancelled_at is null then '' else ':cancelled' end
      || case when exists (select from invoices as bill where bill.ref = 'order:' || bought.id) then ':invoice' else '' end as mark) as state
    left join exchange_orders as sent on sent.login_id = ${loginId} and sent.order_id = bought.id
    where bought.seller_id = ${userId} and bought.company_id = ${companyId} and (bought.paid or state.mark like '%:invoice')
      and sent.sent_mark is distinct from state.mark
      and (sent.sent_mark is not null or (bought.status <> 'completed' and bought.cancelled_at is null))
    order by bought.id limit ${limit}`.execute(db)
  return rows
}

/** Stores that these orders are sent in this session; 1С has yet to confirm them. */
export async function markAsked(tx: Tx, { loginId, hash }: ExchangeSession, orders: readonly MarkedOrder[]): Promise<void> {
  await sql`insert into exchange_orders (login_id, order_id, asked_mark, asked_by)
    select ${loginId}, id, mark, ${hash} from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as sent (id integer, mark text)
    on conflict (login_id, order_id) do update set asked_mark = excluded.asked_mark, asked_by = excluded.asked_by`.execute(tx)
}

/** Stores that 1С has received the orders sent in this session. */
export const confirmAsked = (tx: Tx, { loginId, hash }: ExchangeSession) =>
  tx
    .updateTable('exchange_orders')
    .set((row) => ({ sent_mark: row.ref('asked_mark'), asked_mark: null, asked_by: null }))
    .where('login_id', '=', loginId)
    .where('asked_by', '=', hash)
    .execute()

interface GoodsRow {
  /** Id of the product on the site. */
  readonly id: number
  /** The seller's product code. */
  readonly article: string
  /** Its id in 1С; null if 1С has not sent the product. */
  readonly externalId: string | null
}

/** The product codes and ids of 1С by which the seller names the goods in these orders. */
export async function listGoodsNames(
  db: Reader,
  { userId, companyId }: Pick<ExchangeSession, 'userId' | 'companyId'>,
  orderIds: readonly number[],
): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select distinct on (card.id) card.id, card.product_code as article, known.external_id as "externalId" from order_lines as line
    join products as card on card.id = line.product_id
    left join price_list_goods as known on known.product_id = card.id and known.user_id = ${userId} and known.company_id = ${companyId}
    where line.order_id = any(${[...orderIds]}::int[]) order by card.id, known.external_id`.execute(db)
  return rows
}

/** The company that pays each order, from the order's latest invoice; orders without an invoice are left out. */
export async function listInvoiceBuyers(db: Reader, orderIds: readonly number[]): Promise<(OrderBuyer & { orderId: number })[]> {
  const { rows } = await sql<OrderBuyer & { orderId: number }>`
    select distinct on (bill.ref) bought.id as "orderId", coalesce(bill.content -> 'buyer' ->> 'name', '') as name,
      bill.content -> 'buyer' ->> 'inn' as inn, bill.content -> 'buyer' ->> 'kpp' as kpp, bill.content -> 'buyer' ->> 'address' as address
    from unnest(${[...orderIds]}::int[]) as bought (id) join invoices as bill on bill.ref = 'order:' || bought.id
    order by bill.ref, bill.id desc`.execute(db)
  return rows
}
