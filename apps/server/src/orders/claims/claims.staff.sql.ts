// Queries of the claims about orders that wait for a decision of staff, with buyer, seller and the sums of the order.
import type { Reader } from '../../platform/db/database.ts'
import { selectClaims } from './claims.sql.ts'

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The longest waiting first. */
export const listEscalated = (db: Reader, { limit, offset }: Slice) =>
  selectClaims(db)
    .innerJoin('users as buyer', 'buyer.id', 'bought.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'bought.seller_id')
    .innerJoin('companies as company', 'company.id', 'bought.company_id')
    .select(['buyer.full_name as buyerName', 'seller.full_name as sellerName', 'company.name as company'])
    .select(['bought.total_kopecks as totalKopecks', 'bought.refunded_kopecks as refundedKopecks'])
    .where('claim.state', '=', 'escalated')
    .orderBy('claim.escalated_at')
    .orderBy('claim.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countEscalated = async (db: Reader): Promise<number> => {
  const { count } = await db
    .selectFrom('order_claims')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('state', '=', 'escalated')
    .executeTakeFirstOrThrow()
  return Number(count)
}
