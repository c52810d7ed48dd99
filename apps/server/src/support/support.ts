// Members write to the site's support, and staff answer. Requests and answers are stored and sent by e-mail.
import type { SupportRequest } from '@sverka/contract/support/support'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { supportAnswerEmail, supportRequestEmail } from './support.emails.ts'
import {
  countRequests,
  deleteUserRequests,
  findAuthor,
  insertRequest,
  listRequests,
  listRequestsForExport,
  lockRequest,
  setAnswer,
} from './support.sql.ts'

/** Stores the request and sends it to the support's e-mail address. */
export async function writeToSupport(tx: Tx, services: Services, userId: number, text: string): Promise<{ id: number }> {
  const author = await findAuthor(tx, userId)
  const request = text.trim()
  const id = await insertRequest(tx, { user_id: userId, text: request, created_at: services.clock.now() })
  await services.mail.send(
    tx,
    supportRequestEmail(services.config.SUPPORT_EMAIL, { id, from: author.email, name: author.name, text: request }),
  )
  return { id }
}

interface RequestsQuery {
  readonly page?: number
  readonly page_size?: number
  /** Absent: answered and open ones. */
  readonly answered?: boolean
}

/** A page of requests: open ones first, the longest waiting at the top, then the latest answers. */
export async function listSupportRequestsForStaff(db: Reader, { page = 1, page_size = 20, answered }: RequestsQuery) {
  const rows = await listRequests(db, answered, { limit: page_size, offset: (page - 1) * page_size })
  const result: SupportRequest[] = rows.map((row) => ({
    id: row.id,
    user: { id: row.userId, full_name: row.fullName, email: row.email },
    // The API calls the text `support`, the database calls it `text`.
    support: row.text,
    created_at: row.createdAt.toISOString(),
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answered_by: row.answeredBy,
  }))
  return { count: await countRequests(db, answered), page, page_size, result }
}

/** Answers a request by e-mail and a notice on the site. Throws `not_found`, and `conflict` if it is already answered. */
export async function answerRequest(
  tx: Tx,
  services: Services,
  staff: Session,
  { id, text, clientIp }: { id: number; text: string; clientIp: string | null },
): Promise<void> {
  const request = (await lockRequest(tx, id)) ?? refuse('not_found')
  if (request.answeredAt) return refuseAlreadyDecided(tx, `support:${id}`, ['support.answered'])
  await setAnswer(tx, id, { answer: text.trim(), answered_at: services.clock.now(), answered_by: staff.userId })
  // An author who has deleted the account has no e-mail address any more; the answer is stored without being sent.
  if (!request.deletedAt) {
    await services.mail.send(tx, supportAnswerEmail(request.email, { text: request.text, answer: text.trim() }))
    await raiseNotice(tx, services.clock, {
      userId: request.userId,
      kind: 'support_answered',
      path: '/profile/support',
      dedupeKey: `support:${id}`,
    })
  }
  await recordAudit(tx, services.clock, { action: 'support.answered', actorId: staff.userId, subject: `support:${id}`, clientIp })
}

/** The requests and answers for the download of the member's personal data. */
export const exportRequests: ExportUserData = async (db, userId) => [
  { name: 'support.json', content: await listRequestsForExport(db, userId) },
]

/** Deletes the requests when their member's account is deleted. */
export const eraseRequests: EraseUserData = async (tx, userId) => ({ support_requests: await deleteUserRequests(tx, userId) })
