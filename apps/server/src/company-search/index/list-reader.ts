// Reads posting lists: how they begin from memory or the database, further chunks from the chunk cache on disk or the database.

import { lastContainer, PostingList } from '@sverka/posting-lists/lists'
import type { Wanted } from '@sverka/posting-lists/search'
import type { ReadDb } from '../../platform/db/database.ts'
import type { ChunkCache } from './cache/chunk-cache.ts'
import { ListCache } from './cache/list-cache.ts'
import type { Room } from './cache/slabs.ts'
import { parseChanges } from './changes.ts'
import { type Generation, SegmentGone } from './generation.ts'
import type { IndexState } from './index-state.ts'
import { type FirstChunkRow, listChunks, listFirstChunks } from './lists.sql.ts'

/** The list that stands for a term that was asked for. */
export interface AskedList {
  readonly asked: string
  readonly list: PostingList
}

/** The present generation with lists of its segments. */
export interface FirstChunks {
  readonly generation: Generation
  readonly lists: readonly AskedList[]
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
    for (const { segment, term, chunk, body } of rows) lists.get(`${segment} ${term}`)?.put(chunk, copiedInto(room, body))
    for (const { list, first, last } of wanted) {
      for (let chunk = first; chunk <= last; chunk++) if (!list.hasChunk(chunk)) throw new SegmentGone(`segment ${list.segment}`)
    }
  }

  #cached(terms: readonly string[]): { known: AskedList[]; unknown: string[] } {
    const { segments } = this.#state.generation
    const known: AskedList[] = []
    const unknown: string[] = []
    for (const asked of terms) {
      const lists = segments.flatMap(({ segment }) => this.#cache.get(segment, asked) ?? [])
      if (lists.length === segments.length) for (const list of lists) known.push({ asked, list })
      else unknown.push(asked)
    }
    return { known, unknown }
  }

  /** The lists of the terms asked for; a term that a segment does not know has an empty one. */
  #listsIn(rows: readonly FirstChunkRow[], segments: readonly number[], terms: readonly string[]): AskedList[] {
    const found = new Map(rows.map((row) => [`${row.segment} ${row.asked}`, row]))
    return segments.flatMap((segment) =>
      terms.map((asked) => {
        const list = listOf(segment, asked, found.get(`${segment} ${asked}`))
        this.#cache.set(asked, list)
        return { asked, list }
      }),
    )
  }
}

function listOf(segment: number, asked: string, row: FirstChunkRow | undefined): PostingList {
  if (!row?.body) return new PostingList({ segment, term: asked, df: 0, ends: [] })
  // In memory of its own, which is kept: a part of Node's pool would keep 64 KB of it from being used again.
  const body = new Uint8Array(row.body)
  const ends = row.ends?.split(' ').map(Number) ?? [lastContainer(body)]
  const list = new PostingList({ segment, term: row.term ?? asked, df: row.df ?? 0, ends })
  list.put(0, body)
  return list
}

const copiedInto = (room: Room, body: Buffer): Buffer => {
  const bytes = room.take(body.length)
  body.copy(bytes)
  return bytes
}
