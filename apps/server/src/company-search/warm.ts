// After a start: the statements of a search are planned, and what changed since the segments were made is read, before people's questions pay for it.
import { planAhead } from '../platform/db/plan-ahead.ts'
import { listByNumbers, listChunks, listFrequencies } from './index/index.sql.ts'
import type { IndexReader } from './index/index-reader.ts'
import { SEARCH_CONNECTIONS } from './search-db.ts'
import type { Candidate } from './shown/candidates.ts'
import { rowsFor } from './shown/shown-line.ts'

/** No word is a blank, no number either. */
const NOTHING = [' ']
/** No segment has this number. */
const NOWHERE = [0]
const NO_PLACE: readonly Candidate[] = [{ segment: 0, number: 0, isRest: true }]

/** Asks for what is not there, on some connections of the pool. */
export async function warmSearch(index: IndexReader): Promise<void> {
  const { db } = index
  await index.look(NOTHING)
  const rows = (candidates: readonly Candidate[]) => () =>
    rowsFor(db, [{ snapshot: index.snapshot, candidates, offset: 0, size: candidates.length }])
  await planAhead(SEARCH_CONNECTIONS, [
    () => index.look(NOTHING),
    rows([]),
    rows(NO_PLACE),
    () => listChunks(db, NOTHING, [NOWHERE, NOWHERE, NOWHERE]),
    () => listFrequencies(db, NOWHERE, NOTHING),
    () => listByNumbers(db, NOTHING, NOTHING, [false]),
  ])
}
