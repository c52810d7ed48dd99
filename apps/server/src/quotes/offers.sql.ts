// Queries of sellers' offers in answer to a buyer's request for prices.
import type { OfferDelivery } from '@sverka/contract/quotes/quotes.rules'
import { sql } from 'kysely'
import type { SellerRow } from '../orders/orders.ts'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface OfferLineRow {
  /** Number of the request's line that it answers. */
  readonly line: number
  readonly productId: number
  readonly name: string
  readonly priceKopecks: number
}

export interface OfferRow {
  readonly id: number
  readonly requestId: number
  readonly sellerId: number
  /** The seller's company whose products are offered. */
  readonly companyId: number
  readonly seller: SellerRow
  readonly lines: readonly OfferLineRow[]
  readonly totalKopecks: number
  readonly delivery: OfferDelivery
  /** Days, YYYY-MM-DD: when the goods are ready, and the last day on which the offer can be accepted. */
  readonly readyBy: string
  readonly validUntil: string
  readonly comment: string
  readonly createdAt: Date
  readonly isWithdrawn: boolean
  readonly isAccepted: boolean
  /** The order that the accepted offer became. */
  readonly orderId: number | null
}

const selectOffers = sql`
  select offer.id, offer.request_id as "requestId", offer.seller_id as "sellerId", offer.company_id as "companyId",
    jsonb_build_object('kind', seller.kind, 'name', seller.name, 'inn', seller.inn, 'ogrn', seller.ogrn, 'address', seller.address,
      'status', seller.status_name, 'isEnded', company_ended(seller.status_name, seller.closed_on), 'procedure', seller.procedure,
      'asOf', seller.register_as_of,
      'region', case when region.code is null then null else jsonb_build_object('code', region.code, 'name', region.name) end) as seller,
    (select jsonb_agg(jsonb_build_object('line', line.line, 'productId', line.product_id, 'name', product.name,
        'priceKopecks', line.price_kopecks) order by line.line)
      from quote_offer_lines as line join products as product on product.id = line.product_id where line.offer_id = offer.id) as lines,
    offer.total_kopecks as "totalKopecks", offer.delivery, offer.ready_by as "readyBy", offer.valid_until as "validUntil", offer.comment,
    offer.created_at as "createdAt", offer.withdrawn_at is not null as "isWithdrawn", offer.accepted_at is not null as "isAccepted",
    offer.order_id as "orderId"
  from quote_offers as offer
  join companies as seller on seller.id = offer.company_id
  left join regions as region on region.code = seller.region_code`

/** The latest offer of each seller for these requests, withdrawn ones too, the cheapest first; only those of `sellerId` unless it is null. */
export async function listOffers(
  db: Reader,
  requestIds: readonly number[],
  { sellerId, limit }: { sellerId: number | null; limit: number },
): Promise<OfferRow[]> {
  if (requestIds.length === 0) return []
  const { rows } = await sql<OfferRow>`${selectOffers}
    where offer.id in (
      select distinct on (request_id, seller_id) id from quote_offers
      where request_id = any(${[...requestIds]}::int[]) and (${sellerId}::int is null or seller_id = ${sellerId}::int)
      order by request_id, seller_id, id desc)
    order by offer.total_kopecks, offer.id limit ${limit}`.execute(db)
  return rows
}

export async function findOffer(db: Reader, id: number): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`${selectOffers} where offer.id = ${id}`.execute(db)
  return rows[0]
}

export interface NewOffer {
  readonly request_id: number
  readonly seller_id: number
  readonly company_id: number
  readonly delivery: OfferDelivery
  readonly ready_by: string
  readonly valid_until: string
  readonly comment: string
  readonly total_kopecks: number
  readonly created_at: Date
}

export interface NewOfferLine {
  readonly line: number
  readonly product_id: number
  readonly price_kopecks: number
}

export async function insertOffer(tx: Tx, row: NewOffer, lines: readonly NewOfferLine[]): Promise<number> {
  const { id } = await tx.insertInto('quote_offers').values(row).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('quote_offer_lines')
    .values(lines.map((line) => ({ ...line, offer_id: id })))
    .execute()
  return id
}

/** Withdraws the seller's offer; false if the seller has none that is neither withdrawn nor accepted. */
export async function withdrawOffer(tx: Tx, requestId: number, sellerId: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('quote_offers')
    .set({ withdrawn_at: now })
    .where('request_id', '=', requestId)
    .where('seller_id', '=', sellerId)
    .where('withdrawn_at', 'is', null)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an offer as accepted, with the order that it became. */
export const setAccepted = (tx: Tx, id: number, acceptance: { accepted_at: Date; order_id: number }) =>
  tx.updateTable('quote_offers').set(acceptance).where('id', '=', id).execute()

interface AcceptedRow {
  readonly id: number
  readonly orderId: number | null
  readonly sellerId: number
}

/** The accepted offer of the request; undefined if none is accepted. */
export async function findAccepted(db: Reader, requestId: number): Promise<AcceptedRow | undefined> {
  return db
    .selectFrom('quote_offers')
    .select(['id', 'order_id as orderId', 'seller_id as sellerId'])
    .where('request_id', '=', requestId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
}

/** Sellers with offers that are neither withdrawn nor accepted. */
export async function listOfferingSellers(tx: Tx, requestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('quote_offers')
    .select('seller_id as sellerId')
    .where('request_id', '=', requestId)
    .where('withdrawn_at', 'is', null)
    .where('accepted_at', 'is', null)
    .orderBy('seller_id')
    .execute()
  return rows.map(({ sellerId }) => sellerId)
}
