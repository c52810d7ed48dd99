// Reads the rows of a page of search results and, in the same statement, the changes of the index since it was searched: with them the caller decides
// whether the answer is still valid.
import type { SearchSort } from '@sverka/contract/company-search/company-search.rules'
import { type Candidates, listCandidates, type Page } from '@sverka/posting-lists/page'
import type { Changes } from '@sverka/posting-lists/store'
import { idOfRank, parseChanges } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { SearchDb } from '../search-db.ts'
import { type CandidateColumns, listPage, listRanks, listSorted, type PageRow } from './page.sql.ts'

/** The result of reading a page. */
export interface PageRead {
  /** Rows in the order of the page. */
  readonly rows: readonly PageRow[]
  /** The changes of the index that were committed since the snapshot. */
  readonly changes: Changes
}

interface Request {
  /** The snapshot of the index in which the page was found. */
  readonly snapshot: string
  /** The order that the user chose; without it the best match comes first. */
  readonly sort?: SearchSort | undefined
}

/** The rows of a page; companies that were deleted meanwhile have no body. */
export async function readPage(db: SearchDb, page: Page, { snapshot, sort }: Request): Promise<PageRead> {
  const { version, today } = db.index.summaryWanted()
  const list = sort ? listSorted[sort] : listPage
  const candidates = sort ? allCandidates(page) : listCandidates(page)
  return read(db, (reader) => list(reader, snapshot, version, today, ...toColumns(candidates)))
}

/** All results up to the counting limit, because any of them may come first after sorting. */
const allCandidates = (page: Page): Candidates => ({
  ...listCandidates({ ...page, offset: 0, size: page.end }),
  offset: page.offset,
  size: page.size,
})

/** The ranks of the page's companies, without their rows. */
export const readRanks = (db: SearchDb, page: Page, snapshot: string): Promise<PageRead> =>
  read(db, (reader) => listRanks(reader, snapshot, ...toColumns(listCandidates(page))))

async function read({ index }: SearchDb, query: (db: Reader) => Promise<PageRow[]>): Promise<PageRead> {
  const rows = await query(index.db)
  const changes = parseChanges(rows[0]?.changes ?? '')
  // The process's copy of the index learns of the changes at once.
  index.postings.state.apply(changes)
  return { rows: rows.filter(({ rank }) => rank !== null), changes }
}

/**
 * The candidates as parameters of the statement. Those of the delta (companies changed since the segments were built) have no segment; their
 * `number` is the rank, which contains the company's id.
 */
function toColumns({ candidates, offset, size }: Candidates): CandidateColumns {
  const [documents, changed] = [candidates.filter(({ segment }) => segment !== null), candidates.filter(({ segment }) => segment === null)]
  return [
    documents.map(({ segment }) => segment ?? 0),
    documents.map(({ number }) => number),
    documents.map(({ level }) => level),
    changed.map(({ number }) => idOfRank(number)),
    changed.map(({ number }) => number),
    changed.map(({ level }) => level),
    offset,
    size,
  ]
}
