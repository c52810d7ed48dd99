// After a start: the statements of a search are planned, and what changed since the segments were made is read, before people's questions pay for it.
import { readingsOfIndex, SEARCH_CONNECTIONS } from '../company-index/company-index.ts'
import { planAhead } from '../platform/db/plan-ahead.ts'
import { listPage, listRanks } from './answer/page.sql.ts'
import { isTimeOut } from './budget.ts'
import type { SearchIndex } from './search-db.ts'

/** No segment has this number, and no document of one. */
const NOWHERE = [0]

/** Asks for what is not there, on some connections of the pool. */
export async function warmSearch(index: SearchIndex): Promise<void> {
  const { db, postings, summaryWanted } = index
  const noPage = [NOWHERE, NOWHERE, [0], [], [], [], 0, 1] as const
  const { version, today } = summaryWanted()
  const questions = [
    ...readingsOfIndex(index),
    () => listPage(db, postings.state.snapshot, version, today, ...noPage),
    () => listRanks(db, postings.state.snapshot, ...noPage),
  ].map(inTime)
  // Once alone: five first readings of the same changes at once would be five times the work.
  await questions[0]?.()
  await planAhead(SEARCH_CONNECTIONS, questions)
}

/** A first question on a cold or busy machine may be cut off: what it read stays in the database's memory, and it is asked again anyway. */
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
