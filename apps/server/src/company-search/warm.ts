// After a start: lets connections make the plans of the search functions before people's queries pay for it.
import type { ReadDb } from '../platform/db/database.ts'
import { runPass } from './company-search.sql.ts'
import { keyOf } from './keys.ts'
import type { Plan } from './plan.ts'
import { TIERS } from './rank.ts'

/** No record has this key. */
const NOWHERE = keyOf('@nowhere')
/** Connections warmed; the pool opens as many for passes that run at once. */
const CONNECTIONS = 4

const plan = (driver: Plan['driver']): Plan => ({
  driver,
  allOf: [NOWHERE],
  anyOf: [NOWHERE],
  number: driver === 'number' ? '0' : null,
  numberEnd: driver === 'number' ? '00' : null,
  rowsAll: [],
  rowsAny: [],
  rowsNone: [],
  bornFrom: null,
  bornTo: null,
  tiers: Object.values(TIERS).flat(),
})

/** Runs a pass that finds nothing through every way into the index, on several connections at once. */
export async function warmCompanySearch(db: ReadDb): Promise<void> {
  for (const driver of ['all', 'any', 'both', 'number'] as const) {
    const passes = Array.from({ length: CONNECTIONS }, () => runPass(db, plan(driver), { limit: 10, countTo: 10, milliseconds: 1000 }))
    await Promise.all(passes)
  }
}
