// Complaints about reviews that wait for staff.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface ComplaintRow {
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
  readonly complaints: readonly ComplaintRow[]
}

/** The longest waiting first. */
export async function listComplainedRows(db: Reader, { limit, offset }: { limit: number; offset: number }): Promise<ComplainedRow[]> {
  const { rows } = await sql<ComplainedRow>`
    select review.id, review.product_id as "productId", product.name as "productName", review.content, review.stars,
      review.user_id as "userId", author.full_name as "fullName", review.created_at as "createdAt", waiting.complaints
    from (
      select complaint.review_id, min(complaint.id) as first, jsonb_agg(jsonb_build_object('reason', complaint.reason,
        'userId', complaint.user_id, 'fullName', person.full_name, 'createdAt', complaint.created_at) order by complaint.id) as complaints
      from review_complaints as complaint join users as person on person.id = complaint.user_id
      where complaint.decided_at is null group by complaint.review_id
    ) as waiting
    join reviews as review on review.id = waiting.review_id
    join products as product on product.id = review.product_id
    left join users as author on author.id = review.user_id
    order by waiting.first
    limit ${limit} offset ${offset}`.execute(db as never)
  return rows
}

export async function countComplained(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('review_complaints')
    .select((of) => of.fn.count<number>('review_id').distinct().as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Answers how many were open. */
export async function decideComplaints(tx: Tx, reviewId: number, now: Date): Promise<number> {
  const rows = await tx
    .updateTable('review_complaints')
    .set({ decided_at: now })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Whether there is a review of that number that somebody has complained of, hidden ones included. */
export const wasReviewed = async (db: Reader, reviewId: number): Promise<boolean> =>
  (await db.selectFrom('review_complaints').select('id').where('review_id', '=', reviewId).limit(1).executeTakeFirst()) !== undefined
