// Views of items: counted once per visitor and Moscow day, however many requests come at once.
import { createHmac } from 'node:crypto'
import { VIEW_DAYS } from '@sverka/contract/marketplace/marketplace.rules'
import type { Caller } from '../platform/auth/session.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { defineJob, type Jobs, type JobWorker, worker } from '../platform/jobs/jobs.ts'
import { countView } from '../products/products.ts'
import { deleteViewsBefore, findShownOwner, insertView } from './marketplace.sql.ts'

export interface Visit {
  readonly productId: number
  readonly caller: Caller
  /** Network address of a guest. */
  readonly address: string | null
  readonly agent: string
}

const VISITOR_BYTES = 16

/** Refuses `not_found`. A seller's own views are not counted. */
export async function noteView(tx: Tx, { clock, secret }: { clock: Clock; secret: string }, visit: Visit): Promise<void> {
  const owner = (await findShownOwner(tx, visit.productId)) ?? refuse('not_found')
  if (visit.caller?.userId === owner.userId) return
  const day = moscowDay(clock.now())
  const visitor = visitorKey(visit, createHmac('sha256', secret).update(`views ${day}`).digest())
  if (await insertView(tx, { product_id: visit.productId, day, visitor })) await countView(tx, visit.productId)
}

/** A hash that reveals neither the visitor nor that visitors of two days are the same person. */
function visitorKey({ caller, address, agent }: Visit, key: Buffer): Buffer {
  const who = caller ? `member ${caller.userId}` : `guest ${address ?? ''} ${agent}`
  return createHmac('sha256', key).update(who).digest().subarray(0, VISITOR_BYTES)
}

const DAY_SECONDS = 86_400
const forgetJob = defineJob<Record<string, never>>('marketplace.forget-views', { waitsOnce: true })

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
}

/** Queues the removal of old views now, unless the next run waits already. */
export const askToForgetViews = ({ db, jobs }: Deps): Promise<void> => db.transaction().execute((tx) => jobs.send(tx, forgetJob, {}))

/** Each run first queues that of the next day. */
export const forgetViewsWorker = ({ db, clock, jobs }: Deps): JobWorker =>
  worker(forgetJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, forgetJob, {}, { after: DAY_SECONDS }))
    const last = moscowDay(new Date(clock.now().getTime() - VIEW_DAYS * DAY_SECONDS * 1000))
    await db.transaction().execute((tx) => deleteViewsBefore(tx, last))
  })
