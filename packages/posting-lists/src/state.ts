// What a process knows of the index besides lists: the segments, their tombstones and the delta, up to a snapshot. Every answer brings it up to date.
import { Delta } from './delta.ts'
import type { Changes, Rules, Segment } from './store.ts'

/** The segments as of a moment, with what changed since they were made. */
export interface Generation {
  /** As the store names it. */
  readonly name: string | null
  readonly segments: readonly Segment[]
  /** By segment the documents that no longer count. */
  readonly tombstones: ReadonlyMap<number, ReadonlySet<number>>
  readonly delta: Delta
  /** False as long as an index of documents that were there before is being built. */
  readonly isWhole: boolean
}

/** A segment was replaced while it was being read: the question is to be asked anew. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

/** To which changes come. */
type GrowingGeneration = Omit<Generation, 'tombstones'> & { readonly tombstones: Map<number, Set<number>>; isWhole: boolean }

const newGeneration = (rules: Rules, name: string | null, segments: readonly Segment[]): GrowingGeneration => ({
  name,
  segments,
  tombstones: new Map(),
  delta: new Delta(rules),
  isWhole: false,
})

/** Where nothing is known yet, and what is done when other segments have taken the place of those that were known. */
interface StateParts {
  readonly rules: Rules
  readonly never: string
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

  /** Up to where everything that was committed is known here. */
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

  /** Takes over what was committed since a snapshot; other segments than are known here begin a new generation, of which nothing else is known. */
  apply(changes: Changes): void {
    if (changes.generation === this.#generation.name) this.#add(changes)
    else this.#begin(changes)
  }

  /** Whether a question of this generation may go on. Throws SegmentGone. */
  confirm(generation: Generation): void {
    if (this.#generation !== generation) throw new SegmentGone('the segments were replaced')
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
    // Answers may come in another order than they were asked for; an older snapshot only reads some documents again.
    if (at > this.#at) {
      this.#at = at
      this.#snapshot = snapshot
    }
  }
}
