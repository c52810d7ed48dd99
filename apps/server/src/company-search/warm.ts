// After a start: lets connections make the plans of the search functions before people's queries pay for it.
import type { ReadDb } from '../platform/db/database.ts'
import { runPass } from './company-search.sql.ts'
import { keyOf } from './keys.ts'
import type { Plan } from './plan.ts'
import { TIERS } from './rank.ts'
import { SEARCH_CONNECTIONS } from './search-db.ts'

/** No record has this key. */
const NOWHERE = keyOf('@nowhere')

const plan = (driver: Plan['driver']): Plan => ({
  driver,
  allOf: [NOWHERE],
  anyOf: [NOWHERE],
  number: driver === 'number' ? '0' : null,
  numberEnd: driver === 'number' ? '00' : null,
  rowsAll: [],
  rowsAny: [],
  bornFrom: null,
  bornTo: null,
  tiers: Object.values(TIERS).flat(),
})

/** Plans are kept one by one, so that a pass cut off for its time has made some of them. */
const TRIES = 20

/** Runs a pass that finds nothing through every way into the index, on every connection of the pool `db`. */
export async function warmCompanySearch(db: ReadDb): Promise<void> {
  for (const driver of ['all', 'any', 'both', 'number'] as const) {
    await Promise.all(Array.from({ length: SEARCH_CONNECTIONS }, () => warmOne(db, driver)))
  }
}

async function warmOne(db: ReadDb, driver: Plan['driver']): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const { complete } = await runPass(db, plan(driver), { limit: 10, countTo: 10 })
    if (complete) return
  }
}
