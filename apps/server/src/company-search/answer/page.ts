// One page of what several segments and the delta found.
import { idOfRank } from '../documents/rank.ts'
import type { Changes } from '../index/changes.sql.ts'

/** What is shown first and what follows, each ascending and without the other. */
export interface Ordered {
  readonly preferred: readonly number[]
  readonly rest: readonly number[]
}

/** Document ids. */
export interface FoundInSegment extends Ordered {
  readonly segment: number
}

export interface PageWindow {
  readonly offset: number
  readonly size: number
  /** Results are counted and paged no further. */
  readonly end: number
}

/** All that was found, and which part of it is asked for; `changed` are ranks of companies of the delta. */
export interface Page extends PageWindow {
  readonly found: readonly FoundInSegment[]
  readonly changed: Ordered
}

export const EMPTY_PAGE: Page = { found: [], changed: { preferred: [], rest: [] }, offset: 0, size: 0, end: 0 }

/** How many there are. */
export const lengthOf = ({ preferred, rest }: Ordered): number => preferred.length + rest.length

/** How many companies the page has. */
export function sizeOfPage({ found, changed, offset, size, end }: Page): number {
  const count = [...found, changed].reduce((sum, one) => sum + lengthOf(one), 0)
  return Math.max(0, Math.min(size, Math.min(count, end) - offset))
}

/** Whether any of these documents or companies is among what was found. */
export function isAmongFound({ found, changed }: Page, { tombstones, delta }: Changes): boolean {
  const isFound = (segment: number, documentId: number) =>
    found.some((one) => one.segment === segment && (one.preferred.includes(documentId) || one.rest.includes(documentId)))
  const ids = new Set([...changed.preferred, ...changed.rest].map(idOfRank))
  return (tombstones?.some(([segment, documentId]) => isFound(segment, documentId)) || delta?.some(([id]) => ids.has(id))) ?? false
}
