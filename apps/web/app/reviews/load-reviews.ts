// The first reviews of a public page: they come with it, the code that shows them may come later.
import type { Comment } from '@sverka/contract/reviews/reviews'
import type { Call } from '@sverka/contract/web-host'

export const PAGE_SIZE = 10

export interface FirstReviews {
  readonly count: number
  readonly result: readonly Comment[]
}

/** Whose reviews: those of one product, or of everything that a company sells. */
export interface ReviewScope {
  readonly product__in?: number[]
  readonly company__in?: number[]
}

/** For the loader of the page, as a guest sees them. */
export const loadReviews = (call: Call, of: ReviewScope, size = PAGE_SIZE): Promise<FirstReviews> =>
  call('GET /api/v1/comments/', { query: { ...of, page_size: size } })
