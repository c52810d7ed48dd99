// Background job that rebuilds the entries of changed companies in the special registers (public lists such as tax debtors). Imports record the ids
// of the companies that they change.
import { MASS_ADDRESS_FROM, MASS_HEAD_FROM } from '@sverka/contract/special-registers/special-registers.rules'
import type { Db, Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findByIds, openFactsOfMany } from '../registry/registry.ts'
import { collectEntries, entryBlocks } from './collect-entries.ts'
import { addMass, claimChanges, correctMass, recountRegisters, replaceEntries } from './special-registers.sql.ts'

/** Runs every minute. After an import of all companies it takes hours; each batch is committed, so the next run continues an interrupted one. */
export const refreshJob = defineJob<Record<string, never>>('special-registers-refresh', {
  keepsOneWaiting: true,
  expireSeconds: 12 * 3_600,
})

const EVERY_SECONDS = 60
/** Companies handled in one transaction. */
const BATCH_SIZE = 200
/** An address or a head that at least this many active companies share is an entry. */
const MASS = { addresses: MASS_ADDRESS_FROM, heads: MASS_HEAD_FROM }

export const refreshWorker = ({ db, clock, jobs }: Services): JobWorker =>
  jobWorker(refreshJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}, { after: EVERY_SECONDS }))
    await refreshEntries(db, () => clock.now())
  })

/** Handles the recorded companies until there are none left; returns their number. */
export async function refreshEntries(db: Db, now: () => Date): Promise<number> {
  let done = 0
  for (;;) {
    const inBatch = await db.transaction().execute((tx) => refreshBatch(tx, now()))
    if (inBatch === 0) break
    done += inBatch
  }
  if (done > 0) {
    await db.transaction().execute(async (tx) => {
      await correctMass(tx, MASS)
      await recountRegisters(tx, now())
    })
  }
  return done
}

/** Rebuilds the entries of one batch of companies; returns its size. */
async function refreshBatch(tx: Tx, at: Date): Promise<number> {
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
