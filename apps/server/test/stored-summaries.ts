// Stores the reliability summaries (verdicts and counts of findings) of all companies in a test, as a background job does in production.
import type { Clock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/db/database.ts'
import { refreshSummaries } from '../src/reliability/summaries/summaries.ts'

/** Computes and stores them as of the clock's day in UTC. */
export async function storeSummaries({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  await refreshSummaries(db, () => ({ today: now.toISOString().slice(0, 10), now }))
}
