// The interface of the store that holds the posting lists of the index: the reads that a search needs, and their results. A posting list has the ids
// of the documents with a term, which is a word or a prefix of a word.
import type { ChunkRange } from './search.ts'

/**
 * An immutable set of documents. Their numbers in it, the document ids, follow the order of their ranks: 0, 1, 2, …
 */
export interface Segment {
  /** Its number. */
  readonly segment: number
  /** How many documents it has; their ids are below this. */
  readonly documents: number
  /** Where classes begin (`Rules.classes`): the first document id of the second class, of the third, and so on. */
  readonly borders: readonly number[]
}

/** A document that was written since the segments were made. */
export interface ChangedDocument {
  /** The application's id of the document, the same in every segment. */
  readonly key: number
  /** Number of the write; it increases with every write to any document. */
  readonly version: number
  /** Its place in results: no two documents have the same, and smaller ones come first. */
  readonly rank: number
  /** All its words, separated by spaces; null for a deleted document. */
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

/**
 * The beginning of a term's list: the ids of the documents with the term, ascending. Ids are stored in containers, one for each 65,536 ids
 * (container 0 has ids from 0 to 65,535), and containers in chunks, each of which is read at once (`lists.ts`).
 */
export interface StoredList {
  readonly segment: number
  /** The requested term: a word or a prefix of words. */
  readonly asked: string
  /**
   * The term under which the list is stored. A prefix with the same documents as a longer one has no list of its own: it stands for the first stored
   * term that is not less than it and begins with it.
   */
  readonly term: string
  /** Document frequency: how many documents the list has. */
  readonly df: number
  /** For each chunk the number of its last container; left out if there is only one chunk. */
  readonly ends?: readonly number[] | undefined
  /** The bytes of the first chunk. */
  readonly body: Uint8Array
}

export interface StoredChunk {
  readonly segment: number
  readonly term: string
  /** Its number in the list, from 0. */
  readonly chunk: number
  /** Its bytes: containers one after another. */
  readonly body: Uint8Array
}

/** The reads of a search. A read that takes too long throws an error that `Budget.isTimeOut` recognises. */
export interface Store {
  /** The snapshot of an empty store: asked for the changes since it, the store returns every one. */
  readonly emptySnapshot: string
  /** The changes since a snapshot and the beginnings of these terms' lists, read consistently at one moment. Empty lists are left out. */
  begin(request: {
    readonly snapshot: string
    readonly segments: readonly number[]
    readonly terms: readonly string[]
  }): Promise<BeginResult>
  /** Chunks of lists; those of a segment that was removed meanwhile are left out. */
  chunks(wanted: readonly ChunkRange[]): Promise<readonly StoredChunk[]>
  /** How many documents of the segments have each of the terms; terms without documents are left out. */
  frequencies(segments: readonly number[], terms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The stored terms of the segments that begin with `begin` and end with `ending`: one text for each segment, its terms ascending and separated by
   * spaces.
   */
  listTerms(segments: readonly number[], begin: string, ending: string): Promise<readonly string[]>
  /**
   * For texts longer than any term, which have no lists: the documents of the segments with a word that begins with the text, in any order. How
   * the store finds them is its own matter.
   */
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
  /** Version of these rules; an index that was made by another version must be rebuilt. */
  readonly version: number
  /** Whether a word is a term only as a whole; of any other word every prefix from the shortest on is a term. */
  readonly isWhole: (word: string) => boolean
  /** Length of the shortest prefix that is a term; the word's length if only the whole word is one. */
  readonly shortest: (word: string) => number
  /**
   * Classes of documents, such as active and closed companies, as the least rank of each, ascending from 0: with [0, 1000] a document of rank 999 is
   * of the first class. Results are ordered class by class, and a search may ask for some classes only.
   */
  readonly classes: readonly number[]
}
