// Complaints about buyers' requests for prices: a seller to whom a request was sent (an asked seller) complains, and staff decide. They keep the
// request, or remove it for its sellers; they may also remove one of its files.
import { quoteNumber } from '@sverka/contract/quotes/quotes.rules'
import type { StaffQuote } from '@sverka/contract/quotes/quotes.staff'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { lockMembers } from '../auth/auth.ts'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { findLatestAction } from '../platform/audit/audit.sql.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice, withdrawNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { type Flags, readFlags } from '../platform/texts/flags.ts'
import { lockRequest } from './asking.sql.ts'
import { notifyDeclined } from './asking.ts'
import {
  countComplained,
  decideComplaints,
  hasOpenComplaint,
  insertComplaint,
  listComplained,
  listNames,
  listOpenComplaints,
  markRemoved,
  wasComplained,
} from './complaints.sql.ts'
import { findAccepted, listOfferingSellers } from './offers.sql.ts'
import { presentRequest, type Reading } from './present.ts'
import { findRequestFile, refuseRequestFile } from './quote-files.sql.ts'
import { dropHiddenFiles, dropQuoteFiles } from './quote-files.ts'
import { findRequest, isAsked, listInvited, listRequestsById, type RequestRow } from './quotes.sql.ts'

interface NewComplaint {
  readonly userId: number
  /** Id of the request. */
  readonly id: number
  readonly text: string
  /** Id of the file of the request that the complaint is about. */
  readonly file?: string | null | undefined
}

/**
 * Stores a complaint. Throws `not_found` to everybody but the asked sellers and for a file that the request does not show, and `conflict` while an
 * earlier complaint by the caller is open.
 */
export async function complain(tx: Tx, { clock }: Services, { userId, id, text, file = null }: NewComplaint): Promise<undefined> {
  if (!(await lockMembers(tx, [userId])).has(userId)) refuse('unauthorized')
  // With this lock a complaint comes either before or after a decision of staff.
  if (!(await lockRequest(tx, id)) || !(await isAsked(tx, id, userId))) refuse('not_found')
  // A file that the buyer has removed is no longer shown to sellers.
  if (file !== null && (await findRequestFile(tx, id, file))?.removedAt !== null) refuse('not_found')
  const row = { request_id: id, user_id: userId, file_id: file, text: text.trim(), created_at: clock.now() }
  if (!(await insertComplaint(tx, row))) refuse('conflict')
}

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  readonly lang?: Language
}

/** For staff: a page of the requests with open complaints, the longest waiting first. */
export async function complainedPage(db: Reader, { clock, findStopWords }: Services, query: PageQuery) {
  const { page = 1, page_size: size = 20, lang: language } = query
  const complained = await listComplained(db, { limit: size, offset: (page - 1) * size })
  const ids = complained.map(({ requestId }) => requestId)
  const reading: Reading = { today: moscowDay(clock.now()), language }
  const rows = await listRequestsById(db, ids, reading.today)
  const lookups = {
    complaints: Map.groupBy(await listOpenComplaints(db, ids), ({ requestId }) => requestId),
    buyers: new Map((await listNames(db, [...new Set(rows.map(({ buyerId }) => buyerId))])).map(({ id, fullName }) => [id, fullName])),
    flags: await readFlags(
      db,
      findStopWords,
      rows.map(({ id, lines, place, details }) => ({ id, texts: [...lines.map(({ name }) => name), place, details] })),
    ),
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const result = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentComplained(row, lookups, reading)] : []
  })
  return { count: await countComplained(db), page, page_size: size, result }
}

/** Data of all requests of a page: complaints by request id, names by buyer id, and the stop words and links of a request's texts. */
interface Lookups {
  readonly complaints: ReadonlyMap<number, Awaited<ReturnType<typeof listOpenComplaints>>>
  readonly buyers: ReadonlyMap<number, string>
  readonly flags: (id: number) => Flags
}

const presentComplained = (row: RequestRow, { complaints, buyers, flags }: Lookups, reading: Reading): StaffQuote => ({
  ...presentRequest(row, reading),
  files: row.files.map(({ id, kind, size, isRemoved }) => ({ id, kind, size, is_removed: isRemoved })),
  buyer: { id: row.buyerId, full_name: buyers.get(row.buyerId) ?? '' },
  ...flags(row.id),
  complaints: (complaints.get(row.id) ?? []).map(({ text, fileId, userId, fullName, createdAt }) => ({
    text,
    // The place of the file among the request's files, from 1.
    file: row.files.findIndex(({ id }) => id === fileId) + 1 || null,
    user: { id: userId, full_name: fullName },
    created_at: createdAt.toISOString(),
  })),
  last_complaint: complaints.get(row.id)?.at(-1)?.id ?? null,
})

/** A decision of staff about a request. */
export interface Decision {
  /** Id of the request. */
  readonly id: number
  readonly staffId: number
  readonly clientIp: string | null
}

/** Actions of the audit log that count as a decision about a request's complaints. */
const DECISIONS = ['quotes.kept', 'quotes.removed']

/**
 * Locks the request and marks its open complaints as decided: those up to the complaint with the id `seen`, or all if it is null. Throws `conflict`
 * if a colleague has decided on them already, and `not_found` if there was never a complaint.
 */
async function lockAndDecide(tx: Tx, { clock }: Services, id: number, seen: number | null) {
  const locked = await lockRequest(tx, id)
  if (locked && (await decideComplaints(tx, id, { now: clock.now(), seen })) > 0) return locked
  const subject = `quote:${id}`
  if ((await wasComplained(tx, id)) || (await findLatestAction(tx, subject, DECISIONS))) await refuseAlreadyDecided(tx, subject, DECISIONS)
  refuse('not_found')
}

/** Leaves the request as it is. Complaints that came after the one that staff saw last (`seen`) stay open. */
export async function keepQuote(tx: Tx, services: Services, decision: Decision, seen: number | null): Promise<undefined> {
  await lockAndDecide(tx, services, decision.id, seen)
  await dropHiddenFiles(tx, services, [decision.id])
  await record(tx, services, decision, { action: 'quotes.kept', details: {} })
}

/**
 * Locks the buyer and the asked sellers until the commit and returns the ids of those whose accounts exist. Members are locked before their
 * request, as in the deletion of an account, so that the two do not wait for each other.
 */
async function lockSides(tx: Tx, { clock }: Services, id: number): Promise<ReadonlySet<number>> {
  const request = await findRequest(tx, id, moscowDay(clock.now()))
  return lockMembers(tx, request ? [request.buyerId, ...(await listInvited(tx, id))] : [])
}

/**
 * Hides the request from its sellers and deletes the notices that quote it. The seller of an accepted offer still sees it: that purchase stays valid.
 * The buyer and the sellers who made offers are notified.
 */
export async function removeQuote(tx: Tx, services: Services, decision: Decision, reason: string): Promise<undefined> {
  const { id } = decision
  const existingMembers = await lockSides(tx, services, id)
  const request = await lockAndDecide(tx, services, id, null)
  const accepted = await findAccepted(tx, id)
  const offering = accepted ? [] : await listOfferingSellers(tx, id)
  await dropHiddenFiles(tx, services, [id])
  await markRemoved(tx, id, { at: services.clock.now(), reason: reason.trim() })
  const sellersWithNotice = (await listInvited(tx, id)).filter((seller) => seller !== accepted?.sellerId)
  await withdrawNotices(
    tx,
    sellersWithNotice.map((userId) => ({ userId, dedupeKey: `quote:${id}:asked:${userId}` })),
  )
  const path = '/profile/quotes?of=asked'
  await notifyDeclined(
    tx,
    services,
    { id, path },
    offering.filter((seller) => existingMembers.has(seller)),
  )
  if (existingMembers.has(request.buyerId)) await notifyBuyer(tx, services, { id, buyerId: request.buyerId, reason: reason.trim() })
  await record(tx, services, decision, { action: 'quotes.removed', details: { reason: reason.trim() } })
}

/**
 * Deletes one file of the request for everybody; the buyer cannot add it again. The complaints stay open. Throws `not_found` if there is no such file
 * or no open complaint.
 */
export async function removeComplainedFile(tx: Tx, services: Services, decision: Decision, file: string): Promise<undefined> {
  const { id } = decision
  const existingMembers = await lockSides(tx, services, id)
  const request = (await lockRequest(tx, id)) ?? refuse('not_found')
  if (!(await hasOpenComplaint(tx, id))) refuse('not_found')
  const row = (await findRequestFile(tx, id, file)) ?? refuse('not_found')
  await refuseRequestFile(tx, id, file)
  await dropQuoteFiles(tx, services, [file])
  if (existingMembers.has(request.buyerId) && row.removedAt === null)
    await raiseNotice(tx, services.clock, {
      userId: request.buyerId,
      kind: 'quote_file_removed',
      params: { number: quoteNumber(id) },
      path: `/profile/quotes/${id}`,
      dedupeKey: `quote:${id}:file:${file}`,
    })
  await record(tx, services, decision, { action: 'quotes.file_removed', details: { file } })
}

const notifyBuyer = (tx: Tx, { clock }: Services, { id, buyerId, reason }: { id: number; buyerId: number; reason: string }) =>
  raiseNotice(tx, clock, {
    userId: buyerId,
    kind: 'quote_removed',
    params: { number: quoteNumber(id), reason },
    path: `/profile/quotes/${id}`,
    dedupeKey: `quote:${id}:removed:${clock.now().getTime()}`,
  })

const record = (
  tx: Tx,
  { clock }: Services,
  { id, staffId, clientIp }: Decision,
  { action, details }: { action: string; details: Record<string, string> },
): Promise<void> => recordAudit(tx, clock, { action, actorId: staffId, subject: `quote:${id}`, clientIp, details })
