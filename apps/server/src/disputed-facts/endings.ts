// Ends marks of disputed facts on companies' cards automatically: when the source changes the fact, when the mark's 60 days are over, and when the
// company's representative leaves or is blocked.
import { readableName } from '@sverka/contract/company/names'
import type { DisputeState, FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { companiesChanged, personBlocked, registerLoaded, registerReplaced, representativeUnbound } from '../events.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Listener, on } from '../platform/events.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { findByIds, openRecord } from '../registry/registry.ts'
import { type EndingRow, endMark, listMarkedCompanies, listMarksByCompany, listMarksByUser, listOverdue } from './endings.sql.ts'
import { factBlock, findFact } from './facts.ts'

/** Companies, or marks, handled in one transaction. */
const BATCH = 100

type EndState = Extract<DisputeState, 'withdrawn' | 'changed' | 'expired'>
type WithClock = Pick<Services, 'clock'>

/**
 * Ends a mark and notifies its author, except for `withdrawn`, the state of marks of a former representative. The daily sweep of files deletes the
 * document: no job is queued for it, because imports run without a job queue.
 */
async function endAndNotify(tx: Tx, services: WithClock, mark: EndingRow, state: EndState): Promise<void> {
  if (!(await endMark(tx, mark.id, { state, at: services.clock.now() }))) return
  if (state === 'withdrawn') return
  await raiseNotice(tx, services.clock, {
    userId: mark.userId,
    kind: state === 'changed' ? 'dispute_source_changed' : 'dispute_expired',
    params: { company: readableName(mark.name) },
    path: `/disputed-facts/${mark.ogrn}`,
    dedupeKey: `dispute:${mark.id}:${state}`,
  })
}

/** Ends the marks of these companies whose fact has changed in its source or is no longer there. */
export async function endMarksOfChangedFacts(tx: Tx, services: WithClock, companyIds: readonly number[]): Promise<void> {
  const marks = await listMarksByCompany(tx, companyIds)
  const byCompany = Map.groupBy(marks, ({ companyId }) => companyId)
  for (const row of await findByIds(tx, [...byCompany.keys()])) {
    const own = byCompany.get(row.id) ?? []
    const record = await openRecord(tx, row, [...new Set(own.map(({ kind }) => factBlock(kind as FactKind)))])
    for (const mark of own) {
      const fact = findFact(record, mark.kind as FactKind, mark.record)
      if (fact?.hash !== mark.hash) await endAndNotify(tx, services, mark, 'changed')
    }
  }
}

const nightlyJob = defineJob<Record<string, never>>('disputed-facts.nightly', { keepsOneWaiting: true, expireSeconds: 600 })

/** Withdraws the marks of a member: of one company that they no longer represent, or all. */
async function endByUser(tx: Tx, services: WithClock, link: { companyId?: number; userId: number }): Promise<void> {
  for (const mark of await listMarksByUser(tx, link)) await endAndNotify(tx, services, mark, 'withdrawn')
}

export const endingListeners = (services: Services): readonly Listener[] => [
  on(companiesChanged, (tx, ids) => endMarksOfChangedFacts(tx, services, ids)),
  on(registerLoaded, async (tx) => {
    for (let after: number | null = 0; after !== null; ) after = await endSomeChanged(tx, services, after)
  }),
  on(registerReplaced, (db) => endAllMarksOfChangedFacts({ ...services, db })),
  on(representativeUnbound, (tx, link) => endByUser(tx, services, link)),
  on(personBlocked, (tx, { userId }) => endByUser(tx, services, { userId })),
]

/** Ends marks of changed facts for the next batch of companies with marks; returns the last id of the batch, or null if there are no more. */
async function endSomeChanged(tx: Tx, services: WithClock, after: number): Promise<number | null> {
  const some = await listMarkedCompanies(tx, after, BATCH)
  await endMarksOfChangedFacts(tx, services, some)
  return some.at(-1) ?? null
}

/** Ends marks of changed facts for all companies with marks, a batch in each transaction. */
export async function endAllMarksOfChangedFacts({ db, ...services }: WithClock & Pick<Services, 'db'>): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    after = await db.transaction().execute((tx) => endSomeChanged(tx, services, from))
  }
}

/** Ends every mark whose last day has passed; returns how many. */
export async function endOverdueMarks({ db, ...services }: WithClock & Pick<Services, 'db'>): Promise<number> {
  let ended = 0
  for (;;) {
    const inBatch = await db.transaction().execute(async (tx) => {
      const overdue = await listOverdue(tx, moscowDay(services.clock.now()), BATCH)
      for (const mark of overdue) await endAndNotify(tx, services, mark, 'expired')
      return overdue.length
    })
    ended += inBatch
    if (inBatch < BATCH) return ended
  }
}

/** Queues the nightly job now, since the process may have been down at midnight; each run queues the next. */
export const scheduleNightlyJobs = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, nightlyJob, {}))

const DAY_MS = 86_400_000

/** 00:05 of the next day in Moscow, as the term of a mark ends with a Moscow day. */
const nextMidnight = (clock: Clock): Date => new Date(`${moscowDay(new Date(clock.now().getTime() + DAY_MS))}T00:05:00+03:00`)

export const endingWorkers = (services: Services): readonly JobWorker[] => [
  // The next run is queued first, so that a failure does not stop the nightly runs.
  jobWorker(nightlyJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, nightlyJob, {}, { after: nextMidnight(services.clock) }))
    await endOverdueMarks(services)
    await endAllMarksOfChangedFacts(services)
  }),
]
