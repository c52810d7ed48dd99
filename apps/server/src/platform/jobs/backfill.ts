// Runs backfills: each step and its progress commit together, so that a killed process goes on where it was.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from '../db/database.ts'
import { finishBackfill, lockBackfill, saveBackfillCursor } from './backfill.sql.ts'

export interface Backfill {
  /** Date, word and purpose, as a migration's name; never reused. */
  readonly name: string
  /** Changes a few hundred rows after `cursor` (null: from the beginning); returns the next cursor, null when none are left. */
  step(tx: Tx, cursor: string | null): Promise<string | null>
}

/** Rest between steps, so that people's requests are not slowed. */
const PAUSE_MS = 20

/** Runs one backfill to its end. Several processes may call it at once: a step belongs to who holds the row. */
export async function runBackfill(db: Db, backfill: Backfill): Promise<void> {
  for (;;) {
    const finished = await db.transaction().execute(async (tx) => {
      const state = await lockBackfill(tx, backfill.name)
      if (state.finished_at) return true
      const next = await backfill.step(tx, state.cursor)
      if (next !== null) await saveBackfillCursor(tx, backfill.name, next)
      else await finishBackfill(tx, backfill.name)
      return next === null
    })
    if (finished) return
    await pause(PAUSE_MS)
  }
}
