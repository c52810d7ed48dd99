// The order of owners.
import type { Founder } from '@sverka/contract/company/company'

/** The greatest share first; who has none that is known at the end. */
export const byShare = (founders: readonly Founder[]): Founder[] =>
  [...founders].sort((a, b) => (b.fraction.percent ?? -1) - (a.fraction.percent ?? -1))
