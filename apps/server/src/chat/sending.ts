// Stores messages of conversations and notifies the receiver. A message that its sender repeats with the same `client_id` is stored once.
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { refuse } from '../platform/errors.ts'
import { renewNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { bindAttachment } from './attachments.sql.ts'
import { findName, type MemberRoom } from './chat.sql.ts'
import { getChatNotifier } from './chat-notifier.ts'
import { findByClientId, insertMessage, lockReading, type MessageRow, type NewMessage } from './messages.sql.ts'

export interface StoredMessage {
  readonly message: MessageRow
  /** False if the same message was stored before. */
  readonly isNew: boolean
}

interface MessageToSend {
  readonly room: MemberRoom
  readonly userId: number
  readonly body: string
  /** UUID that the client gave the message; null if it gave none: then a repeat is a new message. */
  readonly clientId: string | null
  /** Id of an unsent file that the sender uploaded to the room. */
  readonly attachment?: string | null
}

/** PostgreSQL's code of this error. */
const UNIQUE_VIOLATION = '23505'

/** Resolves after the commit. Throws `attachment_gone` if the sender has no such unsent file in the room. */
export async function storeMessage(
  services: Services,
  { room, userId, body, clientId, attachment = null }: MessageToSend,
): Promise<StoredMessage> {
  const storedBefore = clientId && (await findByClientId(readOnly(services.db), userId, clientId))
  if (storedBefore) return { message: storedBefore, isNew: false }
  const createdAt = services.clock.now()
  const message = { roomId: room.id, userId, body, clientId, createdAt }
  try {
    const stored = await storeAndNotify(services, room, message, attachment)
    getChatNotifier(services).message(room.id, stored.seq, [userId, room.otherId])
    return { message: { ...message, ...stored }, isNew: true }
  } catch (error) {
    // The same message was sent twice at the same moment.
    const same =
      (error as { code?: unknown }).code === UNIQUE_VIOLATION && clientId && (await findByClientId(readOnly(services.db), userId, clientId))
    if (!same) throw error
    return { message: same, isNew: false }
  }
}

/**
 * Stores a message. The first unread one of a room also raises a notice for the receiver, in the same transaction. Later ones, which are many, are
 * stored by one statement without a transaction.
 */
async function storeAndNotify(services: Services, room: MemberRoom, message: NewMessage, attachment: string | null) {
  if (room.otherHasUnread && !attachment) {
    const { id, seq, unread } = await insertMessage(services.db, message)
    // The receiver read the earlier messages while this one was stored, which also settled the notice, so a new notice is needed.
    if (unread === 1) await services.db.transaction().execute((tx) => notifyIfUnread(tx, services, room, message))
    return { id, seq, attachment: null }
  }
  return inTransaction(
    services.db,
    async (tx) => {
      const { id, seq, unread } = await insertMessage(tx, message)
      const file = attachment && ((await bindAttachment(tx, { ...message, id: attachment, messageId: id })) ?? refuse('attachment_gone'))
      if (unread === 1) await notifyOther(tx, services, room, message)
      return { id, seq, attachment: file || null }
    },
    (error) => services.log.error({ err: error }, 'an effect after the commit failed'),
  )
}

async function notifyIfUnread(tx: Tx, services: Services, room: MemberRoom, message: NewMessage): Promise<void> {
  const reading = await lockReading(tx, room.id, room.otherId)
  if (reading && reading.unread > 0) await notifyOther(tx, services, room, message)
}

async function notifyOther(tx: Tx, { clock }: Services, room: MemberRoom, { userId }: { userId: number }): Promise<void> {
  const { name } = await findName(tx, userId)
  await renewNotice(tx, clock, {
    userId: room.otherId,
    kind: 'message_received',
    params: { name, product: room.productName },
    path: `/profile/messages?room=${room.slug}`,
    dedupeKey: noticeKey(room.id, room.otherId),
  })
}

/** Key of the notice about a conversation: each member has one for it, however many messages are unread. */
export const noticeKey = (roomId: number, userId: number): string => `message:${roomId}:${userId}`
