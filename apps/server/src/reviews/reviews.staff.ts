// Staff decide on reviews that somebody complained about or that are held for approval: hide them, or keep (and publish) them. Each decision
// is recorded in the audit log.
import type { StaffReview } from '@sverka/contract/reviews/reviews.staff'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { findLatestAction } from '../platform/audit/audit.sql.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { FindStopWords, Flags } from '../platform/texts/flags.ts'
import { readFlags } from '../platform/texts/flags.ts'
import { countReview } from '../products/products.ts'
import { hideReview, lockReview } from './reviews.sql.ts'
import { type ComplainedRow, countComplained, decideComplaints, listComplainedRows, wasReviewed } from './reviews.staff.sql.ts'
import { publishHeldReview } from './reviews.ts'

const present = (row: ComplainedRow, flags: Flags): StaffReview => ({
  id: row.id,
  product: row.productId,
  product_name: row.productName,
  content: row.content,
  stars: row.stars,
  user: row.userId === null ? null : { id: row.userId, full_name: row.fullName ?? '' },
  time_create: row.createdAt.toISOString(),
  is_held: row.isHeld,
  ...flags,
  complaints: row.complaints.map(({ reason, userId, fullName, createdAt }) => ({
    reason,
    user: { id: userId, full_name: fullName },
    created_at: new Date(createdAt).toISOString(),
  })),
  last_complaint: row.complaints.at(-1)?.id ?? null,
})

/** A page of the waiting reviews, the longest waiting first, with the links, telephone numbers and stop words found in each. */
export async function complaintsPage(
  db: Reader,
  findStopWords: FindStopWords,
  { page = 1, page_size = 20 }: { page?: number; page_size?: number },
) {
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const [count, rows] = await Promise.all([countComplained(db), listComplainedRows(db, slice)])
  const texts = rows.map(({ id, content }) => ({ id, texts: [content] }))
  const flagsFor = await readFlags(db, findStopWords, texts)
  return { count, page, page_size, result: rows.map((row) => present(row, flagsFor(row.id))) }
}

export interface Decision {
  readonly id: number
  readonly staff: Session
  readonly clientIp: string | null
}

const DECISIONS = ['reviews.hidden', 'reviews.kept']

/**
 * Locks the review and closes its complaints up to the id `seen`, all if it is null. Throws `conflict` if staff have already decided, and
 * `not_found` if the review does not exist or nothing about it waits.
 */
async function takeComplainedReview(tx: Tx, clock: Clock, id: number, seen: number | null) {
  const row = await lockReview(tx, id)
  const decided = row ? await decideComplaints(tx, id, { now: clock.now(), seen }) : 0
  if (row && (decided > 0 || row.heldAt)) return row
  const subject = `review:${id}`
  if ((await wasReviewed(tx, id)) || (await findLatestAction(tx, subject, DECISIONS))) await refuseAlreadyDecided(tx, subject, DECISIONS)
  refuse('not_found')
}

/** Hides the review; its stars no longer count in the rating. */
export async function hideComplainedReview(tx: Tx, clock: Clock, decision: Decision, reason: string): Promise<void> {
  const row = await takeComplainedReview(tx, clock, decision.id, null)
  await hideReview(tx, row.id, clock.now())
  if (row.stars !== null && !row.heldAt) await countReview(tx, row.productId, { stars: row.stars, by: -1 })
  await record(tx, clock, decision, { action: 'reviews.hidden', details: { reason: reason.trim() } })
}

/** Keeps the review, and publishes it if it is held. Complaints after `seen`, the last one that staff have read, still wait. */
export async function keepComplainedReview(tx: Tx, clock: Clock, decision: Decision, seen: number | null): Promise<void> {
  await publishHeldReview(tx, clock, await takeComplainedReview(tx, clock, decision.id, seen))
  await record(tx, clock, decision, { action: 'reviews.kept', details: {} })
}

const record = (
  tx: Tx,
  clock: Clock,
  { id, staff, clientIp }: Decision,
  { action, details }: { action: string; details: Record<string, string> },
): Promise<void> => recordAudit(tx, clock, { action, actorId: staff.userId, subject: `review:${id}`, clientIp, details })
