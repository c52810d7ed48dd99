// What a process knows of the index: the segments, what changed since they were made, and the lists it read last. Brought up to date by every look.
import type { ReadDb } from '../../platform/db/database.ts'
import { Matcher } from '../segment/matcher.ts'
import { PostingList } from '../segment/postings.ts'
import type { Wanted } from '../segment/segment-search.ts'
import { INDEX_VERSION } from '../terms.ts'
import { type LookRow, listChunks, look } from './index.sql.ts'
import { ListCache } from './list-cache.ts'
import { Recent } from './recent.ts'

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
}

/** What a look tells. */
export interface Seen {
  readonly generation: Generation
  readonly lists: PostingList[]
  /** False as long as the index of a register that was there before it is being built. */
  readonly isWhole: boolean
}

/** A segment was replaced while it was being read: the question is to be asked anew. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

/** Before all transactions: everything committed is new to it. */
const NEVER = '3:3:'

/** `text` is how the database names the segments. */
type Growing = Omit<Generation, 'dead'> & { readonly dead: Map<number, Set<number>>; readonly text: string | null }

export class IndexReader {
  readonly db: ReadDb
  /** Room for matching, which is never interrupted. */
  readonly matcher = new Matcher()
  readonly #cache = new ListCache()
  #snapshot = NEVER
  #generation: Growing = nothing(null)

  constructor(db: ReadDb) {
    this.db = db
  }

  /** The present generation, and the lists of these terms in its segments. */
  async look(terms: readonly string[]): Promise<Seen> {
    for (;;) {
      const generation = this.#generation
      const segments = generation.segments.map(({ segment }) => segment)
      const lists: PostingList[] = []
      const asked = new Set<string>()
      for (const term of terms) {
        const known = segments.flatMap((segment) => this.#cache.get(segment, term) ?? [])
        if (known.length === segments.length) lists.push(...known)
        else asked.add(term)
      }
      const rows = await look(this.db, segments, [...asked], this.#snapshot)
      // Another look has found other segments: what was read is of no account.
      if (this.#generation !== generation) continue
      const state = rows.find(({ what }) => what === 'state')
      const text = state?.body ?? null
      if (text !== generation.text) {
        this.#begin(text)
        continue
      }
      this.#takeOver(rows, state?.ends ?? NEVER)
      const isWhole = segments.length > 0 || state?.number === INDEX_VERSION
      return { generation, lists: [...lists, ...this.#listsIn(rows, segments, asked)], isWhole }
    }
  }

  /** Reads chunks into their lists. Throws SegmentGone. */
  async read(wanted: readonly Wanted[]): Promise<void> {
    if (wanted.length === 0) return
    const lists = new Map(wanted.map(({ list }) => [`${list.segment} ${list.term}`, list]))
    const terms = wanted.map(({ list }) => list.term)
    const numbers = [wanted.map(({ list }) => list.segment), wanted.map(({ first }) => first), wanted.map(({ last }) => last)]
    const rows = await listChunks(this.db, terms, numbers)
    for (const { segment, term, chunk, body } of rows) lists.get(`${segment} ${term}`)?.put(chunk, body)
    for (const { list, first, last } of wanted) {
      for (let chunk = first; chunk <= last; chunk++) if (!list.hasChunk(chunk)) throw new SegmentGone(`segment ${list.segment}`)
      this.#cache.keep(list)
    }
  }

  /** The lists of the terms asked for; a term that a segment does not know has an empty one. */
  #listsIn(rows: readonly LookRow[], segments: readonly number[], asked: ReadonlySet<string>): PostingList[] {
    const found = new Map(rows.filter(({ what }) => what === 'term').map((row) => [`${row.segment} ${row.name}`, row]))
    return segments.flatMap((segment) =>
      [...asked].map((term) => {
        const row = found.get(`${segment} ${term}`)
        const list = new PostingList({ segment, term, df: row?.number ?? 0, ends: row?.ends?.split(' ').map(Number) ?? [] })
        if (row?.body) list.put(0, row.body)
        this.#cache.keep(list)
        return list
      }),
    )
  }

  #begin(text: string | null): void {
    this.#snapshot = NEVER
    this.#generation = nothing(text)
    this.#cache.keepOnly(new Set(this.#generation.segments.map(({ segment }) => segment)))
  }

  #takeOver(rows: readonly LookRow[], snapshot: string): void {
    const { dead, recent } = this.#generation
    for (const { what, segment, number, rank, version, name, ends, body } of rows) {
      if (what === 'dead') {
        const ofSegment = dead.get(segment ?? 0) ?? new Set()
        dead.set(segment ?? 0, ofSegment.add(number ?? 0))
      } else if (what === 'recent') {
        recent.put({ id: number ?? 0, version: version ?? 0, rank: rank ?? 0, inn: name, ogrn: ends ?? '', words: body })
      }
    }
    // Looks may answer in another order than they were asked; an older snapshot only reads some rows again.
    if (endOf(snapshot) > endOf(this.#snapshot)) this.#snapshot = snapshot
  }
}

/** The first transaction that a snapshot (`xmin:xmax:…`) cannot have seen. */
const endOf = (snapshot: string): number => Number(snapshot.split(':')[1])

function nothing(text: string | null): Growing {
  const segments = (text?.split(' ') ?? []).map((one): Segment => {
    const [segment = 0, records = 0, otherFrom = 0, closedFrom = 0] = one.split(':').map(Number)
    return { segment, records, otherFrom, closedFrom }
  })
  return { text, segments, dead: new Map(), recent: new Recent() }
}
