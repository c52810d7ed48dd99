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
export const readPage = (db: SearchDb, page: Page, snapshot: string): Promise<PageRead> => read(db, listPage, page, snapshot)

/** The same with the ranks alone. */
export const readRanks = (db: SearchDb, page: Page, snapshot: string): Promise<PageRead> => read(db, listRanks, page, snapshot)

async function read({ register, index }: SearchDb, list: typeof listPage, page: Page, snapshot: string): Promise<PageRead> {
  const ask = (db: Reader) => list(db, snapshot, ...columnsOf(candidatesOf(page)))
  const rows = await ask(index.db).catch((error: unknown) => {
    // What was found is to be shown: without the limit of a search, but not later than the answer.
    if (isTimeOut(error)) return ask(register)
    throw error
  })
  const changes = parseChanges(rows[0]?.changes ?? '')
  index.state.apply(changes)
  return { rows: rows.filter(({ rank }) => rank !== null), changes }
}
