// PostgreSQL as the `Store` from which the package of posting lists reads the index of companies: for each term a list of the documents
// that have it, cut into chunks.
import type { BeginResult, Changes, PrefixLookup, Segment, Store, StoredList } from '@sverka/posting-lists/store'
import type { ReadDb } from '../../platform/db/database.ts'
import { endOfPrefix, OGRN_TERM_DIGITS } from '../documents/words.ts'
import { type FirstChunkRow, listChunks, listFirstChunks, listFrequencies, listTerms } from './lists.sql.ts'
import { listByLongNumbers } from './long-numbers.sql.ts'

/** A `pg_snapshot` before all transactions (3 is the first normal transaction id): everything committed is new since then. */
const NEVER = '3:3:'

export const searchStore = (db: ReadDb): Store => ({
  emptySnapshot: NEVER,
  async begin({ snapshot, segments, terms }): Promise<BeginResult> {
    const rows = await listFirstChunks(db, segments, terms, snapshot)
    return { changes: parseChanges(rows.find(({ changes }) => changes !== null)?.changes ?? ''), lists: rows.flatMap(storedList) }
  },
  chunks: (wanted) =>
    listChunks(
      db,
      wanted.map(({ list }) => list.term),
      [wanted.map(({ list }) => list.segment), wanted.map(({ first }) => first), wanted.map(({ last }) => last)],
    ),
  async frequencies(segments, terms) {
    return new Map((await listFrequencies(db, segments, terms)).map(({ term, df }) => [term, df]))
  },
  async listTerms(segments, begin, ending) {
    return (await listTerms(db, segments, [begin, endOfPrefix(begin)], ending)).map(({ terms }) => terms)
  },
  async lookUp(numbers): Promise<PrefixLookup[]> {
    const areOgrnToo = numbers.map((number) => number.length > OGRN_TERM_DIGITS)
    const rows = await listByLongNumbers(db, numbers, numbers.map(endOfPrefix), areOgrnToo)
    return rows.map(({ number, segment, documentIds }) => ({ text: number, segment, documentIds: documentIds.split(' ').map(Number) }))
  },
})

/** The list of a row; empty for the row that has the changes. */
const storedList = ({ segment, asked, term, df, ends, body }: FirstChunkRow): StoredList[] =>
  segment === null || asked === null || term === null || !body
    ? []
    : [{ segment, asked, term, df: df ?? 0, ends: ends?.split(' ').map(Number), body }]

/** Changes since a snapshot as `changesSince` sends them. `segments`: `segment:documents:border:border`, separated by spaces. */
interface ChangesJson extends Pick<Changes, 'snapshot' | 'version'> {
  readonly segments: string | null
  readonly tombstones: Changes['tombstones'] | null
  readonly delta: readonly (readonly [key: number, version: number, rank: number, words: string | null])[] | null
}

/** Parses the JSON of `changesSince`. */
export function parseChanges(text: string): Changes {
  const { snapshot, version, segments, tombstones, delta } = JSON.parse(text) as ChangesJson
  return {
    snapshot,
    // The first transaction that the snapshot (`xmin:xmax:…`) cannot have seen.
    at: Number(snapshot.split(':')[1]),
    version,
    generation: segments ?? '',
    segments: (segments?.split(' ') ?? []).map((one): Segment => {
      const [segment = 0, documents = 0, ...borders] = one.split(':').map(Number)
      return { segment, documents, borders }
    }),
    tombstones: tombstones ?? [],
    changed: (delta ?? []).map(([key, written, rank, words]) => ({ key, version: written, rank, words })),
  }
}
