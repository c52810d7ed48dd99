// Sorting of owners.
import type { Founder } from '@sverka/contract/company/company'

/** The largest share first; owners without a known share last. */
export const byShare = (founders: readonly Founder[]): Founder[] =>
  [...founders].sort((a, b) => (b.fraction.percent ?? -1) - (a.fraction.percent ?? -1))
