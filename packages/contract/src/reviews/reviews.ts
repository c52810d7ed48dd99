// Operations on reviews of goods: stars and text after a completed order, replies, complaints. In routes and names a review is a `comment`.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, ItemList, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { COMPLAINT_MAX, REVIEW_MAX, STARS_MAX, shownNames } from './reviews.rules.ts'

const Text = Type.String()
const Stars = Type.Integer({ minimum: 1, maximum: STARS_MAX })
const Content = Type.String({ minLength: 1, maxLength: REVIEW_MAX, pattern: VISIBLE_TEXT_PATTERN })

/** The author, with the name as they chose to show it; both null if it is hidden. Never an e-mail or a phone. */
const Author = Type.Object({ avatar: Nullable(Text), full_name: Nullable(Text) })
const shared = {
  id: Id,
  content: Text,
  time_create: IsoTime,
  product: Id,
  user: Author,
  /** Written by the caller. */
  is_mine: Type.Boolean(),
  /**
   * True while it waits for the decision of staff, because it has a link, a phone number or a word of the stop list (words that staff listed as
   * suspicious). Until then only its author sees it.
   */
  is_held: Type.Boolean(),
}

/** A reply to a review. `by`: the seller, the review's author or staff; `gone` if the account of the person who replied is deleted. */
export const Reply = Type.Object({ ...shared, stars: Type.Null(), parent: Id, by: StringEnum(['seller', 'author', 'staff', 'gone']) })
export type Reply = Static<typeof Reply>

/** A review with its replies. */
export const Comment = Type.Object({
  ...shared,
  stars: Stars,
  parent: Type.Null(),
  product_name: Text,
  /** Whether the product's page can be viewed. */
  product_shown: Type.Boolean(),
  replies: Type.Array(Reply),
  /** Whether the caller may reply: the author, the seller, or staff. */
  may_reply: Type.Boolean(),
})
export type Comment = Static<typeof Comment>

export const listComments = defineOperation({
  method: 'GET',
  path: '/api/v1/comments/',
  summary: "Reviews with their replies, the newest first; of one author only those under the full name, unless they are the caller's",
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    /**
     * Authors. Only their reviews that show the full name are found, so that the list does not reveal who wrote the others; callers find all their
     * own.
     */
    user__in: Type.Optional(ItemList(Id)),
    product__in: Type.Optional(ItemList(Id)),
    /** Ids of the sellers' companies and sole traders. */
    company__in: Type.Optional(ItemList(Id)),
    /** Members whose products are reviewed. */
    seller__in: Type.Optional(ItemList(Id)),
  }),
  response: { 200: Page(Comment) },
  errors: [],
})

export const addComment = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/add-comment/',
  summary: 'Review a purchase, once per completed order; or, with `parent`, reply to a review',
  access: 'user',
  limit: 'comments',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    content: Content,
    /** 1 to 5 for a review, for which 0, null or no value is an error of this field. For a reply any value is accepted and ignored. */
    stars: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: STARS_MAX }))),
    parent: Type.Optional(Nullable(Id)),
    /** The caller's completed order of the product that the review is about; by default the earliest one without a review. */
    order: Type.Optional(Id),
    shown_name: Type.Optional(StringEnum(shownNames)),
  }),
  response: { 201: Type.Union([Comment, Reply]) },
  // `order_required`: the caller has no such completed order. It does not mean that the field `order` is missing.
  errors: ['not_found', 'order_required', 'forbidden', 'already_reviewed', 'too_many_replies'],
})

export const deleteComment = defineOperation({
  method: 'DELETE',
  path: '/api/v1/comments/:id/',
  summary: 'Delete a review or reply of one’s own; staff can delete anybody’s',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const complainOfComment = defineOperation({
  method: 'POST',
  path: '/api/v1/comments/:id/complain/',
  summary: 'Complain to staff about a review or reply; once per person',
  access: 'user',
  limit: 'comments',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: COMPLAINT_MAX, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'already_complained'],
})

/** A purchase that can be reviewed. */
export const Reviewable = Type.Object({
  order: Id,
  product: Id,
  name: Text,
  image: Nullable(Text),
})
export type Reviewable = Static<typeof Reviewable>

export const listReviewable = defineOperation({
  method: 'GET',
  path: '/api/v1/comments/reviewable/',
  summary: 'Completed orders that the caller has not reviewed yet, the latest first',
  access: 'user',
  limit: 'api',
  query: Type.Object({ ...pageQuery, product__in: Type.Optional(ItemList(Id)), order__in: Type.Optional(ItemList(Id)) }),
  response: { 200: Page(Reviewable) },
  errors: [],
})
