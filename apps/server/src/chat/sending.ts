// Stores messages; a message that the same sender repeats is stored once.

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
  readonly isNew: boolean
}

interface Sending {
  readonly place: MemberRoom
  readonly userId: number
  readonly body: string
  readonly clientId: string | null
  /** Id of an unsent file that the sender uploaded to the room. */
  readonly attachment?: string | null
}

const UNIQUE_VIOLATION = '23505'

/** Resolves after the commit. Throws `attachment_gone` if the sender has no such unsent file in the room. */
export async function storeMessage(
  services: Services,
  { place, userId, body, clientId, attachment = null }: Sending,
): Promise<StoredMessage> {
  const known = clientId && (await findByClientId(readOnly(services.db), userId, clientId))
  if (known) return { message: known, isNew: false }
  const createdAt = services.clock.now()
  const message = { roomId: place.id, userId, body, clientId, createdAt }
  try {
    const stored = await storeAndNotify(services, place, message, attachment)
    getChatNotifier(services).message(place.id, stored.seq, [userId, place.otherId])
    return { message: { ...message, ...stored }, isNew: true }
  } catch (error) {
    // The same message was sent twice at the same moment.
    const same =
      (error as { code?: unknown }).code === UNIQUE_VIOLATION && clientId && (await findByClientId(readOnly(services.db), userId, clientId))
    if (!same) throw error
    return { message: same, isNew: false }
  }
}

/** The first unread message of a room also raises a notice. Later ones, which are many, are stored by one statement without a transaction. */
async function storeAndNotify(services: Services, place: MemberRoom, message: NewMessage, attachment: string | null) {
  if (place.otherHasUnread && !attachment) {
    const { id, seq, unread } = await insertMessage(services.db, message)
    // The earlier messages were read while this one was stored, which also settled the notice of the room.
    if (unread === 1) await services.db.transaction().execute((tx) => notifyIfUnread(tx, services, place, message))
    return { id, seq, attachment: null }
  }
  return inTransaction(
    services.db,
    async (tx) => {
      const { id, seq, unread } = await insertMessage(tx, message)
      const file = attachment && ((await bindAttachment(tx, { ...message, id: attachment, messageId: id })) ?? refuse('attachment_gone'))
      if (unread === 1) await notifyOther(tx, services, place, message)
      return { id, seq, attachment: file || null }
    },
    (error) => services.log.error({ err: error }, 'an effect after the commit failed'),
  )
}

async function notifyIfUnread(tx: Tx, services: Services, place: MemberRoom, message: NewMessage): Promise<void> {
  const reading = await lockReading(tx, place.id, place.otherId)
  if (reading && reading.unread > 0) await notifyOther(tx, services, place, message)
}

async function notifyOther(tx: Tx, { clock }: Services, place: MemberRoom, { userId }: { userId: number }): Promise<void> {
  const { name } = await findName(tx, userId)
  await renewNotice(tx, clock, {
    userId: place.otherId,
    kind: 'message_received',
    params: { name, product: place.productName },
    path: `/profile/messages?room=${place.slug}`,
    dedupeKey: noticeKey(place.id, place.otherId),
  })
}

/** One conversation has one notice, however many messages it has. */
export const noticeKey = (roomId: number, userId: number): string => `message:${roomId}:${userId}`
