// What the engine asks of whoever stores its lists: readings by a search, and what a reading tells.
import type { Wanted } from './search.ts'

/** A set of documents that never changes, numbered in the order of their ranks. */
export interface Segment {
  readonly segment: number
  readonly documents: number
  /** The first document of each class but the first (`Rules.classes`). */
  readonly borders: readonly number[]
}

/** A document that was written since the segments were made. */
export interface ChangedDocument {
  /** By which its user knows it, in whatever segment it is. */
  readonly key: number
  /** The later one of two writings has the greater one. */
  readonly version: number
  readonly rank: number
  /** With blanks between; null for a document that is gone. */
  readonly words: string | null
}

/** What was committed since a snapshot. */
export interface Changes {
  /** Before which everything is told, as the store understands it. */
  readonly snapshot: string
  /** Later snapshots have a greater one. */
  readonly at: number
  /** By which rules the segments were made (`Rules.version`); null where nobody can tell. */
  readonly version: number | null
  /** Names the segments: the same as long as they are the same. */
  readonly generation: string
  readonly segments: readonly Segment[]
  /** Documents of segments that no longer count. */
  readonly tombstones: readonly (readonly [segment: number, documentId: number])[]
  readonly changed: readonly ChangedDocument[]
}

/** How the list of a term begins. */
export interface StoredList {
  readonly segment: number
  /** The term that was asked for. */
  readonly asked: string
  /** The term by which the list is stored: the first that is not less, if it begins with what was asked for. */
  readonly term: string
  /** How many documents it names. */
  readonly df: number
  /** The last container of each chunk; left out where there is one chunk. */
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

/** What a search reads. What takes too long throws an error of which `Budget.isTimeOut` knows. */
export interface Store {
  /** Before all snapshots: everything that was committed is new to it. */
  readonly never: string
  /** What changed since a snapshot, and how the lists of these terms begin in these segments, all as of one moment. A list without documents is left out. */
  begin(asked: { readonly snapshot: string; readonly segments: readonly number[]; readonly terms: readonly string[] }): Promise<Begun>
  /** Chunks of lists; those of a segment that is gone are left out. */
  chunks(wanted: readonly Wanted[]): Promise<readonly StoredChunk[]>
  /** How many documents of the segments have each of the terms; those that none has are left out. */
  frequencies(segments: readonly number[], terms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The stored terms that begin and end so: texts with blanks between, each ascending. */
  terms(segments: readonly number[], begin: string, ending: string): Promise<readonly string[]>
  /** For texts longer than any term the documents of all segments with a word that begins so, as the store knows them by other means; in any order. */
  lookUp(texts: readonly string[]): Promise<readonly LookedUp[]>
}

export interface Begun {
  readonly changes: Changes
  readonly lists: readonly StoredList[]
}

export interface LookedUp {
  readonly text: string
  readonly segment: number
  readonly documentIds: readonly number[]
}

/** How documents become terms, and in which order they stand. */
export interface Rules {
  /** Of the words: an index that was made by another version is to be built anew. */
  readonly version: number
  /** Whether a word is a term only as a whole; of any other every prefix from the shortest on is one. */
  readonly isWhole: (word: string) => boolean
  /** Letters of the shortest prefix that is a term; as many as the word has where only the whole is one. */
  readonly shortest: (word: string) => number
  /** The least rank of each class, ascending from 0. Documents stand class by class, and a search may ask for some of them. */
  readonly classes: readonly number[]
}
