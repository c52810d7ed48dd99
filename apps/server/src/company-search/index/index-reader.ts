// What a process knows of the index: the segments, what changed since they were made, and the lists it read last. Brought up to date by every answer.
import type { ReadDb } from '../../platform/db/database.ts'
import { Matcher } from '../segment/matcher.ts'
import { bytesOf, PostingList } from '../segment/postings.ts'
import type { Wanted } from '../segment/segment-search.ts'
import { INDEX_VERSION } from '../terms.ts'
import { type LookRow, listChunks, look, type News, readNews } from './index.sql.ts'
import { ListCache } from './list-cache.ts'
import { Recent } from './recent.ts'
import type { Shelf } from './shelf.ts'
import { Room, Slabs } from './slabs.ts'

export interface Segment {
  readonly segment: number
  readonly records: number
  readonly otherFrom: number
  readonly closedFrom: number
}

/** The segments as of a moment, with what changed since they were made. */
export interface Generation {
  readonly segments: readonly Segment[]
  /** By segment the numbers that no longer count. */
  readonly dead: ReadonlyMap<number, ReadonlySet<number>>
  readonly recent: Recent
  /** False as long as the index of a register that was there before it is being built. */
  readonly isWhole: boolean
}

/** The present generation with lists in its segments. */
export interface Seen {
  readonly generation: Generation
  readonly lists: readonly PostingList[]
}

/** A segment was replaced while it was being read: the question is to be asked anew. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

/** Before all transactions: everything committed is new to it. */
const NEVER = '3:3:'

/** `text` is how the database names the segments. */
type Growing = Omit<Generation, 'dead'> & { readonly dead: Map<number, Set<number>>; readonly text: string | null; isWhole: boolean }

export class IndexReader {
  readonly db: ReadDb
  /** Room for matching, which is never interrupted. */
  readonly matcher = new Matcher()
  readonly #cache = new ListCache()
  readonly #slabs = new Slabs()
  readonly #shelf: Shelf
  #snapshot = NEVER
  #generation: Growing = nothing(null)

  constructor(db: ReadDb, shelf: Shelf) {
    this.db = db
    this.#shelf = shelf
  }

  close(): void {
    this.#shelf.close()
  }

  /** Up to where everything that was committed is known here. */
  get snapshot(): string {
    return this.#snapshot
  }

  /** The generation known here and the lists of these terms, if all of them are; without asking the database whether it has changed. */
  remember(terms: readonly string[]): Seen | null {
    const generation = this.#generation
    if (this.#snapshot === NEVER) return null
    const { known, unknown } = this.#remembered(terms)
    return unknown.length === 0 ? { generation, lists: known } : null
  }

  /** The present generation, and the lists of these terms in its segments. */
  async look(terms: readonly string[]): Promise<Seen> {
    for (;;) {
      const generation = this.#generation
      const { known, unknown } = this.#remembered(terms)
      const segments = generation.segments.map(({ segment }) => segment)
      const rows = await look(this.db, segments, unknown, this.#snapshot)
      // Another question has found other segments: what was read is of no account.
      if (this.#generation !== generation) continue
      const news = readNews(rows.find((row) => row.news !== null)?.news ?? '')
      if (news.segments !== generation.text) {
        this.#begin(news.segments)
        continue
      }
      this.#takeOver(news)
      return { generation, lists: [...known, ...this.#listsIn(rows, segments, unknown)] }
    }
  }

  /** Takes over what has been told since `snapshot` to a question of this generation. Throws SegmentGone. */
  learn(text: string, generation: Generation): News {
    const news = readNews(text)
    if (this.#generation !== generation) throw new SegmentGone('the segments were replaced')
    if (news.segments !== this.#generation.text) {
      this.#begin(news.segments)
      throw new SegmentGone('the segments were replaced')
    }
    this.#takeOver(news)
    return news
  }

  /** Memory for the chunks that one question reads. */
  room(): Room {
    return new Room(this.#slabs)
  }

  /** Reads chunks into their lists, which are of one question. Throws SegmentGone. */
  async read(wanted: readonly Wanted[], room: Room): Promise<void> {
    const missing = this.#shelf.fill(wanted, room)
    if (missing.length === 0) return
    await this.#readOfDatabase(missing, room)
    this.#shelf.keep(missing)
  }

  async #readOfDatabase(wanted: readonly Wanted[], room: Room): Promise<void> {
    const lists = new Map(wanted.map(({ list }) => [`${list.segment} ${list.term}`, list]))
    const terms = wanted.map(({ list }) => list.term)
    const numbers = [wanted.map(({ list }) => list.segment), wanted.map(({ first }) => first), wanted.map(({ last }) => last)]
    const rows = await listChunks(this.db, terms, numbers)
    for (const { segment, term, chunk, body } of rows) lists.get(`${segment} ${term}`)?.put(chunk, bytesInto(room, body))
    for (const { list, first, last } of wanted) {
      for (let chunk = first; chunk <= last; chunk++) if (!list.hasChunk(chunk)) throw new SegmentGone(`segment ${list.segment}`)
    }
  }

  #remembered(terms: readonly string[]): { known: PostingList[]; unknown: string[] } {
    const { segments } = this.#generation
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
  #listsIn(rows: readonly LookRow[], segments: readonly number[], asked: readonly string[]): PostingList[] {
    const found = new Map(rows.map((row) => [`${row.segment} ${row.term}`, row]))
    return segments.flatMap((segment) =>
      asked.map((term) => {
        const row = found.get(`${segment} ${term}`)
        const list = new PostingList({ segment, term, df: row?.df ?? 0, ends: row?.ends?.split(' ').map(Number) ?? [] })
        if (row?.body) list.put(0, bytesOf(row.body))
        this.#cache.keep(list)
        return list
      }),
    )
  }

  #begin(text: string | null): void {
    this.#snapshot = NEVER
    this.#generation = nothing(text)
    const segments = new Set(this.#generation.segments.map(({ segment }) => segment))
    this.#cache.keepOnly(segments)
    this.#shelf.keepOnly(segments)
  }

  #takeOver({ snapshot, version, dead, recent }: News): void {
    const generation = this.#generation
    for (const [segment, ordinal] of dead ?? []) {
      const ofSegment = generation.dead.get(segment) ?? new Set()
      generation.dead.set(segment, ofSegment.add(ordinal))
    }
    for (const [id, written, rank, inn, ogrn, words] of recent ?? [])
      generation.recent.put({ id, version: written, rank, inn, ogrn, words })
    generation.isWhole = generation.segments.length > 0 || version === INDEX_VERSION
    // Answers may come in another order than they were asked for; an older snapshot only reads some rows again.
    if (endOf(snapshot) > endOf(this.#snapshot)) this.#snapshot = snapshot
  }
}

const bytesInto = (room: Room, body: string): Buffer => {
  const bytes = room.take(Buffer.byteLength(body, 'base64'))
  bytes.write(body, 'base64')
  return bytes
}

/** The first transaction that a snapshot (`xmin:xmax:…`) cannot have seen. */
const endOf = (snapshot: string): number => Number(snapshot.split(':')[1])

function nothing(text: string | null): Growing {
  const segments = (text?.split(' ') ?? []).map((one): Segment => {
    const [segment = 0, records = 0, otherFrom = 0, closedFrom = 0] = one.split(':').map(Number)
    return { segment, records, otherFrom, closedFrom }
  })
  return { text, segments, dead: new Map(), recent: new Recent(), isWhole: false }
}
