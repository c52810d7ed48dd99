// What a process knows of the index besides lists: the segments, their tombstones and the delta, up to a snapshot. Every answer brings it up to date.
import { INDEX_VERSION } from '../documents/terms.ts'
import { type Changes, endOf, NEVER } from './changes.ts'
import { type Generation, newGeneration, SegmentGone } from './generation.ts'

export class IndexState {
  #snapshot = NEVER
  #generation = newGeneration(null)
  readonly #onNewSegments: (segments: ReadonlySet<number>) => void

  /** `onNewSegments` is called when other segments have taken the place of those that were known. */
  constructor(onNewSegments: (segments: ReadonlySet<number>) => void) {
    this.#onNewSegments = onNewSegments
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
    return this.#snapshot !== NEVER
  }

  /** Takes over what was committed since a snapshot; other segments than are known here begin a new generation. */
  apply(changes: Changes): void {
    if (changes.segments === this.#generation.name) this.#add(changes)
    else this.#begin(changes.segments)
  }

  /** Whether a question of this generation may go on. Throws SegmentGone. */
  confirm(generation: Generation): void {
    if (this.#generation !== generation) throw new SegmentGone('the segments were replaced')
  }

  #begin(name: string | null): void {
    this.#snapshot = NEVER
    this.#generation = newGeneration(name)
    this.#onNewSegments(new Set(this.#generation.segments.map(({ segment }) => segment)))
  }

  #add({ snapshot, version, tombstones, delta }: Changes): void {
    const generation = this.#generation
    for (const [segment, documentId] of tombstones ?? []) {
      const ofSegment = generation.tombstones.get(segment) ?? new Set()
      generation.tombstones.set(segment, ofSegment.add(documentId))
    }
    for (const [companyId, written, rank, inn, ogrn, words] of delta ?? [])
      generation.delta.put({ companyId, version: written, rank, inn, ogrn, words })
    generation.isWhole = generation.segments.length > 0 || version === INDEX_VERSION
    // Answers may come in another order than they were asked for; an older snapshot only reads some rows again.
    if (endOf(snapshot) > endOf(this.#snapshot)) this.#snapshot = snapshot
  }
}
