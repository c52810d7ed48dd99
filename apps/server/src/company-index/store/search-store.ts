// Reads the search index of companies from PostgreSQL: implements `Store` of the package posting-lists. For each term the index has a list of the
// documents with it, cut into chunks.
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
    return { changes: parseChanges(rows.find(({ changes }) => changes !== null)?.changes ?? ''), lists: rows.flatMap(toStoredList) }
  },
  chunks: (requests) =>
    listChunks(
      db,
      requests.map(({ list }) => list.term),
      [requests.map(({ list }) => list.segment), requests.map(({ first }) => first), requests.map(({ last }) => last)],
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

/** The list in a row, as an array of one; empty for the row that has the changes. */
const toStoredList = ({ segment, asked, term, df, ends, body }: FirstChunkRow): StoredList[] =>
  segment === null || asked === null || term === null || !body
    ? []
    : [{ segment, asked, term, df: df ?? 0, ends: ends?.split(' ').map(Number), body }]

/**
 * Changes of the index since a snapshot, as the SQL expression `changesSince` gives them. `segments`: `segment:documents:border:border`, separated by
 * spaces; the borders are the ids of the first document that is not active and the first one that is closed.
 */
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
    segments: (segments?.split(' ') ?? []).map((text): Segment => {
      const [segment = 0, documents = 0, ...borders] = text.split(':').map(Number)
      return { segment, documents, borders }
    }),
    tombstones: tombstones ?? [],
    changed: (delta ?? []).map(([key, changeVersion, rank, words]) => ({ key, version: changeVersion, rank, words })),
  }
}
