// Counts views of products: once per visitor and day in Moscow, even when requests are simultaneous. Who viewed is stored as a hash for two days.
import { createHmac } from 'node:crypto'
import { VIEW_DAYS } from '@sverka/contract/marketplace/marketplace.rules'
import type { Caller } from '../platform/auth/session.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { defineJob, type Jobs, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { countView, isBot, recordProductsShown, recordProductView } from '../products/products.ts'
import { deleteViewsBefore, findShownOwner, insertView } from './marketplace.sql.ts'

interface Visitor {
  readonly caller: Caller
  readonly clientIp: string | null
  readonly agent: string
}

export interface Visit extends Visitor {
  readonly productId: number
}

/** Length of the hash that stands for a visitor. */
const VISITOR_BYTES = 16

/** Counts a view, unless it is the seller's own or that of a bot. Throws `not_found` for a product that is not on sale. */
export async function recordView(tx: Tx, services: Services, visit: Visit): Promise<void> {
  const { clock, secret } = services
  const owner = (await findShownOwner(tx, visit.productId)) ?? refuse('not_found')
  if (visit.caller?.userId === owner.userId || isBot(visit.agent)) return
  const day = moscowDay(clock.now())
  const visitor = visitorKey(visit, createHmac('sha256', secret).update(`views ${day}`).digest())
  if (!(await insertView(tx, { product_id: visit.productId, day, visitor }))) return
  await countView(tx, visit.productId)
  recordProductView(services, visit.productId, visit.caller?.userId ?? null)
}

/** Counts products shown in a list, in memory: the counts are stored later. Bots are not counted. */
export function recordImpressions(services: Services, productIds: readonly number[], { caller, clientIp, agent }: Visitor): void {
  if (isBot(agent)) return
  recordProductsShown(services, { productIds, memberId: caller?.userId ?? null, visitor: `${clientIp ?? ''} ${agent}` })
}

/** A hash that does not reveal the visitor. Its key changes every day, so it also does not reveal that a visitor came on two days. */
function visitorKey({ caller, clientIp, agent }: Visitor, key: Buffer): Buffer {
  const who = caller ? `member ${caller.userId}` : `guest ${clientIp ?? ''} ${agent}`
  return createHmac('sha256', key).update(who).digest().subarray(0, VISITOR_BYTES)
}

const DAY_SECONDS = 86_400
const forgetJob = defineJob<Record<string, never>>('marketplace.forget-views', { keepsOneWaiting: true })

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
}

/** Queues the removal of old views now, unless the next run is queued already. */
export const scheduleViewCleanup = ({ db, jobs }: Deps): Promise<void> => db.transaction().execute((tx) => jobs.send(tx, forgetJob, {}))

/** Deletes records of views of earlier days. Each run first queues that of the next day. */
export const viewCleanupWorker = ({ db, clock, jobs }: Deps): JobWorker =>
  jobWorker(forgetJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, forgetJob, {}, { after: DAY_SECONDS }))
    const last = moscowDay(new Date(clock.now().getTime() - VIEW_DAYS * DAY_SECONDS * 1000))
    await db.transaction().execute((tx) => deleteViewsBefore(tx, last))
  })
