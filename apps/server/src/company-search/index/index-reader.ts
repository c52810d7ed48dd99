// What a process knows of the index: the segments, what changed since they were made, and the lists it read last. Brought up to date by every answer.
import type { ReadDb } from '../../platform/db/database.ts'
import { Matcher } from '../segment/matcher.ts'
import { bytesOf, PostingList } from '../segment/postings.ts'
import type { Wanted } from '../segment/segment-search.ts'
import type { KeptRows } from '../shown/kept-rows.ts'
import { RowReader } from '../shown/row-reader.ts'
import { INDEX_VERSION } from '../terms.ts'
import { type Generation, type Segment, SegmentGone } from './generation.ts'
import { GenerationCache } from './generation-cache.ts'
import { endOf, type LookRow, listChunks, look, type News, readNews } from './index.sql.ts'
import { ListCache } from './list-cache.ts'
import { Recent } from './recent.ts'
import type { Shelf } from './shelf.ts'
import { Room, Slabs } from './slabs.ts'

/** The present generation with lists in its segments. */
export interface Seen {
  readonly generation: Generation
  readonly lists: readonly PostingList[]
}

/** Bytes, roughly. */
const NUMBERS_ROOM = 4 * 2 ** 20
/** Words. */
const REPAIRS_ROOM = 2000

/** Before all transactions: everything committed is new to it. */
const NEVER = '3:3:'

/** `text` is how the database names the segments. */
type Growing = Omit<Generation, 'dead'> & { readonly dead: Map<number, Set<number>>; readonly text: string | null; isWhole: boolean }

export class IndexReader {
  readonly db: ReadDb
  /** For long numbers the records of each segment that have them. */
  readonly numbers = new GenerationCache<ReadonlyMap<number, Uint32Array>>(NUMBERS_ROOM)
  /** For a word in which nothing is found the terms it may have been meant to be, with their frequencies in the segments. */
  readonly repairs = new GenerationCache<ReadonlyMap<string, number>>(REPAIRS_ROOM)
  /** Room for matching, which is never interrupted. */
  readonly matcher = new Matcher()
  readonly #cache = new ListCache()
  readonly #slabs = new Slabs()
  readonly #shelf: Shelf
  #snapshot = NEVER
  #generation: Growing = nothing(null)
  #isLoading = false
  /** What is shown of the records that were found. */
  readonly rows: RowReader

  /** Milliseconds after which a question is answered by what is known then. */
  readonly answerMs: number

  constructor(db: ReadDb, { shelf, rows, answerMs }: { shelf: Shelf; rows: KeptRows; answerMs: number }) {
    this.db = db
    this.answerMs = answerMs
    this.#shelf = shelf
    this.rows = new RowReader(db, this, rows)
  }

  close(): void {
    this.#shelf.close()
    this.rows.close()
  }

  /** Whether a load of the whole register, which announces no change, was under way when news were last heard. */
  get isLoading(): boolean {
    return this.#isLoading
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

  /** Takes over what has been told since a snapshot; other segments than are known here begin a new generation. */
  hear(text: string): News {
    const news = readNews(text)
    if (news.segments === this.#generation.text) this.#takeOver(news)
    else this.#begin(news.segments)
    return news
  }

  /** Whether a question of this generation may go on: its segments are the present ones. Throws SegmentGone. */
  confirm(generation: Generation): void {
    if (this.#generation !== generation) throw new SegmentGone('the segments were replaced')
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

  #takeOver({ snapshot, version, dead, recent, loading }: News): void {
    const generation = this.#generation
    this.#isLoading = loading
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

function nothing(text: string | null): Growing {
  const segments = (text?.split(' ') ?? []).map((one): Segment => {
    const [segment = 0, records = 0, otherFrom = 0, closedFrom = 0] = one.split(':').map(Number)
    return { segment, records, otherFrom, closedFrom }
  })
  return { text, segments, dead: new Map(), recent: new Recent(), isWhole: false }
}
