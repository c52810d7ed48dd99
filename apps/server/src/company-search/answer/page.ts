// One page of what several segments and the delta found.
import type { Ordered, Searched } from '@sverka/posting-lists/levels'

export interface PageWindow {
  readonly offset: number
  readonly size: number
  /** Results are counted and paged no further. */
  readonly end: number
}

/** All that was found, and which part of it is asked for. */
export type Page = PageWindow & Pick<Searched, 'found' | 'changed'>

export const EMPTY_PAGE: Page = { found: [], changed: { levels: [], keys: new Set() }, offset: 0, size: 0, end: 0 }

/** How many there are. */
export const lengthOf = ({ levels }: Ordered): number => levels.reduce((sum, { length }) => sum + length, 0)

/** How many companies the page has. */
export function sizeOfPage({ found, changed, offset, size, end }: Page): number {
  const count = [...found, changed].reduce((sum, one) => sum + lengthOf(one), 0)
  return Math.max(0, Math.min(size, Math.min(count, end) - offset))
}
