// What the engine needs from the store of its lists: the reads of a search, and their results.
import type { ChunkRange } from './search.ts'

/** An immutable set of documents, numbered in the order of their ranks. */
export interface Segment {
  readonly segment: number
  readonly documents: number
  /** The first document id of every class except the first (`Rules.classes`). */
  readonly borders: readonly number[]
}

/** A document that was written since the segments were made. */
export interface ChangedDocument {
  /** By which the application knows it, in whatever segment it is. */
  readonly key: number
  /** Increases with every write. */
  readonly version: number
  readonly rank: number
  /** Separated by blanks; null for a deleted document. */
  readonly words: string | null
}

/** What was committed since a snapshot. */
export interface Changes {
  /** All changes before it are included; its format belongs to the store. */
  readonly snapshot: string
  /** Increases with later snapshots. */
  readonly at: number
  /** The version of the rules by which the segments were made (`Rules.version`); null if unknown. */
  readonly version: number | null
  /** Identifies the set of segments: changes exactly when they do. */
  readonly generation: string
  readonly segments: readonly Segment[]
  /** Deleted or replaced documents of segments. */
  readonly tombstones: readonly (readonly [segment: number, documentId: number])[]
  readonly changed: readonly ChangedDocument[]
}

/** The beginning of a term's list. */
export interface StoredList {
  readonly segment: number
  /** The requested term. */
  readonly asked: string
  /** The term under which the list is stored: the first that is not less than the requested one, if it begins with it. */
  readonly term: string
  /** Document frequency: how many documents the list has. */
  readonly df: number
  /** The last container of each chunk; left out if there is only one chunk. */
  readonly ends?: readonly number[] | undefined
  /** The first chunk. */
  readonly body: Uint8Array
}

export interface StoredChunk {
  readonly segment: number
  readonly term: string
  readonly chunk: number
  readonly body: Uint8Array
}

/** The reads of a search. A read that takes too long throws an error that `Budget.isTimeOut` recognises. */
export interface Store {
  /** The snapshot before all others: every committed change is new to it. */
  readonly never: string
  /** The changes since a snapshot and the beginnings of these terms' lists, read consistently at one moment. Empty lists are left out. */
  begin(request: {
    readonly snapshot: string
    readonly segments: readonly number[]
    readonly terms: readonly string[]
  }): Promise<BeginResult>
  /** Chunks of lists; those of a segment that is gone are left out. */
  chunks(wanted: readonly ChunkRange[]): Promise<readonly StoredChunk[]>
  /** How many documents of the segments have each of the terms; terms without documents are left out. */
  frequencies(segments: readonly number[], terms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The stored terms with this beginning and ending: texts separated by blanks, each ascending. */
  terms(segments: readonly number[], begin: string, ending: string): Promise<readonly string[]>
  /** For texts longer than any term: the documents of the segments with a word that begins so, in any order; the store finds them in another way. */
  lookUp(texts: readonly string[]): Promise<readonly PrefixLookup[]>
}

export interface BeginResult {
  readonly changes: Changes
  readonly lists: readonly StoredList[]
}

export interface PrefixLookup {
  readonly text: string
  readonly segment: number
  readonly documentIds: readonly number[]
}

/** How documents become terms, and how they are ordered. */
export interface Rules {
  /** Version of the words: an index made by another version must be rebuilt. */
  readonly version: number
  /** Whether a word is a term only as a whole; of any other word every prefix from the shortest on is a term. */
  readonly isWhole: (word: string) => boolean
  /** Length of the shortest prefix that is a term; the word's length if only the whole word is one. */
  readonly shortest: (word: string) => number
  /** The least rank of each class, ascending from 0. Documents are ordered class by class, and a search may ask for some classes only. */
  readonly classes: readonly number[]
}
