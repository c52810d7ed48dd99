// Operations of staff on reviews of goods that somebody complained about, or that are held back because of their text.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'

export const StaffReview = Type.Object({
  id: Id,
  product: Id,
  product_name: Type.String(),
  content: Type.String(),
  /** Null for a reply. */
  stars: Nullable(Type.Integer()),
  /** Null once the account is deleted. */
  user: Nullable(Type.Object({ id: Id, full_name: Type.String() })),
  time_create: IsoTime,
  /** True if it is held back: only its author sees it until staff approve it. */
  is_held: Type.Boolean(),
  /** Web and e-mail addresses, messenger channels and phone numbers in the text. */
  links: Type.Array(Type.String()),
  /** Words of the staff's stop list in the text, each with the staff's note on it. */
  stop_words: Type.Array(Type.Object({ word: Type.String(), note: Type.String() })),
  complaints: Type.Array(
    Type.Object({ reason: Type.String(), user: Type.Object({ id: Id, full_name: Type.String() }), created_at: IsoTime }),
  ),
  /** The latest of these complaints, for `keepComment`; null without any. */
  last_complaint: Nullable(Id),
})
export type StaffReview = Static<typeof StaffReview>

const params = Type.Object({ id: Id })

export const listComplaints = defineOperation({
  ...staffList,
  path: '/api/v1/admin/comments/',
  summary: 'Reviews and replies that are held back or have undecided complaints, the longest waiting first',
  query: Type.Object(pageQuery),
  response: { 200: Page(StaffReview) },
})

export const hideComment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/comments/:id/hide/',
  summary: 'Hide a review, whose stars then do not count; this decides its complaints',
  params,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const keepComment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/comments/:id/keep/',
  summary:
    'Leave a review as it is, which decides its complaints, with `seen` those up to this one; one that was held back is shown from now on',
  params,
  query: Type.Object({ seen: Type.Optional(Id) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
