// What staff decide about reviews that somebody complained of: out of sight, or left as they are. The step is recorded.
import type { StaffReview } from '@sverka/contract/reviews/reviews.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import { refuseDecided } from '../platform/audit/decided.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { countReview } from '../products/products.ts'
import { hideReview, lockReview } from './reviews.sql.ts'
import { type ComplainedRow, countComplained, decideComplaints, listComplainedRows, wasReviewed } from './reviews.staff.sql.ts'

const present = (row: ComplainedRow): StaffReview => ({
  id: row.id,
  product: row.productId,
  product_name: row.productName,
  content: row.content,
  stars: row.stars,
  user: row.userId === null ? null : { id: row.userId, full_name: row.fullName ?? '' },
  time_create: row.createdAt.toISOString(),
  complaints: row.complaints.map(({ reason, userId, fullName, createdAt }) => ({
    reason,
    user: { id: userId, full_name: fullName },
    created_at: new Date(createdAt).toISOString(),
  })),
})

export async function complaintsPage(db: Reader, { page = 1, page_size = 20 }: { page?: number; page_size?: number }) {
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const [count, rows] = await Promise.all([countComplained(db), listComplainedRows(db, slice)])
  return { count, page, page_size, result: rows.map(present) }
}

export interface Decision {
  readonly id: number
  readonly staff: Session
  readonly address: string | null
}

const DECISIONS = ['reviews.hidden', 'reviews.kept']

/** The review, locked, with its complaints decided. Refuses `conflict` where somebody has decided them before. */
async function complainedReview(tx: Tx, clock: Clock, id: number) {
  const row = await lockReview(tx, id)
  if (row && (await decideComplaints(tx, id, clock.now())) > 0) return row
  if (await wasReviewed(tx, id)) await refuseDecided(tx, `review:${id}`, DECISIONS)
  refuse('not_found')
}

/** The stars of a hidden review no longer count. */
export async function hide(tx: Tx, clock: Clock, decision: Decision, reason: string): Promise<void> {
  const row = await complainedReview(tx, clock, decision.id)
  await hideReview(tx, row.id, clock.now())
  if (row.stars !== null) await countReview(tx, row.productId, { stars: row.stars, by: -1 })
  await record(tx, clock, decision, { action: 'reviews.hidden', details: { reason: reason.trim() } })
}

export async function keep(tx: Tx, clock: Clock, decision: Decision): Promise<void> {
  await complainedReview(tx, clock, decision.id)
  await record(tx, clock, decision, { action: 'reviews.kept', details: {} })
}

const record = (
  tx: Tx,
  clock: Clock,
  { id, staff, address }: Decision,
  { action, details }: { action: string; details: Record<string, string> },
): Promise<void> => recordAudit(tx, clock, { action, actorId: staff.userId, subject: `review:${id}`, address, details })
