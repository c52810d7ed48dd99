// The operations on reviews, and those of staff on complaints.
import { addComment, complainOfComment, deleteComment, listComments, listReviewable } from '@sverka/contract/reviews/reviews'
import { hideComment, keepComment, listComplaints } from '@sverka/contract/reviews/reviews.staff'
import { member } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { complaintsPage, hide, keep } from './reviews.staff.ts'
import { complain, reviewablePage, reviewsPage, withdrawReview, write } from './reviews.ts'

export const reviewsRoutes = ({ clock, findStopWords }: Services): readonly BoundRoute[] => [
  reads(listComments, ({ db, query, caller }) => reviewsPage(db, query, caller)),
  reads(listReviewable, ({ db, query, caller }) => reviewablePage(db, member(caller).userId, query)),
  writes(addComment, ({ tx, caller, params, body }) => {
    const { content, stars, parent, order, shown_name } = body
    return write(tx, { clock, findStopWords }, member(caller), {
      productId: params.id,
      content,
      stars,
      parent,
      order,
      shownName: shown_name,
    })
  }),
  writes(deleteComment, async ({ tx, caller, params }) => {
    await withdrawReview(tx, member(caller), params.id)
    return undefined
  }),
  writes(complainOfComment, async ({ tx, caller, params, body }) => {
    await complain(tx, clock, member(caller), { id: params.id, reason: body.reason })
    return undefined
  }),
  reads(listComplaints, ({ db, query }) => complaintsPage(db, findStopWords, query)),
  writes(hideComment, async ({ tx, caller, params, body, clientIp }) => {
    await hide(tx, clock, { id: params.id, staff: member(caller), clientIp }, body.reason)
    return undefined
  }),
  writes(keepComment, async ({ tx, caller, params, clientIp }) => {
    await keep(tx, clock, { id: params.id, staff: member(caller), clientIp })
    return undefined
  }),
]
