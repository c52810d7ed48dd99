// Writing to support and answering: both are kept and both go by e-mail.
import type { SupportRequest } from '@sverka/contract/support'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Forget, OwnData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { supportAnswerEmail, supportRequestEmail } from './support.emails.ts'
import {
  countRequests,
  deleteRequestsOf,
  findAuthor,
  insertRequest,
  listRequestCopies,
  listRequests,
  lockRequest,
  setAnswer,
} from './support.sql.ts'

export async function writeToSupport(tx: Tx, services: Services, userId: number, text: string): Promise<{ id: number }> {
  const author = await findAuthor(tx, userId)
  const id = await insertRequest(tx, { user_id: userId, text: text.trim(), created_at: services.clock.now() })
  await services.mail.send(tx, supportRequestEmail(services.config.SUPPORT_EMAIL, { id, from: author.email, name: author.name, text }))
  return { id }
}

export async function showRequests(db: Reader, page: number, size: number) {
  const rows = await listRequests(db, { limit: size, offset: (page - 1) * size })
  const result: SupportRequest[] = rows.map((row) => ({
    id: row.id,
    user: { id: row.userId, full_name: row.fullName, email: row.email },
    support: row.text,
    created_at: row.createdAt.toISOString(),
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
  }))
  return { count: await countRequests(db), page, page_size: size, result }
}

/** Answers once; a second answer is a conflict. */
export async function answerRequest(
  tx: Tx,
  services: Services,
  staff: Session,
  { id, text, address }: { id: number; text: string; address: string | null },
): Promise<void> {
  const request = (await lockRequest(tx, id)) ?? refuse('not_found')
  if (request.answeredAt) refuse('conflict')
  await setAnswer(tx, id, { answer: text.trim(), answered_at: services.clock.now(), answered_by: staff.userId })
  if (!request.deletedAt) await services.mail.send(tx, supportAnswerEmail(request.email, { text: request.text, answer: text.trim() }))
  await recordAudit(tx, services.clock, { action: 'support.answered', actorId: staff.userId, subject: `support:${id}`, address })
}

export const ownRequests: OwnData = async (db, userId) => [{ name: 'support.json', content: await listRequestCopies(db, userId) }]

export const forgetRequests: Forget = async (tx, userId) => ({ support_requests: await deleteRequestsOf(tx, userId) })
