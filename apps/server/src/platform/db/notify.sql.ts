// Sends notifications to all listening processes.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** One statement for many notifications; it writes no rows, so its commit does not wait for the disk. */
export const notifyAll = (db: Db, channels: readonly string[], payloads: readonly string[]) =>
  sql`select pg_notify(channel, payload) from unnest(${[...channels]}::text[], ${[...payloads]}::text[]) as told (channel, payload)`.execute(
    db,
  )
