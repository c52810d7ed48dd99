// Queries of reviews that wait for a decision of staff: those with open complaints, and those held for approval before anybody reads them.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface ComplaintRow {
  readonly id: number
  readonly reason: string
  readonly userId: number
  readonly fullName: string
  readonly createdAt: string
}

export interface ComplainedRow {
  readonly id: number
  readonly productId: number
  readonly productName: string
  readonly content: string
  readonly stars: number | null
  readonly userId: number | null
  readonly fullName: string | null
  readonly createdAt: Date
  readonly isHeld: boolean
  readonly complaints: readonly ComplaintRow[]
}

/**
 * Reviews held for approval, and those with open complaints; `since` is when each began to wait. A review is never both: nobody can complain
 * about a held one.
 */
const waiting = sql`(
  select id as review_id, held_at as since from reviews where held_at is not null
  union all select review_id, min(created_at) from review_complaints where decided_at is null group by review_id
)`

/** A page of these reviews with their open complaints, the longest waiting first. */
export async function listComplainedRows(db: Reader, { limit, offset }: { limit: number; offset: number }): Promise<ComplainedRow[]> {
  const { rows } = await sql<ComplainedRow>`
    select review.id, review.product_id as "productId", product.name as "productName", review.content, review.stars,
      review.user_id as "userId", author.full_name as "fullName", review.created_at as "createdAt", review.held_at is not null as "isHeld",
      coalesce((select jsonb_agg(jsonb_build_object('id', complaint.id, 'reason', complaint.reason, 'userId', complaint.user_id, 'fullName', person.full_name,
          'createdAt', complaint.created_at) order by complaint.id)
        from review_complaints as complaint join users as person on person.id = complaint.user_id
        where complaint.review_id = review.id and complaint.decided_at is null), '[]') as complaints
    from ${waiting} as waiting
    join reviews as review on review.id = waiting.review_id
    join products as product on product.id = review.product_id
    left join users as author on author.id = review.user_id
    order by waiting.since, review.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countComplained(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${waiting} as waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** Closes the open complaints about a review: those up to the id `seen`, all if it is null. Returns their number. */
export async function decideComplaints(tx: Tx, reviewId: number, decision: { now: Date; seen: number | null }): Promise<number> {
  const rows = await tx
    .updateTable('review_complaints')
    .set({ decided_at: decision.now })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`(${decision.seen}::int is null or id <= ${decision.seen}::int)`)
    .returning('id')
    .execute()
  return rows.length
}

/** Whether there was ever a complaint about the review, even if staff have hidden it since. */
export const wasReviewed = async (db: Reader, reviewId: number): Promise<boolean> =>
  (await db.selectFrom('review_complaints').select('id').where('review_id', '=', reviewId).limit(1).executeTakeFirst()) !== undefined
