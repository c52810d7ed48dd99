// The segments as of a moment, with what changed since they were made.
import { Delta } from './delta.ts'

export interface Segment {
  readonly segment: number
  readonly documents: number
  /** Where documents begin that are neither active nor closed, and where closed ones do. */
  readonly otherFrom: number
  readonly closedFrom: number
}

export interface Generation {
  /** How the database names the segments. */
  readonly name: string | null
  readonly segments: readonly Segment[]
  /** By segment the documents that no longer count. */
  readonly tombstones: ReadonlyMap<number, ReadonlySet<number>>
  readonly delta: Delta
  /** False as long as the index of a register that was there before it is being built. */
  readonly isWhole: boolean
}

/** A segment was replaced while it was being read: the question is to be asked anew. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

/** A generation to which changes come. */
export type GrowingGeneration = Omit<Generation, 'tombstones'> & { readonly tombstones: Map<number, Set<number>>; isWhole: boolean }

/** A generation of which only the segments are known. */
export function newGeneration(name: string | null): GrowingGeneration {
  const segments = (name?.split(' ') ?? []).map((one): Segment => {
    const [segment = 0, documents = 0, otherFrom = 0, closedFrom = 0] = one.split(':').map(Number)
    return { segment, documents, otherFrom, closedFrom }
  })
  return { name, segments, tombstones: new Map(), delta: new Delta(), isWhole: false }
}
