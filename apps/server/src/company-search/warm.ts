// After a start: the statements of a search are planned, and what changed since the segments were made is read, before people's questions pay for it.
import { planAhead } from '../platform/db/plan-ahead.ts'
import { listFound } from './company-search.sql.ts'
import { EMPTY_PAGE, placesToRead } from './places.ts'
import type { SearchDb } from './search-db.ts'

/** No word is a blank. */
const NO_WORD = ' '

/** Asks for what is not there, on some connections of a pool of `size`. */
export async function warmSearch({ register, index }: SearchDb, size: number): Promise<void> {
  await index.look([NO_WORD])
  await planAhead(size, [() => index.look([NO_WORD]), () => listFound(register, index.snapshot, ...placesToRead(EMPTY_PAGE))])
}
