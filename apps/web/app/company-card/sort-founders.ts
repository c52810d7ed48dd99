// Sorts the founders of a company by their share.
import type { Founder } from '@sverka/contract/company/company'

/** A sorted copy: the largest share first, founders without a known share last. */
export const sortByShare = (founders: readonly Founder[]): Founder[] =>
  [...founders].sort((a, b) => (b.fraction.percent ?? -1) - (a.fraction.percent ?? -1))
