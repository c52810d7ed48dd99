// The segments as of a moment.
import type { Recent } from './recent.ts'

export interface Segment {
  readonly segment: number
  readonly records: number
  readonly otherFrom: number
  readonly closedFrom: number
}

/** The segments as of a moment, with what changed since they were made. */
export interface Generation {
  readonly segments: readonly Segment[]
  /** By segment the numbers that no longer count. */
  readonly dead: ReadonlyMap<number, ReadonlySet<number>>
  readonly recent: Recent
  /** False as long as the index of a register that was there before it is being built. */
  readonly isWhole: boolean
}

/** A segment was replaced while it was being read: the question is to be asked anew. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}
