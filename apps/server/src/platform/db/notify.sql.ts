// Tells all processes that listen.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** One statement for many notifications; it writes nothing, so its commit waits for no disk. */
export const notifyAll = (db: Db, channels: readonly string[], payloads: readonly string[]) =>
  sql`select pg_notify(channel, payload) from unnest(${[...channels]}::text[], ${[...payloads]}::text[]) as told (channel, payload)`.execute(
    db,
  )
