// After a start, plans the statements of a search and reads the delta, so that people's first searches are not slowed by it.
import { indexWarmUpQueries, SEARCH_CONNECTIONS } from '../company-index/company-index.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import { listPage, listRanks } from './answer/page.sql.ts'
import { isTimeOut } from './budget.ts'
import type { SearchIndex } from './search-db.ts'

/** No segment and no document of one has this number. */
const NOWHERE = [0]

/** Searches for something that does not exist, on some connections of the pool. */
export async function warmSearch(index: SearchIndex): Promise<void> {
  const { db, postings, summaryWanted } = index
  const noPage = [NOWHERE, NOWHERE, [0], [], [], [], 0, 1] as const
  const { version, today } = summaryWanted()
  const questions = [
    ...indexWarmUpQueries(index),
    () => listPage(db, postings.state.snapshot, version, today, ...noPage),
    () => listRanks(db, postings.state.snapshot, ...noPage),
  ].map(inTime)
  // One search first: five first reads of the same delta together would be five times the work.
  await questions[0]?.()
  await preparePlans(SEARCH_CONNECTIONS, questions)
}

/** A first search on a cold or busy machine may be cut off: what it read stays in the database's memory, and it is repeated anyway. */
function inTime(ask: () => Promise<unknown>): () => Promise<unknown> {
  return async () => {
    try {
      return await ask()
    } catch (error) {
      if (isTimeOut(error)) return null
      throw error
    }
  }
}
