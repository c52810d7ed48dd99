// Staff decide about many products in one call. Each decision has its own transaction and its own answer; each seller gets one notice.
import { readableName } from '@sverka/contract/company/names'
import type { OperationParts } from '@sverka/contract/http/http'
import type { BatchDecision, decideProducts, ProductBatch } from '@sverka/contract/products/product-batches.staff'
import type { Session } from '../platform/auth/session.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { RefusalError } from '../platform/errors.ts'
import { renewNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { countBatches, findOwner, listBatches } from './products.staff.sql.ts'
import { type DecidedProduct, publishQuietly, refuseQuietly } from './products.staff.ts'

/**
 * A page of companies with the numbers of their products that wait for staff: `new` products, `edits` of published ones, and `jumps`, published
 * products whose price changed manifold.
 */
export async function batchesPage(db: Reader, { page = 1, page_size = 20 }: { page?: number; page_size?: number }) {
  const [count, rows] = await Promise.all([countBatches(db), listBatches(db, { limit: page_size, offset: (page - 1) * page_size })])
  const result = rows.map(
    ({ id, name, ogrn, since, ...counts }): ProductBatch => ({
      company: { id, name: readableName(name), ogrn },
      count: counts.count,
      new: counts.new,
      edits: counts.edits,
      jumps: counts.count - counts.new - counts.edits,
      since: since.toISOString(),
    }),
  )
  return { count, page, page_size, result }
}

interface BatchRequest {
  readonly items: OperationParts<typeof decideProducts>['body']['items']
  readonly staff: Session
  readonly clientIp: string | null
}

/** How many products of a seller this call has published and returned so far. */
interface Tally {
  readonly published: number
  readonly returned: number
}

/**
 * Decides one product after another: without a reason it is published, with one it is returned. A product named twice is decided once, as its last
 * entry says. The seller's notice is updated with each product, so that it is correct even if the call is interrupted.
 */
export async function decideBatch(db: Db, services: Services, { items, staff, clientIp }: BatchRequest): Promise<BatchDecision[]> {
  const callId = services.ids.uuid()
  const tallies = new Map<number, Tally>()
  const result: BatchDecision[] = []
  for (const { id, version, reason } of new Map(items.map((item) => [item.id, item])).values()) {
    const decision = { id, version, staff, clientIp }
    const attempt = db.transaction().execute(async (tx) => {
      const decided =
        reason === undefined ? await publishQuietly(tx, services, decision) : await refuseQuietly(tx, services, decision, reason)
      const tally = addToTally(tallies.get(decided.row.userId), decided)
      if (decided.message) await notifySeller(tx, services, { userId: decided.row.userId, tally, callId })
      return { userId: decided.row.userId, tally }
    })
    try {
      const { userId, tally } = await attempt
      tallies.set(userId, tally)
      result.push({ id, done: true, code: null, decided: null })
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      result.push({ id, done: false, code: error.code, decided: error.decided ?? null })
    }
  }
  return result
}

function addToTally({ published, returned }: Tally = { published: 0, returned: 0 }, { message }: DecidedProduct): Tally {
  if (message === null) return { published, returned }
  return message.kind === 'product_published' ? { published: published + 1, returned } : { published, returned: returned + 1 }
}

/** Updates the one notice that the seller gets for this call. */
async function notifySeller(
  tx: Tx,
  { clock }: Services,
  { userId, tally, callId }: { userId: number; tally: Tally; callId: string },
): Promise<void> {
  if ((await findOwner(tx, userId)).deletedAt) return
  const dedupeKey = `products:${callId}:${userId}`
  await renewNotice(tx, clock, { userId, kind: 'products_decided', params: { ...tally }, path: '/profile/products', dedupeKey })
}
