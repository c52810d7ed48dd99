// Queries for the export and deletion of a member's personal data in requests for prices: their requests as a buyer, their offers as a seller.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export const listRequestsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('quote_requests as request')
    .innerJoin('quote_request_lines as line', 'line.request_id', 'request.id')
    .select(['request.id', 'place', 'needed_by', 'answers_until', 'budget_kopecks', 'details', 'request.created_at', 'closed_at'])
    .select(['request.removed_at', 'request.removed_reason'])
    .select(['line.name', 'line.quantity', 'line.unit'])
    .where('request.buyer_id', '=', userId)
    .orderBy('request.id')
    .orderBy('line.line')
    .execute()

export const listOffersForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('quote_offers as offer')
    .innerJoin('quote_offer_lines as line', 'line.offer_id', 'offer.id')
    .select(['offer.id', 'request_id', 'company_id', 'delivery', 'ready_by', 'valid_until', 'comment', 'total_kopecks'])
    .select(['offer.created_at', 'withdrawn_at', 'accepted_at', 'order_id', 'line.product_id', 'line.price_kopecks'])
    .where('offer.seller_id', '=', userId)
    .orderBy('offer.id')
    .orderBy('line.line')
    .execute()

/** SQL: true if an offer of the request was accepted and became an order. */
const becameOrder = sql<boolean>`exists (select 1 from quote_offers as offer
  where offer.request_id = quote_requests.id and offer.accepted_at is not null)`

/**
 * Deletes the buyer's requests. A request that became an order stays without place, details and budget, because the order refers to it. Returns the
 * number of deleted and emptied requests.
 */
export async function eraseRequests(tx: Tx, userId: number): Promise<number> {
  const deleted = await tx
    .deleteFrom('quote_requests')
    .where('buyer_id', '=', userId)
    .where((is) => is.not(becameOrder))
    .returning('id')
    .execute()
  const emptied = await tx
    .updateTable('quote_requests')
    .set({ place: '', details: '', budget_kopecks: null, request_key: null })
    .where('buyer_id', '=', userId)
    .returning('id')
    .execute()
  return deleted.length + emptied.length
}

/**
 * Deletes the seller's offers and invitations. An offer that became an order stays without its comment. Returns the number of deleted and emptied
 * offers.
 */
export async function eraseOffers(tx: Tx, userId: number): Promise<number> {
  const deleted = await tx
    .deleteFrom('quote_offers')
    .where('seller_id', '=', userId)
    .where('accepted_at', 'is', null)
    .returning('id')
    .execute()
  const emptied = await tx.updateTable('quote_offers').set({ comment: '' }).where('seller_id', '=', userId).returning('id').execute()
  await tx.deleteFrom('quote_invitations').where('seller_id', '=', userId).execute()
  return deleted.length + emptied.length
}
