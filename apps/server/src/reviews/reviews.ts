// Reviews of goods and replies to them: who may write them, when they are held for staff, what counts in the rating, how names are shown. Other
// modules import from this file.
import type { Comment, Reply } from '@sverka/contract/reviews/reviews'
import { nameToShow, REPLIES_MAX, type ShownName } from '@sverka/contract/reviews/reviews.rules'
import type { Caller, Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { readFlags } from '../platform/texts/flags.ts'
import { countReview } from '../products/products.ts'
import {
  countReplies,
  countReviewable,
  countReviews,
  deleteReview,
  findProduct,
  insertComplaint,
  insertReview,
  listBought,
  listReviewableRows,
  listReviewRows,
  lockReview,
  type ReplyRow,
  type ReviewFilter,
  type ReviewRow,
  releaseReview,
} from './reviews.sql.ts'

const ONE = { limit: 1, offset: 0 }

/** The role of a reply's writer (null: the account was deleted); whoever is neither seller nor author of the review is staff. */
function replyAuthor({ userId, sellerId }: ReviewRow, writer: number | null): Reply['by'] {
  if (writer === null) return 'gone'
  if (writer === sellerId) return 'seller'
  return writer === userId ? 'author' : 'staff'
}

function presentReply(row: ReviewRow, reply: ReplyRow, caller: Caller): Reply {
  const by = replyAuthor(row, reply.userId)
  // The author's replies show the name as the review does.
  const nameChoice = by === 'author' ? row.shownName : by === 'seller' ? 'short' : 'hidden'
  return {
    id: reply.id,
    content: reply.content,
    time_create: new Date(reply.createdAt).toISOString(),
    product: row.productId,
    user: author(reply, nameChoice),
    is_mine: caller !== null && caller.userId === reply.userId,
    is_held: reply.isHeld,
    stars: null,
    parent: row.id,
    by,
  }
}

const author = ({ fullName, avatar }: { fullName: string | null; avatar: string | null }, nameChoice: ShownName): Comment['user'] => ({
  full_name: nameToShow(fullName, nameChoice),
  avatar: nameChoice === 'full' && avatar ? mediaUrl(avatar) : null,
})

const mayReply = (row: Pick<ReviewRow, 'userId' | 'sellerId'>, caller: Caller): boolean =>
  caller !== null && (caller.isStaff || caller.userId === row.userId || caller.userId === row.sellerId)

const presentReview = (row: ReviewRow, caller: Caller): Comment => ({
  id: row.id,
  content: row.content,
  time_create: row.createdAt.toISOString(),
  product: row.productId,
  product_name: row.productName,
  product_shown: row.productShown,
  user: author(row, row.shownName),
  is_mine: caller !== null && caller.userId === row.userId,
  is_held: row.isHeld,
  stars: row.stars,
  parent: null,
  replies: row.replies.map((reply) => presentReply(row, reply, caller)),
  may_reply: mayReply(row, caller) && !row.isHeld && row.replies.length < REPLIES_MAX,
})

interface ListQuery {
  readonly page?: number
  readonly page_size?: number
  readonly user__in?: readonly number[]
  readonly product__in?: readonly number[]
  readonly company__in?: readonly number[]
  readonly seller__in?: readonly number[]
}

/** A page of reviews that the caller may see. */
export async function reviewsPage(db: Reader, query: ListQuery, caller: Caller) {
  const { page = 1, page_size = 20 } = query
  const filter: ReviewFilter = {
    users: query.user__in,
    products: query.product__in,
    companies: query.company__in,
    sellers: query.seller__in,
    viewer: caller?.userId ?? null,
  }
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const [count, rows] = await Promise.all([countReviews(db, filter), listReviewRows(db, filter, slice)])
  return { count, page, page_size, result: rows.map((row) => presentReview(row, caller)) }
}

/** A page of the products from the member's completed orders that have no review yet. */
export async function reviewablePage(
  db: Reader,
  userId: number,
  query: Pick<ListQuery, 'page' | 'page_size' | 'product__in'> & { order__in?: readonly number[] },
) {
  const { page = 1, page_size = 20 } = query
  const filter = { userId, products: query.product__in, orders: query.order__in }
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const [count, result] = await Promise.all([countReviewable(db, filter), listReviewableRows(db, filter, slice)])
  return { count, page, page_size, result }
}

export interface ReviewInput {
  readonly productId: number
  readonly content: string
  /** 1 to 5; required for a review, ignored for a reply. */
  readonly stars: number | null | undefined
  /** The review to which this is a reply. */
  readonly parent: number | null | undefined
  /** The order that the review is about; undefined: the earliest one without a review. */
  readonly order: number | undefined
  readonly shownName: ShownName | undefined
}

type Deps = Pick<Services, 'clock' | 'findStopWords'>

/**
 * Writes a review or a reply and notifies the other side. A text with a link, a telephone number or a stop word (a word that staff listed as
 * suspicious) is held for staff instead.
 */
export const writeReview = (tx: Tx, deps: Deps, session: Session, input: ReviewInput): Promise<Comment | Reply> =>
  input.parent ? reply(tx, deps, session, { ...input, parent: input.parent }) : review(tx, deps, session, input)

/** The columns with the text, its time, and the time since which it is held for staff; null if it is not held. */
async function textRow(tx: Tx, { clock, findStopWords }: Deps, text: string) {
  const [content, now] = [text.trim(), clock.now()]
  const { links, stop_words } = (await readFlags(tx, findStopWords, [{ id: 0, texts: [content] }]))(0)
  return { content, created_at: now, held_at: links.length + stop_words.length > 0 ? now : null }
}

/**
 * Writes a review of a purchased product. Throws `order_required` without a completed order, `already_reviewed` if each completed order has its
 * review, `forbidden` for one's own product, and `not_found` for a product that is not published.
 */
async function review(
  tx: Tx,
  deps: Deps,
  session: Session,
  { productId, content, stars, order, shownName }: ReviewInput,
): Promise<Comment> {
  const product = (await findProduct(tx, productId)) ?? refuse('not_found')
  if (product.sellerId === session.userId) refuse('forbidden')
  if (!stars) refuseField('stars', 'required')
  const bought = await listBought(tx, { userId: session.userId, productId, orderId: order })
  if (bought.length === 0) refuse('order_required')
  const unreviewed = bought.find(({ isReviewed }) => !isReviewed) ?? refuse('already_reviewed')
  const row = { product_id: productId, user_id: session.userId, ...(await textRow(tx, deps, content)) }
  const id =
    (await insertReview(tx, { ...row, order_id: unreviewed.orderId, stars, shown_name: shownName ?? 'short' })) ??
    refuse('already_reviewed')
  if (!row.held_at) await publish(tx, deps.clock, { id, productId, stars, sellerId: product.sellerId, productName: product.name })
  return presentOne(tx, id, session)
}

interface ReviewToPublish {
  readonly id: number
  readonly productId: number
  readonly stars: number
  readonly sellerId: number
  readonly productName: string
}

/** Publishes the review: its stars count, and the seller is notified. */
async function publish(tx: Tx, clock: Clock, { id, productId, stars, sellerId, productName }: ReviewToPublish): Promise<void> {
  await countReview(tx, productId, { stars, by: 1 })
  await raiseNotice(tx, clock, {
    userId: sellerId,
    kind: 'review_added',
    params: { product: productName, stars },
    path: `/marketplace/item/${productId}`,
    dedupeKey: `review:${id}`,
  })
}

/** Writes a reply of the author, the seller or staff, and notifies the other side. */
async function reply(
  tx: Tx,
  deps: Deps,
  session: Session,
  { productId, content, parent }: ReviewInput & { parent: number },
): Promise<Reply> {
  const about = (await lockReview(tx, parent)) ?? refuse('not_found')
  if (about.productId !== productId || about.parentId !== null || about.heldAt) refuse('not_found')
  if (!mayReply(about, session)) refuse('forbidden')
  if ((await countReplies(tx, parent)) >= REPLIES_MAX) refuse('too_many_replies')
  const row = { product_id: productId, user_id: session.userId, ...(await textRow(tx, deps, content)) }
  const id = (await insertReview(tx, { ...row, parent_id: parent })) ?? refuse('conflict')
  if (!row.held_at) await notifyOfReply(tx, deps.clock, { id, writer: session.userId, about })
  const whole = await presentOne(tx, parent, session)
  return whole.replies.find((written) => written.id === id) ?? refuse('not_found')
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** Notifies the other side of the review `about`; nobody if that account was deleted. */
async function notifyOfReply(
  tx: Tx,
  clock: Clock,
  { id, writer, about }: { id: number; writer: number | null; about: Locked },
): Promise<void> {
  const userId = writer === about.userId ? about.sellerId : about.userId
  if (userId === null) return
  await raiseNotice(tx, clock, {
    userId,
    kind: 'review_replied',
    params: { product: about.productName },
    path: `/marketplace/item/${about.productId}`,
    dedupeKey: `review:${id}`,
  })
}

/** Publishes a held review or reply, with all effects of a new one. Does nothing if it is not held. */
export async function publishHeldReview(tx: Tx, clock: Clock, row: Locked): Promise<void> {
  if (!row.heldAt) return
  await releaseReview(tx, row.id)
  if (row.stars !== null) return publish(tx, clock, { ...row, stars: row.stars })
  const about = row.parentId === null ? undefined : await lockReview(tx, row.parentId)
  if (about) await notifyOfReply(tx, clock, { id: row.id, writer: row.userId, about })
}

async function presentOne(tx: Tx, id: number, session: Session): Promise<Comment> {
  const [row] = await listReviewRows(tx, { ids: [id], viewer: session.userId }, ONE)
  return row ? presentReview(row, session) : refuse('not_found')
}

/** Deletes a review or reply; its stars no longer count. Members delete their own, staff any; throws `not_found` for others. */
export async function withdrawReview(tx: Tx, session: Session, id: number): Promise<void> {
  const row = await lockReview(tx, id)
  if (!row || (row.userId !== session.userId && !session.isStaff)) refuse('not_found')
  await deleteReview(tx, id)
  if (row.stars !== null && !row.heldAt) await countReview(tx, row.productId, { stars: row.stars, by: -1 })
}

/** Records a complaint, which waits for staff. Throws `not_found` for the caller's own, a held or an unknown review, and `already_complained`. */
export async function complainAboutReview(
  tx: Tx,
  clock: Clock,
  session: Session,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const row = await lockReview(tx, id)
  if (!row || row.heldAt || row.userId === session.userId) refuse('not_found')
  const complaint = { review_id: id, user_id: session.userId, reason: reason.trim(), created_at: clock.now() }
  if (!(await insertComplaint(tx, complaint))) refuse('already_complained')
}
