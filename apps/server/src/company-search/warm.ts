// After a start: the statements of a search are planned, and what changed since the segments were made is read, before people's questions pay for it.
import { SEARCH_PAGE_SIZE } from '@sverka/contract/company-search.rules'
import { planAhead } from '../platform/db/plan-ahead.ts'
import type { SearchDb } from './search-db.ts'
import type { Candidate } from './shown/candidates.ts'
import { rowsFor } from './shown/shown-line.ts'

/** No word is a blank. */
const NO_WORD = ' '
/** As many as a page has: the database compares plans by how much they are asked for. No segment has this number. */
const NO_PLACES = Array.from({ length: SEARCH_PAGE_SIZE }, (_, number): Candidate => ({ segment: 0, number, isRest: true }))

/** Asks for what is not there, on some connections of a pool of `size`. */
export async function warmSearch({ register, index }: SearchDb, size: number): Promise<void> {
  await index.look([NO_WORD])
  const rows = (candidates: readonly Candidate[]) => () =>
    rowsFor(register, [{ snapshot: index.snapshot, candidates, offset: 0, size: candidates.length }])
  await planAhead(size, [() => index.look([NO_WORD]), rows([]), rows(NO_PLACES)])
}
