// Stores how many searches were made on each day.
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Adds searches to a day (Moscow, YYYY-MM-DD). */
export const addSearches = (db: Db, day: string, searches: number) =>
  db
    .insertInto('search_days')
    .values({ day, searches })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ searches: sql`search_days.searches + excluded.searches` }))
    .execute()
