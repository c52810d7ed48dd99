// After a start: the statements of a search are planned, and what changed since the segments were made is read, before people's questions pay for it.
import { planAhead } from '../platform/db/plan-ahead.ts'
import { listPage, listRanks } from './answer/page.sql.ts'
import { isTimeOut } from './budget.ts'
import { SEARCH_CONNECTIONS, type SearchIndex } from './search-db.ts'
import { listChunks, listFrequencies } from './store/lists.sql.ts'
import { listByNumbers } from './store/long-numbers.sql.ts'

/** No word is a blank, no number either. */
const NOTHING = [' ']
/** No segment has this number, and no document of one. */
const NOWHERE = [0]

/** Asks for what is not there, on some connections of the pool. */
export async function warmSearch({ db, postings, summaryWanted }: SearchIndex): Promise<void> {
  const noPage = [NOWHERE, NOWHERE, [0], [], [], [], 0, 1] as const
  const { version, today } = summaryWanted()
  const questions = [
    () => postings.readLists(NOTHING),
    () => listPage(db, postings.state.snapshot, version, today, ...noPage),
    () => listRanks(db, postings.state.snapshot, ...noPage),
    () => listChunks(db, NOTHING, [NOWHERE, NOWHERE, NOWHERE]),
    () => listFrequencies(db, NOWHERE, NOTHING),
    () => listByNumbers(db, NOTHING, NOTHING, [false]),
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
