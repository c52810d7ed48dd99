// The state of the index in a process, besides posting lists, as of a snapshot of the store: segments (immutable sets of documents), tombstones
// (their documents that were deleted or replaced) and the delta (documents written since). Every read of the store updates it.
import { Delta } from './delta.ts'
import type { Changes, Rules, Segment } from './store.ts'

/** The segments at one moment, with the changes since they were made. */
export interface Generation {
  /** The store's name for it. */
  readonly name: string | null
  readonly segments: readonly Segment[]
  /** Deleted or replaced documents, by segment. */
  readonly tombstones: ReadonlyMap<number, ReadonlySet<number>>
  readonly delta: Delta
  /** False while the first index of already existing documents is being built. */
  readonly isWhole: boolean
}

/** Thrown if a segment was replaced while a query read it: the query must run again. */
export class SegmentDeleted extends Error {
  override readonly name = 'SegmentDeleted'
}

/** A generation to which changes are added. */
type GrowingGeneration = Omit<Generation, 'tombstones'> & { readonly tombstones: Map<number, Set<number>>; isWhole: boolean }

const newGeneration = (rules: Rules, name: string | null, segments: readonly Segment[]): GrowingGeneration => ({
  name,
  segments,
  tombstones: new Map(),
  delta: new Delta(rules),
  isWhole: false,
})

interface StateParts {
  readonly rules: Rules
  /** The snapshot of an empty store: everything was committed after it. */
  readonly never: string
  /** Called with the numbers of the new segments when the segments were replaced. */
  readonly onNewSegments: (segments: ReadonlySet<number>) => void
}

export class IndexState {
  readonly #parts: StateParts
  #snapshot: string
  #at = -1
  #generation: GrowingGeneration

  constructor(parts: StateParts) {
    this.#parts = parts
    this.#snapshot = parts.never
    this.#generation = newGeneration(parts.rules, null, [])
  }

  /** All changes committed before this snapshot are known here. */
  get snapshot(): string {
    return this.#snapshot
  }

  get generation(): Generation {
    return this.#generation
  }

  /** False until the index was read for the first time, and after its segments were replaced. */
  get isKnown(): boolean {
    return this.#snapshot !== this.#parts.never
  }

  /**
   * Applies what was committed since a snapshot. New segments begin a new generation: only they are taken, and its tombstones and delta must be read
   * from the empty snapshot on.
   */
  apply(changes: Changes): void {
    if (changes.generation === this.#generation.name) this.#add(changes)
    else this.#begin(changes)
  }

  /** Checks that a query of this generation may go on. Throws SegmentDeleted. */
  confirm(generation: Generation): void {
    if (this.#generation !== generation) throw new SegmentDeleted('the segments were replaced')
  }

  #begin({ generation, segments }: Changes): void {
    this.#snapshot = this.#parts.never
    this.#at = -1
    this.#generation = newGeneration(this.#parts.rules, generation, segments)
    this.#parts.onNewSegments(new Set(segments.map(({ segment }) => segment)))
  }

  #add({ snapshot, at, version, tombstones, changed }: Changes): void {
    const generation = this.#generation
    for (const [segment, documentId] of tombstones) {
      const ofSegment = generation.tombstones.get(segment) ?? new Set()
      generation.tombstones.set(segment, ofSegment.add(documentId))
    }
    for (const document of changed) generation.delta.put(document)
    generation.isWhole = generation.segments.length > 0 || version === this.#parts.rules.version
    // Answers may arrive in another order than the requests. The newest snapshot stays: after an older one documents would be read again.
    if (at > this.#at) {
      this.#at = at
      this.#snapshot = snapshot
    }
  }
}
