// Loads the first reviews together with a public page; apart from the components, whose code the browser may load later. The API calls a review `Comment`.
import type { Comment } from '@sverka/contract/reviews/reviews'
import type { Call } from '@sverka/contract/web-host'

/** Reviews shown at first, and added by each «show more». */
export const PAGE_SIZE = 10

/** `count`: of all reviews; `result`: the newest of them. */
export interface FirstReviews {
  readonly count: number
  readonly result: readonly Comment[]
}

/** Which reviews: those of one product, or of everything a company sells. */
export interface ReviewScope {
  readonly product__in?: number[]
  readonly company__in?: number[]
}

/** As the caller sees them: on the server a guest, in the browser the signed-in member with their own unpublished reviews. */
export const loadReviews = (call: Call, scope: ReviewScope, size = PAGE_SIZE): Promise<FirstReviews> =>
  call('GET /api/v1/comments/', { query: { ...scope, page_size: size } })
