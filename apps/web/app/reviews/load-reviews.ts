// Loads the first reviews for a public page. This file has no components, so that a page can load reviews before the browser has their code.
// The API calls a review `Comment`.
import type { Comment } from '@sverka/contract/reviews/reviews'
import type { Call } from '@sverka/contract/web-host'

/** Reviews shown at first, and added by each «show more». */
export const PAGE_SIZE = 10

/** `count`: number of all reviews; `result`: the newest of them. */
export interface FirstReviews {
  readonly count: number
  readonly result: readonly Comment[]
}

/** Which reviews: of the products with these ids, or of all products that the companies with these ids sell. */
export interface ReviewScope {
  readonly product__in?: number[]
  readonly company__in?: number[]
}

/**
 * Loads the first `size` reviews as the caller sees them: on the server as a guest, in the browser as the signed-in member, whose own unpublished
 * reviews are included.
 */
export const loadReviews = (call: Call, scope: ReviewScope, size = PAGE_SIZE): Promise<FirstReviews> =>
  call('GET /api/v1/comments/', { query: { ...scope, page_size: size } })
