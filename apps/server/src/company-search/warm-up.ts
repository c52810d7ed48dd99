// After a start, has PostgreSQL plan the statements of a search and reads the delta, so that people's first searches are not slowed by this.
import { indexWarmUpQueries, SEARCH_CONNECTIONS } from '../company-index/company-index.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import { listPage, listRanks } from './answer/page.sql.ts'
import { isTimeOut } from './budget.ts'
import type { SearchIndex } from './search-db.ts'

/** No segment and no document of one has this number. */
const NOWHERE = [0]

/** Runs the statements of a search, for something that does not exist, on several connections of the pool. */
export async function warmUpSearch(index: SearchIndex): Promise<void> {
  const { db, postings, summaryWanted } = index
  // `CandidateColumns` without a company.
  const noPage = [NOWHERE, NOWHERE, [0], [], [], [], 0, 1] as const
  const { version, today } = summaryWanted()
  const questions = [
    ...indexWarmUpQueries(index),
    () => listPage(db, postings.state.snapshot, version, today, ...noPage),
    () => listRanks(db, postings.state.snapshot, ...noPage),
  ].map(inTime)
  // The first one alone: it reads the delta, which all connections at once would read several times.
  await questions[0]?.()
  await preparePlans(SEARCH_CONNECTIONS, questions)
}

/** Ignores a time-out: on a cold or busy machine the first statements may be cut off, and what they read stays in the database's memory. */
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
