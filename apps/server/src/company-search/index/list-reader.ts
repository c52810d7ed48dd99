// Reads posting lists: how they begin from memory or the database, further chunks from the chunk cache on disk or the database.
import type { ReadDb } from '../../platform/db/database.ts'
import { bytesOf, PostingList } from '../segment/postings.ts'
import type { Wanted } from '../segment/segment-search.ts'
import type { ChunkCache } from './cache/chunk-cache.ts'
import { ListCache } from './cache/list-cache.ts'
import type { Room } from './cache/slabs.ts'
import { parseChanges } from './changes.ts'
import { type Generation, SegmentGone } from './generation.ts'
import type { IndexState } from './index-state.ts'
import { type FirstChunkRow, listChunks, listFirstChunks } from './lists.sql.ts'

/** The present generation with lists of its segments. */
export interface FirstChunks {
  readonly generation: Generation
  readonly lists: readonly PostingList[]
}

export class ListReader {
  readonly #db: ReadDb
  readonly #state: IndexState
  readonly #cache = new ListCache()
  readonly #chunks: ChunkCache

  constructor(db: ReadDb, state: IndexState, chunks: ChunkCache) {
    this.#db = db
    this.#state = state
    this.#chunks = chunks
  }

  /** The lists of these terms with their first chunks: from memory if all of them are there, else in one statement, which brings the state up to date too. */
  async first(terms: readonly string[]): Promise<FirstChunks> {
    const { generation, isKnown } = this.#state
    const { known, unknown } = this.#cached(terms)
    return isKnown && unknown.length === 0 ? { generation, lists: known } : this.readFirst(terms)
  }

  /** The same, never from memory alone. */
  async readFirst(terms: readonly string[]): Promise<FirstChunks> {
    for (;;) {
      const { generation, snapshot } = this.#state
      const { known, unknown } = this.#cached(terms)
      const segments = generation.segments.map(({ segment }) => segment)
      const rows = await listFirstChunks(this.#db, segments, unknown, snapshot)
      // Another question has found other segments: what was read is of no account.
      if (this.#state.generation !== generation) continue
      this.#state.apply(parseChanges(rows.find(({ changes }) => changes !== null)?.changes ?? ''))
      if (this.#state.generation !== generation) continue
      return { generation, lists: [...known, ...this.#listsIn(rows, segments, unknown)] }
    }
  }

  /** Reads further chunks into their lists, which are of one question. Throws SegmentGone. */
  async readChunks(wanted: readonly Wanted[], room: Room): Promise<void> {
    const missing = this.#chunks.fill(wanted, room)
    if (missing.length === 0) return
    await this.#readOfDatabase(missing, room)
    this.#chunks.add(missing)
  }

  /** Forgets segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    this.#cache.forgetOthers(segments)
    this.#chunks.forgetOthers(segments)
  }

  close(): void {
    this.#chunks.close()
  }

  async #readOfDatabase(wanted: readonly Wanted[], room: Room): Promise<void> {
    const lists = new Map(wanted.map(({ list }) => [`${list.segment} ${list.term}`, list]))
    const terms = wanted.map(({ list }) => list.term)
    const numbers = [wanted.map(({ list }) => list.segment), wanted.map(({ first }) => first), wanted.map(({ last }) => last)]
    const rows = await listChunks(this.#db, terms, numbers)
    for (const { segment, term, chunk, body } of rows) lists.get(`${segment} ${term}`)?.put(chunk, bytesInto(room, body))
    for (const { list, first, last } of wanted) {
      for (let chunk = first; chunk <= last; chunk++) if (!list.hasChunk(chunk)) throw new SegmentGone(`segment ${list.segment}`)
    }
  }

  #cached(terms: readonly string[]): { known: PostingList[]; unknown: string[] } {
    const { segments } = this.#state.generation
    const known: PostingList[] = []
    const unknown: string[] = []
    for (const term of terms) {
      const lists = segments.flatMap(({ segment }) => this.#cache.get(segment, term) ?? [])
      if (lists.length === segments.length) known.push(...lists)
      else unknown.push(term)
    }
    return { known, unknown }
  }

  /** The lists of the terms asked for; a term that a segment does not know has an empty one. */
  #listsIn(rows: readonly FirstChunkRow[], segments: readonly number[], asked: readonly string[]): PostingList[] {
    const found = new Map(rows.map((row) => [`${row.segment} ${row.term}`, row]))
    return segments.flatMap((segment) =>
      asked.map((term) => {
        const row = found.get(`${segment} ${term}`)
        const list = new PostingList({ segment, term, df: row?.df ?? 0, ends: row?.ends?.split(' ').map(Number) ?? [] })
        if (row?.body) list.put(0, bytesOf(row.body))
        this.#cache.set(list)
        return list
      }),
    )
  }
}

const bytesInto = (room: Room, body: string): Buffer => {
  const bytes = room.take(Buffer.byteLength(body, 'base64'))
  bytes.write(body, 'base64')
  return bytes
}
