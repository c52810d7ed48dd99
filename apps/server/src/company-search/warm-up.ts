// After a start of the server: lets PostgreSQL plan the statements of the company search, and reads the delta of the index (companies changed since
// it was built), so that the first searches of users need not wait for that.
import { indexWarmUpQueries, SEARCH_CONNECTIONS } from '../company-index/company-index.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import { listPage, listRanks } from './answer/page.sql.ts'
import { isTimeOut } from './budget.ts'
import type { SearchIndex } from './search-db.ts'

/** A number that no segment of the index has, and no document of one. */
const NOWHERE = [0]

/** Runs the statements of a search, for a document that does not exist, on several connections of the pool. */
export async function warmUpSearch(index: SearchIndex): Promise<void> {
  const { db, postings, summaryWanted } = index
  // `CandidateColumns` without a company.
  const noPage = [NOWHERE, NOWHERE, [0], [], [], [], 0, 1] as const
  const { version, today } = summaryWanted()
  const queries = [
    ...indexWarmUpQueries(index),
    () => listPage(db, postings.state.snapshot, version, today, ...noPage),
    () => listRanks(db, postings.state.snapshot, ...noPage),
  ].map(ignoreTimeout)
  // The first query alone: it reads the delta, which all connections at once would read several times.
  await queries[0]?.()
  await preparePlans(SEARCH_CONNECTIONS, queries)
}

/**
 * Ignores a time-out: on a cold or busy machine the first statements may exceed the limit, but the pages that they read stay in the database's
 * cache.
 */
function ignoreTimeout(query: () => Promise<unknown>): () => Promise<unknown> {
  return async () => {
    try {
      return await query()
    } catch (error) {
      if (isTimeOut(error)) return null
      throw error
    }
  }
}
