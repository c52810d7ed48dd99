// The index in one process: its state (segments and the delta of later changes), the posting lists it has read, and the memory that queries share. A
// generation is the set of segments at one time; data read from them is valid until the segments are replaced.
import { GenerationCache, ListCache, ResultBuffers } from './caches.ts'
import type { ChunkCache } from './chunk-cache.ts'
import { lastContainer, PostingList } from './lists.ts'
import { Matcher } from './matcher.ts'
import type { ChunkRange } from './search.ts'
import { type Room, Slabs } from './slabs.ts'
import { type Generation, IndexState, SegmentDeleted } from './state.ts'
import type { Rules, Store, StoredChunk, StoredList } from './store.ts'

export interface OpenOptions {
  readonly rules: Rules
  /** A file cache for chunks read from the store; without it they are not cached. */
  readonly chunks?: ChunkCache | undefined
  /** Bytes, approximately, for the cached beginnings of lists. */
  readonly listBytes?: number
}

/** Sizes of the caches in memory, in bytes. */
const LIST_BYTES = 24 * 2 ** 20
const LOOK_UP_BYTES = 4 * 2 ** 20
const TERMS_BYTES = 16 * 2 ** 20
/** The most cached queries for frequencies. */
const FREQUENCIES = 2000

/** The list that stands for a requested term. */
export interface RequestedList {
  /** The requested term. The list's own term may be longer: a prefix with the same documents as a longer one has no list of its own. */
  readonly asked: string
  readonly list: PostingList
}

/** The current generation with lists of its segments. */
export interface LoadedGeneration {
  readonly generation: Generation
  readonly lists: readonly RequestedList[]
}

/** One per process. */
export class PostingIndex {
  readonly store: Store
  readonly rules: Rules
  readonly state: IndexState
  /** For texts longer than any term: the ids of the documents with them, by segment. */
  readonly lookUps = new GenerationCache<ReadonlyMap<number, Uint32Array>>(LOOK_UP_BYTES)
  /** How many documents of the segments have each term, by the name of the query. Each entry counts 1. */
  readonly frequencies = new GenerationCache<ReadonlyMap<string, number>>(FREQUENCIES)
  /** Stored terms by their beginning and ending. */
  readonly terms = new GenerationCache<readonly string[]>(TERMS_BYTES)
  /** Memory for matching, which is synchronous and so can be shared. */
  readonly matcher = new Matcher()
  /** Memory for chunks. */
  readonly slabs = new Slabs()
  /** Buffers for the matches of queries. */
  readonly founds = new ResultBuffers()
  readonly #lists: ListCache
  readonly #chunks: ChunkCache | undefined

  constructor(store: Store, { rules, chunks, listBytes = LIST_BYTES }: OpenOptions) {
    this.store = store
    this.rules = rules
    this.#chunks = chunks
    this.#lists = new ListCache(listBytes)
    const onNewSegments = (segments: ReadonlySet<number>) => {
      this.#lists.forgetOthers(segments)
      this.#chunks?.forgetOthers(segments)
    }
    this.state = new IndexState({ rules, never: store.emptySnapshot, onNewSegments })
  }

  /**
   * The lists of these terms with their first chunks: from memory if the state was read before and all lists are there, otherwise from the store, which
   * also updates the state. From memory they are as of the last read. Whoever shows results reads the changes since then together with them, applies
   * them to the state, and repeats the search if they matter.
   */
  async lists(terms: readonly string[]): Promise<LoadedGeneration> {
    const { generation, isKnown } = this.state
    const { known, unknown } = this.#cached(terms)
    return isKnown && unknown.length === 0 ? { generation, lists: known } : this.readLists(terms)
  }

  /** The same, but always asks the store, even if all lists are in memory. */
  async readLists(terms: readonly string[]): Promise<LoadedGeneration> {
    for (;;) {
      const { generation, snapshot } = this.state
      const { known, unknown } = this.#cached(terms)
      const segments = generation.segments.map(({ segment }) => segment)
      const { changes, lists } = await this.store.begin({ snapshot, segments, terms: unknown })
      // Meanwhile another query has learned of new segments: this read is discarded and repeated.
      if (this.state.generation !== generation) continue
      this.state.apply(changes)
      // This read itself has learned of new segments: it is repeated for these.
      if (this.state.generation !== generation) continue
      return { generation, lists: [...known, ...this.#take(lists, segments, unknown)] }
    }
  }

  /** Reads further chunks into lists that belong to one query: an `IndexView` copies the cached ones before. Throws SegmentDeleted. */
  async readChunks(wanted: readonly ChunkRange[], room: Room): Promise<void> {
    const missing = this.#chunks?.fill(wanted, room) ?? wanted
    if (missing.length === 0) return
    putInto(missing, await this.store.chunks(missing), room)
    this.#chunks?.add(missing)
  }

  close(): void {
    this.#chunks?.close()
  }

  #cached(terms: readonly string[]): { known: RequestedList[]; unknown: string[] } {
    const { segments } = this.state.generation
    const known: RequestedList[] = []
    const unknown: string[] = []
    for (const asked of terms) {
      const lists = segments.flatMap(({ segment }) => this.#lists.get(segment, asked) ?? [])
      if (lists.length === segments.length) for (const list of lists) known.push({ asked, list })
      else unknown.push(asked)
    }
    return { known, unknown }
  }

  /** The lists of the requested terms; empty for a term that a segment does not have. */
  #take(stored: readonly StoredList[], segments: readonly number[], terms: readonly string[]): RequestedList[] {
    const found = new Map(stored.map((one) => [`${one.segment} ${one.asked}`, one]))
    return segments.flatMap((segment) =>
      terms.map((asked) => {
        const list = toList(segment, asked, found.get(`${segment} ${asked}`))
        this.#lists.set(asked, list)
        return { asked, list }
      }),
    )
  }
}

function toList(segment: number, asked: string, stored: StoredList | undefined): PostingList {
  if (!stored) return new PostingList({ segment, term: asked, df: 0, ends: [] })
  // Copied into memory of its own, because it is cached: a slice of Node's buffer pool would prevent 64 KB from being freed.
  const body = new Uint8Array(stored.body)
  const list = new PostingList({ segment, term: stored.term, df: stored.df, ends: stored.ends ?? [lastContainer(body)] })
  list.put(0, body)
  return list
}

/** Throws SegmentDeleted if anything that was requested is missing. */
function putInto(wanted: readonly ChunkRange[], chunks: readonly StoredChunk[], room: Room): void {
  const lists = new Map(wanted.map(({ list }) => [`${list.segment} ${list.term}`, list]))
  for (const { segment, term, chunk, body } of chunks) {
    const bytes = room.take(body.length)
    bytes.set(body)
    lists.get(`${segment} ${term}`)?.put(chunk, bytes)
  }
  for (const { list, first, last } of wanted) {
    for (let chunk = first; chunk <= last; chunk++) if (!list.hasChunk(chunk)) throw new SegmentDeleted(`segment ${list.segment}`)
  }
}
