// After a start: opens some connections and lets them plan the card's statement before people's pages pay for it.
import type { ReadDb } from '../platform/db/database.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { findWholeCard } from './whole-card.sql.ts'

/**
 * A connection with its plans takes about 15 MB of the database's memory; busier pools open the rest as they need them. At most half of
 * a pool: people ask from the first moment, and a slow database would let them wait for a free connection until they are turned away.
 */
const CONNECTIONS = 5
const SHARE = 0.5
/** PostgreSQL keeps a plan for all values once it has made five for single ones. */
const PLANS = 6
/** No record has this number. */
const NOBODY = '0'

/** Asks for a card that there is none of, on some connections of a pool of `size` at once. */
export async function warmCards(db: ReadDb, size: number, summaries: SummaryReader): Promise<void> {
  const wanted = await summaries.wanted()
  const ask = (column: 'inn' | 'ogrn') => findWholeCard(db, { column, digits: NOBODY }, wanted)
  const connections = Math.min(Math.floor(size * SHARE), CONNECTIONS)
  for (let plan = 0; plan < PLANS; plan += 1) {
    for (const column of ['inn', 'ogrn'] as const) await Promise.all(Array.from({ length: connections }, () => ask(column)))
  }
}
