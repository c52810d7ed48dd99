// The first reviews of a public page: loaded with it, while the code that shows them may load later.
import type { Comment } from '@sverka/contract/reviews/reviews'
import type { Call } from '@sverka/contract/web-host'

export const PAGE_SIZE = 10

export interface FirstReviews {
  readonly count: number
  readonly result: readonly Comment[]
}

/** Which reviews: those of one product, or of everything a company sells. */
export interface ReviewScope {
  readonly product__in?: number[]
  readonly company__in?: number[]
}

/** For the loader of the page, as a guest sees them. */
export const loadReviews = (call: Call, of: ReviewScope, size = PAGE_SIZE): Promise<FirstReviews> =>
  call('GET /api/v1/comments/', { query: { ...of, page_size: size } })
