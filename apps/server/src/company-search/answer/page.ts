// One page of what several segments and the delta found.
import { idOfRank } from '../documents/rank.ts'
import type { Changes } from '../index/changes.ts'

/** What is shown first, what follows and so on: each level ascending and without those before it. */
export interface Ordered {
  readonly levels: readonly (readonly number[])[]
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

export const EMPTY_PAGE: Page = { found: [], changed: { levels: [] }, offset: 0, size: 0, end: 0 }

/** How many there are. */
export const lengthOf = ({ levels }: Ordered): number => levels.reduce((sum, { length }) => sum + length, 0)

/** How many companies the page has. */
export function sizeOfPage({ found, changed, offset, size, end }: Page): number {
  const count = [...found, changed].reduce((sum, one) => sum + lengthOf(one), 0)
  return Math.max(0, Math.min(size, Math.min(count, end) - offset))
}

/** Whether any of these documents or companies is among what was found. */
export function isAmongFound({ found, changed }: Page, { tombstones, delta }: Changes): boolean {
  const isFound = (segment: number, documentId: number) =>
    found.some((one) => one.segment === segment && one.levels.some((level) => level.includes(documentId)))
  const ids = new Set(changed.levels.flat().map(idOfRank))
  return (tombstones?.some(([segment, documentId]) => isFound(segment, documentId)) || delta?.some(([id]) => ids.has(id))) ?? false
}
