// Background job that rebuilds the entries of changed companies, whose ids an import notes.
import { MASS_ADDRESS_FROM, MASS_HEAD_FROM } from '@sverka/contract/special-registers/special-registers.rules'
import type { Db, Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findByIds, openFactsOfMany } from '../registry/registry.ts'
import { collectEntries, entryBlocks } from './collect-entries.ts'
import { addMass, claimChanges, correctMass, recountRegisters, replaceEntries } from './special-registers.sql.ts'

/** Runs every minute. A whole register takes hours; each piece is committed, so the next run continues an interrupted one. */
export const refreshJob = defineJob<Record<string, never>>('special-registers-refresh', {
  keepsOneWaiting: true,
  expireSeconds: 12 * 3_600,
})

const EVERY_SECONDS = 60
/** Companies handled in one transaction. */
const BATCH_SIZE = 200
/** From so many active companies an address or a head is an entry. */
const MASS = { addresses: MASS_ADDRESS_FROM, heads: MASS_HEAD_FROM }

export const refreshWorker = ({ db, clock, jobs }: Services): JobWorker =>
  jobWorker(refreshJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}, { after: EVERY_SECONDS }))
    await refreshEntries(db, () => clock.now())
  })

/** Handles noted companies until there are none; returns how many were handled. */
export async function refreshEntries(db: Db, now: () => Date): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await db.transaction().execute((tx) => refreshSome(tx, now()))
    if (taken === 0) break
    done += taken
  }
  if (done > 0) {
    await db.transaction().execute(async (tx) => {
      await correctMass(tx, MASS)
      await recountRegisters(tx, now())
    })
  }
  return done
}

async function refreshSome(tx: Tx, at: Date): Promise<number> {
  const ids = await claimChanges(tx, BATCH_SIZE)
  if (ids.length === 0) return 0
  const rows = await findByIds(tx, ids)
  const facts = await openFactsOfMany(tx, ids, entryBlocks)
  await replaceEntries(
    tx,
    ids,
    rows.flatMap((row) => collectEntries(row, facts.get(row.id) ?? { register: {}, blocks: {}, provenance: {} })),
    at,
  )
  await addMass(tx, ids, { from: MASS, at })
  return ids.length
}
