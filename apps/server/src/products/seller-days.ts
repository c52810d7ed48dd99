// Counts events of products for their sellers: shown in a list, viewed, put into a cart. Counts are collected in memory and written to the
// database twice a minute, so that reading a page writes nothing.
import { moscowDay } from '../platform/clock.ts'
import { createdOnce } from '../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { addToSellerDays, type CountedEvent, deleteDaysBefore } from './seller-days.sql.ts'

/** The most counters in memory, one for each event, day, product and member. Events that would need more before the next write are lost. */
const WAITING_MAX = 20_000
/** The most pairs of visitor and product that are stored in memory, so that each pair counts once a day; the oldest are dropped first. */
const REMEMBERED_MAX = 50_000
/** Pause between two writes. */
const FLUSH_MS = 30_000
const DAY_MS = 86_400_000
/** Days that are older are deleted. */
const RETENTION_DAYS = 400

/** User agents of known robots and tools. */
const PROGRAMS = /bot|crawl|spider|slurp|curl|wget|python|preview/i
/** `agent`: the header `User-Agent`; an empty one counts as a program. */
export const isBot = (agent: string): boolean => agent === '' || PROGRAMS.test(agent)

/** The counts in memory. A process that crashes loses those of the last half minute. */
class Tally {
  readonly timer: NodeJS.Timeout
  readonly #waiting = new Map<string, CountedEvent>()
  readonly #remembered = new Set<string>()

  constructor(write: () => void) {
    this.timer = setInterval(write, FLUSH_MS).unref()
  }

  add(event: CountedEvent['event'], day: string, { productId, memberId }: Pick<CountedEvent, 'productId' | 'memberId'>): void {
    const key = `${event} ${day} ${productId} ${memberId}`
    const counted = this.#waiting.get(key)
    if (!counted && this.#waiting.size >= WAITING_MAX) return
    this.#waiting.set(key, { event, day, productId, memberId, count: (counted?.count ?? 0) + 1 })
  }

  /** True the first time; stores the key. */
  isNew(key: string): boolean {
    if (this.#remembered.has(key)) return false
    this.#remembered.add(key)
    const [oldest] = this.#remembered
    if (this.#remembered.size > REMEMBERED_MAX && oldest !== undefined) this.#remembered.delete(oldest)
    return true
  }

  takeAll(): CountedEvent[] {
    const taken = [...this.#waiting.values()]
    this.#waiting.clear()
    return taken
  }
}

/** Created, with its timer, at the first count. */
const tally = createdOnce((services) => new Tally(() => void tryToWrite(services)))

/** Counts a view of a product. The caller has checked that it is the visitor's first of the day. */
export const recordProductView = (services: Services, productId: number, memberId: number | null): void =>
  tally(services).add('viewed', moscowDay(services.clock.now()), { productId, memberId })

/** Counts a product put into a cart, once per member and day, so that a changed quantity does not count again. */
export function recordCartAddition(services: Services, productId: number, memberId: number): void {
  const [counts, day] = [tally(services), moscowDay(services.clock.now())]
  if (counts.isNew(`basket ${day} ${productId} ${memberId}`)) counts.add('basketed', day, { productId, memberId })
}

interface ShownProducts {
  readonly productIds: readonly number[]
  readonly memberId: number | null
  /** Identifies a guest; not used for members. */
  readonly visitor: string
}

/** Counts products that a visitor saw in a list, each once per visitor and day. */
export function recordProductsShown(services: Services, { productIds, memberId, visitor }: ShownProducts): void {
  const [counts, day] = [tally(services), moscowDay(services.clock.now())]
  for (const productId of new Set(productIds))
    if (counts.isNew(`${day} ${productId} ${memberId ?? visitor}`)) counts.add('shown', day, { productId, memberId })
}

/** Writes the counts in memory to the database. */
export async function flushCounts(services: Services): Promise<void> {
  const counts = tally(services).takeAll()
  if (counts.length > 0) await services.db.transaction().execute((tx) => addToSellerDays(tx, counts))
}

/** Stops the timer and writes a last time. */
export async function stopCounting(services: Services): Promise<void> {
  clearInterval(tally(services).timer)
  await tryToWrite(services)
}

/** Counts that cannot be written are lost; the failure is only logged. */
const tryToWrite = (services: Services): Promise<void> =>
  flushCounts(services).catch((error: unknown) => services.log.warn({ err: error }, 'counts of goods were not written'))

const cleanupJob = defineJob<Record<string, never>>('products.forget-days', { keepsOneWaiting: true })

export const scheduleDayCleanup = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, cleanupJob, {}))

/** Deletes old days. Each run first queues the run of the next day, so that a failure does not stop the runs. */
export const dayCleanupWorker = ({ db, clock, jobs }: Services): JobWorker =>
  jobWorker(cleanupJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, cleanupJob, {}, { after: DAY_MS / 1000 }))
    await db.transaction().execute((tx) => deleteDaysBefore(tx, moscowDay(new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS))))
  })
