// Complaints of members about conversations. Staff can read a conversation only after a complaint, with an entry in the audit log; a complaint is
// closed once.
import type { Complaint, listChatComplaints } from '@sverka/contract/chat/chat.staff'
import type { OperationParts } from '@sverka/contract/http/http'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { Services } from '../platform/services.ts'
import { findMemberRoom } from './chat.sql.ts'
import { presentMessage } from './chat.ts'
import { type ComplaintRow, countComplaints, findComplaint, insertComplaint, listComplaintRows, markClosed } from './complaints.sql.ts'
import { findMessageSeq, listAfter } from './messages.sql.ts'

/** Staff may read this many messages before a complaint, and none after it. */
const READ_BACK = 100

interface Request {
  readonly slug: string
  readonly text: string
  readonly message_id?: number
}

/**
 * Stores a complaint, optionally about one message. Throws `not_found` to all but members of the room and for a message of another room, and
 * `conflict` if the member already has an open complaint about the room.
 */
export async function complainAboutRoom(tx: Tx, { clock }: Services, caller: Session, { slug, text, message_id }: Request): Promise<void> {
  const room = (await findMemberRoom(tx, slug, caller.userId)) ?? refuse('not_found')
  if (message_id !== undefined && !(await findMessageSeq(tx, room.id, message_id))) refuse('not_found')
  const row = { room_id: room.id, user_id: caller.userId, message_id: message_id ?? null, text: text.trim(), seq: room.lastSeq }
  if (!(await insertComplaint(tx, { ...row, created_at: clock.now() }))) refuse('conflict')
}

const presentComplaint = (row: ComplaintRow): Complaint => ({
  id: row.id,
  author: { id: row.authorId, full_name: row.authorName, avatar: row.authorAvatar && mediaUrl(row.authorAvatar) },
  about: { id: row.aboutId, full_name: row.aboutName, avatar: row.aboutAvatar && mediaUrl(row.aboutAvatar) },
  text: row.text,
  message_id: row.messageId,
  created_at: row.createdAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
})

/** Complaints for staff; `open` selects open or closed ones. */
export async function readComplaintsPage(
  db: Reader,
  { page = 1, page_size: size = 20, open }: OperationParts<typeof listChatComplaints>['query'],
) {
  const isOpen = open ?? null
  const rows = await listComplaintRows(db, isOpen, { limit: size, offset: (page - 1) * size })
  return { count: await countComplaints(db, isOpen), page, page_size: size, result: rows.map(presentComplaint) }
}

interface ComplaintRequest {
  readonly id: number
  readonly staff: Session
  readonly clientIp: string | null
}

/** Shows staff a complaint and the messages before it. The reading is recorded first, in a transaction of its own. */
export async function openComplaint(db: Db, { clock }: Services, { id, staff, clientIp }: ComplaintRequest) {
  const row = (await findComplaint(readOnly(db), id)) ?? refuse('not_found')
  const entry = { action: 'chat.complaint_read', actorId: staff.userId, subject: `complaint:${id}`, clientIp }
  await db.transaction().execute((tx) => recordAudit(tx, clock, entry))
  const messages = await listAfter(readOnly(db), row.roomId, Math.max(0, row.seq - READ_BACK), READ_BACK)
  return { complaint: presentComplaint(row), messages: messages.filter(({ seq }) => seq <= row.seq).map(presentMessage) }
}

/** Closes a complaint. Throws `not_found`, and `conflict` if it was closed before. */
export async function closeComplaint(tx: Tx, { clock }: Services, { id, staff, clientIp }: ComplaintRequest): Promise<void> {
  if (!(await findComplaint(tx, id))) refuse('not_found')
  const [action, subject] = ['chat.complaint_closed', `complaint:${id}`]
  if (!(await markClosed(tx, id, { by: staff.userId, at: clock.now() }))) await refuseAlreadyDecided(tx, subject, [action])
  await recordAudit(tx, clock, { action, actorId: staff.userId, subject, clientIp })
}
