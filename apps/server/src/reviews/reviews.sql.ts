// Queries of reviews of goods, their replies, and the orders that allow a review. Replies are rows of `reviews` with a `parent_id`. `held_at`:
// the text waits for staff's approval; `hidden_at`: staff have hidden it.
import type { ShownName } from '@sverka/contract/reviews/reviews.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface ReplyRow {
  readonly id: number
  readonly content: string
  readonly createdAt: string
  readonly userId: number | null
  readonly fullName: string | null
  readonly avatar: string | null
  readonly isStaff: boolean
  readonly isHeld: boolean
}

export interface ReviewRow {
  readonly id: number
  readonly content: string
  readonly stars: number
  readonly createdAt: Date
  readonly productId: number
  readonly productName: string
  /** Whether the product is on sale. */
  readonly productShown: boolean
  readonly sellerId: number
  /** Null after the author has deleted their account. */
  readonly userId: number | null
  readonly fullName: string | null
  readonly avatar: string | null
  /** How the author chose to be named. */
  readonly shownName: ShownName
  readonly isHeld: boolean
  readonly replies: readonly ReplyRow[]
}

/** Filters by ids; an undefined one filters nothing. `users`: authors; `companies`, `sellers`: of the product. */
export interface ReviewFilter {
  readonly ids?: readonly number[] | undefined
  readonly users?: readonly number[] | undefined
  readonly products?: readonly number[] | undefined
  readonly companies?: readonly number[] | undefined
  readonly sellers?: readonly number[] | undefined
  /**
   * Id of the reader; null for a guest. Readers find all their own reviews. Of others' reviews they find none that are held; and a filter by
   * author finds only reviews that show the full name, so that it does not reveal who wrote the others.
   */
  readonly viewer: number | null
}

const among = (column: string, ids: readonly number[] | undefined): RawBuilder<boolean> =>
  sql<boolean>`(${ids ? [...ids] : null}::int[] is null or ${sql.ref(column)} = any(${ids ? [...ids] : null}::int[]))`

const those = ({ ids, users, products, companies, sellers, viewer }: ReviewFilter): RawBuilder<boolean> => sql<boolean>`
  review.parent_id is null and review.hidden_at is null and (review.held_at is null or review.user_id = ${viewer}::int)
  and ${among('review.id', ids)} and ${among('review.product_id', products)}
  and ${among('review.user_id', users)} and ${among('product.company_id', companies)} and ${among('product.user_id', sellers)}
  and (${users === undefined} or review.shown_name = 'full' or review.user_id = ${viewer}::int)`

/** A page of reviews with their replies, newest first. */
export async function listReviewRows(db: Reader, filter: ReviewFilter, slice: { limit: number; offset: number }): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select review.id, review.content, review.stars, review.created_at as "createdAt", review.product_id as "productId",
      product.name as "productName", product.user_id as "sellerId",
      product.state = 'published' and product.hidden is null and product.deleted_at is null as "productShown",
      review.user_id as "userId", author.full_name as "fullName", author.avatar, review.shown_name as "shownName", review.held_at is not null as "isHeld",
      coalesce((select jsonb_agg(jsonb_build_object('id', reply.id, 'content', reply.content, 'createdAt', reply.created_at,
          'userId', reply.user_id, 'fullName', writer.full_name, 'avatar', writer.avatar, 'isStaff', coalesce(writer.is_staff, false), 'isHeld', reply.held_at is not null)
          order by reply.id)
        from reviews as reply left join users as writer on writer.id = reply.user_id
        where reply.parent_id = review.id and reply.hidden_at is null
          and (reply.held_at is null or reply.user_id = ${filter.viewer}::int)), '[]') as replies
    from reviews as review
    join products as product on product.id = review.product_id
    left join users as author on author.id = review.user_id
    where ${those(filter)}
    order by review.id desc
    limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return rows
}

export async function countReviews(db: Reader, filter: ReviewFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews as review join products as product on product.id = review.product_id
    where ${those(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A review or a reply, locked until the commit. Those that staff hid are not found. */
export const lockReview = (tx: Tx, id: number) =>
  tx
    .selectFrom('reviews as review')
    .innerJoin('products as product', 'product.id', 'review.product_id')
    .select([
      'review.id',
      'review.product_id as productId',
      'review.parent_id as parentId',
      'review.user_id as userId',
      'review.stars',
      'review.held_at as heldAt',
      'product.user_id as sellerId',
      'product.name as productName',
    ])
    .where('review.id', '=', id)
    .where('review.hidden_at', 'is', null)
    .forUpdate('review')
    .executeTakeFirst()

/** A published product; undefined for any other. */
export const findProduct = (db: Reader, id: number) =>
  db
    .selectFrom('products')
    .select(['id', 'user_id as sellerId', 'name'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()

interface Bought {
  readonly userId: number
  readonly productId: number
  readonly orderId: number | undefined
}

/** Completed orders of the buyer with this product, the earliest first; `isReviewed` if the order already has a review of the product. */
export async function listBought(db: Reader, { userId, productId, orderId }: Bought): Promise<{ orderId: number; isReviewed: boolean }[]> {
  const { rows } = await sql<{ orderId: number; isReviewed: boolean }>`
    select bought.id as "orderId", exists (
        select 1 from reviews where reviews.order_id = bought.id and reviews.product_id = line.product_id and reviews.parent_id is null)
        as "isReviewed"
    from orders as bought join order_lines as line on line.order_id = bought.id
    where bought.buyer_id = ${userId} and bought.status = 'completed' and line.product_id = ${productId}
      and (${orderId ?? null}::int is null or bought.id = ${orderId ?? null}::int)
    order by bought.id
    limit 1000`.execute(db)
  return rows
}

/** Which unreviewed purchases of a buyer are listed; undefined: all products or orders. */
export interface ReviewableFilter {
  readonly userId: number
  readonly products: readonly number[] | undefined
  readonly orders: readonly number[] | undefined
}

const reviewable = ({ userId, products, orders }: ReviewableFilter): RawBuilder<unknown> => sql`
  from orders as bought
  join order_lines as line on line.order_id = bought.id
  join products as product on product.id = line.product_id
  where bought.buyer_id = ${userId} and bought.status = 'completed' and product.user_id <> ${userId}
    and ${among('line.product_id', products)} and ${among('bought.id', orders)}
    and not exists (
      select 1 from reviews where reviews.order_id = bought.id and reviews.product_id = line.product_id and reviews.parent_id is null)`

/** A product of a completed order that has no review yet; name and picture are those of the time of the order. */
export interface ReviewableRow {
  readonly order: number
  readonly product: number
  readonly name: string
  readonly image: string | null
}

export async function listReviewableRows(
  db: Reader,
  filter: ReviewableFilter,
  slice: { limit: number; offset: number },
): Promise<ReviewableRow[]> {
  const { rows } = await sql<ReviewableRow>`
    select bought.id as order, line.product_id as product, line.name, line.image ${reviewable(filter)}
    order by bought.id desc, line.id limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return rows
}

export async function countReviewable(db: Reader, filter: ReviewableFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${reviewable(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

interface NewReview {
  readonly product_id: number
  readonly user_id: number
  readonly content: string
  readonly created_at: Date
  readonly order_id?: number
  readonly parent_id?: number
  readonly stars?: number
  readonly shown_name?: string
  readonly held_at: Date | null
}

/** Returns the id; null if the order already has a review of the product. */
export async function insertReview(tx: Tx, row: NewReview): Promise<number | null> {
  const made = await tx
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export async function countReplies(db: Reader, parentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow()
  return count
}

export const deleteReview = (tx: Tx, id: number) => tx.deleteFrom('reviews').where('id', '=', id).execute()

/** False if the person has already complained about this review. */
export async function insertComplaint(
  tx: Tx,
  row: { review_id: number; user_id: number; reason: string; created_at: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('review_complaints')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Hides a review or reply by decision of staff. */
export const hideReview = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('reviews').set({ hidden_at: now, held_at: null }).where('id', '=', id).execute()

/** Ends the holding of a review or reply, so that everybody can read it. */
export const releaseReview = (tx: Tx, id: number) => tx.updateTable('reviews').set({ held_at: null }).where('id', '=', id).execute()
