// Background work that makes the entries of changed companies anew: nothing is added to the work of an import but a note of their ids.
import { MASS_ADDRESS_FROM, MASS_HEAD_FROM } from '@sverka/contract/special-registers/special-registers.rules'
import type { Db, Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, worker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findByIds, openFactsOfMany } from '../registry/registry.ts'
import { collectEntries, entryBlocks } from './entries-of.ts'
import { addMass, correctMass, recountRegisters, replaceEntries, takeChanges } from './special-registers.sql.ts'

/** Looks for noted changes, again and again; a whole register takes hours, and what is done stays done. */
export const refreshJob = defineJob<Record<string, never>>('special-registers-refresh', { waitsOnce: true, expireSeconds: 12 * 3_600 })

const EVERY_SECONDS = 60
/** Companies whose blocks are opened together. */
const PIECE = 200
const MASS = { addresses: MASS_ADDRESS_FROM, heads: MASS_HEAD_FROM }

export const refreshWorker = ({ db, clock, jobs }: Services): JobWorker =>
  worker(refreshJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}, { after: EVERY_SECONDS }))
    await refreshEntries(db, () => clock.now())
  })

/** Until no change is noted; answers how many companies were looked at. */
export async function refreshEntries(db: Db, now: () => Date): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await db.transaction().execute(refreshSome)
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

async function refreshSome(tx: Tx): Promise<number> {
  const ids = await takeChanges(tx, PIECE)
  if (ids.length === 0) return 0
  const rows = await findByIds(tx, ids)
  const facts = await openFactsOfMany(tx, ids, entryBlocks)
  await replaceEntries(
    tx,
    ids,
    rows.flatMap((row) => collectEntries(row, facts.get(row.id) ?? { register: {}, blocks: {}, provenance: {} })),
  )
  await addMass(tx, ids, MASS)
  return ids.length
}
