// Stores the number of company searches of each day, which staff see in the back office.
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Adds a number of searches to a day (in Moscow, YYYY-MM-DD). */
export const addSearches = (db: Db, day: string, searches: number) =>
  db
    .insertInto('search_days')
    .values({ day, searches })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ searches: sql`search_days.searches + excluded.searches` }))
    .execute()
