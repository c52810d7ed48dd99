// HTTP routes of reviews of goods and replies to them, and of staff's decisions on complaints and held reviews.
import { addComment, complainOfComment, deleteComment, listComments, listReviewable } from '@sverka/contract/reviews/reviews'
import { hideComment, keepComment, listComplaints } from '@sverka/contract/reviews/reviews.staff'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { complaintsPage, hideComplainedReview, keepComplainedReview } from './reviews.staff.ts'
import { complainAboutReview, reviewablePage, reviewsPage, withdrawReview, writeReview } from './reviews.ts'

export const reviewsRoutes = ({ clock, findStopWords }: Services): readonly BoundRoute[] => [
  reads(listComments, ({ db, query, caller }) => reviewsPage(db, query, caller)),
  reads(listReviewable, ({ db, query, caller }) => reviewablePage(db, requireMember(caller).userId, query)),
  writes(addComment, ({ tx, caller, params, body }) => {
    const { content, stars, parent, order, shown_name } = body
    return writeReview(tx, { clock, findStopWords }, requireMember(caller), {
      productId: params.id,
      content,
      stars,
      parent,
      order,
      shownName: shown_name,
    })
  }),
  writes(deleteComment, async ({ tx, caller, params }) => {
    await withdrawReview(tx, requireMember(caller), params.id)
    return undefined
  }),
  writes(complainOfComment, async ({ tx, caller, params, body }) => {
    await complainAboutReview(tx, clock, requireMember(caller), { id: params.id, reason: body.reason })
    return undefined
  }),
  reads(listComplaints, ({ db, query }) => complaintsPage(db, findStopWords, query)),
  writes(hideComment, async ({ tx, caller, params, body, clientIp }) => {
    await hideComplainedReview(tx, clock, { id: params.id, staff: requireMember(caller), clientIp }, body.reason)
    return undefined
  }),
  writes(keepComment, async ({ tx, caller, params, query, clientIp }) => {
    await keepComplainedReview(tx, clock, { id: params.id, staff: requireMember(caller), clientIp }, query.seen ?? null)
    return undefined
  }),
]
