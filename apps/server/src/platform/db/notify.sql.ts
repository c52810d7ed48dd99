// Sends PostgreSQL's notifications (NOTIFY) to all server processes that listen to a channel.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** One statement for many notifications; it writes no rows, so its commit does not wait for the disk. */
export const notifyAll = (db: Db, channels: readonly string[], payloads: readonly string[]) =>
  sql`select pg_notify(channel, payload) from unnest(${[...channels]}::text[], ${[...payloads]}::text[]) as notification (channel, payload)`.execute(
    db,
  )
