// One page of what several segments and the changes since found.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { News } from './index/index.sql.ts'
import { idOfRank } from './rank.ts'

/** What is shown first and what follows, each ascending and without the other. */
export interface Ordered {
  readonly preferred: readonly number[]
  readonly rest: readonly number[]
}

/** Numbers of records in a segment. */
export interface FoundInSegment extends Ordered {
  readonly segment: number
}

export interface PageWindow {
  readonly offset: number
  readonly size: number
}

/** All that was found, and which part of it is asked for; `changed` are ranks of records that changed since the segments were made. */
export interface Page extends PageWindow {
  readonly found: readonly FoundInSegment[]
  readonly changed: Ordered
}

export const EMPTY_PAGE: Page = { found: [], changed: { preferred: [], rest: [] }, offset: 0, size: 0 }

/** How many there are. */
export const lengthOf = ({ preferred, rest }: Ordered): number => preferred.length + rest.length

/** How many records the page has. */
export function sizeOfPage({ found, changed, offset, size }: Page): number {
  const count = [...found, changed].reduce((sum, one) => sum + lengthOf(one), 0)
  return Math.max(0, Math.min(size, Math.min(count, SEARCH_END) - offset))
}

/** Whether any of these places or records is among what was found. */
export function isAmongFound({ found, changed }: Page, { dead, recent }: News): boolean {
  const isFound = (segment: number, ordinal: number) =>
    found.some((one) => one.segment === segment && (one.preferred.includes(ordinal) || one.rest.includes(ordinal)))
  const ids = new Set([...changed.preferred, ...changed.rest].map(idOfRank))
  return (dead?.some(([segment, ordinal]) => isFound(segment, ordinal)) || recent?.some(([id]) => ids.has(id))) ?? false
}
