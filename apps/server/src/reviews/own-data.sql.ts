// A member's own reviews in the data export, and the removal of their author when the account is deleted.
import type { Reader, Tx } from '../platform/db/database.ts'

export const listReviewsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'order_id', 'parent_id', 'stars', 'content', 'shown_name', 'created_at', 'held_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Text and stars stay for buyers, without the author's name; the author's complaints are deleted. Returns the number of reviews and replies. */
export async function eraseAuthor(tx: Tx, userId: number): Promise<number> {
  const rows = await tx
    .updateTable('reviews')
    .set({ user_id: null, shown_name: 'hidden' })
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  await tx.deleteFrom('review_complaints').where('user_id', '=', userId).execute()
  return rows.length
}
