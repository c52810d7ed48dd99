// Rebuilds the entries of changed companies in the background: an import only notes their ids.
import { MASS_ADDRESS_FROM, MASS_HEAD_FROM } from '@sverka/contract/special-registers/special-registers.rules'
import type { Db, Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findByIds, openFactsOfMany } from '../registry/registry.ts'
import { collectEntries, entryBlocks } from './collect-entries.ts'
import { addMass, claimChanges, correctMass, recountRegisters, replaceEntries } from './special-registers.sql.ts'

/** Looks for noted changes at intervals; a whole register takes hours, and finished companies stay finished. */
export const refreshJob = defineJob<Record<string, never>>('special-registers-refresh', {
  keepsOneWaiting: true,
  expireSeconds: 12 * 3_600,
})

const EVERY_SECONDS = 60
/** Companies whose blocks are read together. */
const PIECE = 200
const MASS = { addresses: MASS_ADDRESS_FROM, heads: MASS_HEAD_FROM }

export const refreshWorker = ({ db, clock, jobs }: Services): JobWorker =>
  jobWorker(refreshJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}, { after: EVERY_SECONDS }))
    await refreshEntries(db, () => clock.now())
  })

/** Works until no change is noted; returns how many companies were handled. */
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
  const ids = await claimChanges(tx, PIECE)
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
