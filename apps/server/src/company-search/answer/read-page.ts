// Reads what a page shows, and brings the process up to date with what changed meanwhile: one statement.
import type { Reader } from '../../platform/db/database.ts'
import { type Changes, parseChanges } from '../index/changes.sql.ts'
import type { SearchDb } from '../search-db.ts'
import { isTimeOut } from '../time-out.ts'
import { candidatesOf, columnsOf } from './candidates.ts'
import { listPage, listRanks, type TellingRow } from './page.sql.ts'
import type { Page } from './page.ts'

export interface PageRead {
  /** In the order of the page. */
  readonly rows: readonly TellingRow[]
  /** What was committed since the snapshot. */
  readonly changes: Changes
}

/** The rows of a page that was found by what was known at `snapshot`; those of companies that are gone since have no body. */
export async function readPage(db: SearchDb, page: Page, snapshot: string): Promise<PageRead> {
  const { version, today } = await db.index.summaryWanted()
  return read(db, (reader) => listPage(reader, snapshot, version, today, ...columnsOf(candidatesOf(page))))
}

/** The same with the ranks alone. */
export const readRanks = (db: SearchDb, page: Page, snapshot: string): Promise<PageRead> =>
  read(db, (reader) => listRanks(reader, snapshot, ...columnsOf(candidatesOf(page))))

async function read({ register, index }: SearchDb, ask: (db: Reader) => Promise<TellingRow[]>): Promise<PageRead> {
  const rows = await ask(index.db).catch((error: unknown) => {
    // What was found is to be shown: without the limit of a search, but not later than the answer.
    if (isTimeOut(error)) return ask(register)
    throw error
  })
  const changes = parseChanges(rows[0]?.changes ?? '')
  index.state.apply(changes)
  return { rows: rows.filter(({ rank }) => rank !== null), changes }
}
