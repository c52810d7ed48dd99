// Reads the rows that questions show: those the process has kept, and what is missing of the database.
import type { ReadDb, Reader } from '../../platform/db/database.ts'
import type { News } from '../index/index.sql.ts'
import type { Page } from '../page.ts'
import { candidatesOf, inOrder } from './candidates.ts'
import type { KeptRows } from './kept-rows.ts'
import { type FoundRow, readBodies, type TellingRow } from './shown.sql.ts'
import { ShownLine, type Told, type Wanted } from './shown-line.ts'

/** Statements under way at once: news come from memory, rows perhaps from a disk, where several are read side by side. */
const NEWS_STATEMENTS = 1
const ROW_STATEMENTS = 3

/** Whoever keeps up with what changes. */
export interface Listener {
  /** Takes over what was told. */
  hear(text: string): News
  /** Whether rows may change without a word, as they do while the whole register is loaded. */
  readonly isLoading: boolean
}

export interface ReadRows {
  /** In the order of the page. */
  readonly rows: readonly FoundRow[]
  /** What was committed since the snapshot, and perhaps a little before. */
  readonly news: News
}

/** One per process. */
export class RowReader {
  readonly #listener: Listener
  readonly #kept: KeptRows
  /** Who has all rows and wants but the news does not wait behind those who read rows. */
  readonly #news: ShownLine
  readonly #rows: ShownLine

  /** `db` is of the pool of the searches. */
  constructor(db: ReadDb, listener: Listener, kept: KeptRows) {
    this.#listener = listener
    this.#kept = kept
    this.#news = new ShownLine(db, NEWS_STATEMENTS, (rows) => this.#take(rows))
    this.#rows = new ShownLine(db, ROW_STATEMENTS, (rows) => this.#take(rows))
  }

  close(): void {
    this.#kept.close()
  }

  /** The rows of a page that was found by what was known at `snapshot`; those of records that are gone since are left out. */
  async read(register: Reader, page: Page, snapshot: string): Promise<ReadRows> {
    const candidates = candidatesOf(page)
    const shown = this.#listener.isLoading ? null : inOrder(candidates, (place) => this.#kept.rank(place))
    if (!shown) return this.#readAll(register, { snapshot, ...candidates })
    const bodies = this.#kept.read(shown)
    const missing = shown.filter((_, i) => bodies[i] === undefined)
    const { rows, news } = await this.#ask({ snapshot, candidates: missing, offset: 0, size: missing.length }, register)
    // What was kept may be out of date now.
    if (news.loading && missing.length < shown.length) return this.#readAll(register, { snapshot, ...candidates })
    const told = new Map(rows.map((row) => [keyOf(row.segment, row.ordinal ?? row.rank), row.body]))
    const all = shown.flatMap(({ segment, number }, i) => bodies[i] ?? told.get(keyOf(segment, number)) ?? [])
    return { rows: readBodies(all), news }
  }

  async #readAll(register: Reader, wanted: Wanted): Promise<ReadRows> {
    const { rows, news } = await this.#ask(wanted, register)
    const sorted = [...rows].sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    return { rows: readBodies(sorted.flatMap(({ body }) => body ?? [])), news }
  }

  #ask(wanted: Wanted, register: Reader): Promise<Told> {
    return (wanted.candidates.length === 0 ? this.#news : this.#rows).ask(wanted, register)
  }

  /** Hears the news and keeps what came with them. */
  #take(rows: readonly TellingRow[]): News {
    const news = this.#listener.hear(rows.find(({ news }) => news !== null)?.news ?? '')
    if (!news.loading) this.#keep(rows)
    return news
  }

  #keep(rows: readonly TellingRow[]): void {
    const placed = rows.flatMap(({ segment, ordinal, rank, body }) =>
      segment === null || ordinal === null || rank === null ? [] : [{ segment, number: ordinal, rank, body }],
    )
    for (const place of placed) this.#kept.keepRank(place, place.rank)
    void this.#kept.keep(placed.flatMap(({ body, ...place }) => (body === null ? [] : [{ ...place, body }])))
  }
}

const keyOf = (segment: number | null, number: number | null): string => `${segment} ${number}`
