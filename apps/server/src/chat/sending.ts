// Stores a message and says what came of it; the same message of the same sender is stored once, for ever.

import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { findName, type Place } from './chat.sql.ts'
import { findByClientId, insertMessage, type MessageRow } from './messages.sql.ts'

export interface Sent {
  readonly message: MessageRow
  readonly isNew: boolean
}

interface Sending {
  readonly place: Place
  readonly userId: number
  readonly body: string
  readonly clientId: string | null
}

const UNIQUE_VIOLATION = '23505'

/** Resolves after the commit. */
export async function storeMessage(services: Services, { place, userId, body, clientId }: Sending): Promise<Sent> {
  const known = clientId && (await findByClientId(readOnly(services.db), userId, clientId))
  if (known) return { message: known, isNew: false }
  const createdAt = services.clock.now()
  const message = { roomId: place.id, userId, body, clientId, createdAt }
  try {
    const { id, seq } = await storeAndTell(services, place, message)
    return { message: { ...message, id, seq }, isNew: true }
  } catch (error) {
    // Sent twice at the same moment.
    const twin =
      (error as { code?: unknown }).code === UNIQUE_VIOLATION && clientId && (await findByClientId(readOnly(services.db), userId, clientId))
    if (!twin) throw error
    return { message: twin, isNew: false }
  }
}

/** The first unread message of a room is told of as a notice too; one statement stores the others, which are many. */
function storeAndTell(services: Services, place: Place, message: Parameters<typeof insertMessage>[1]) {
  if (place.otherHasUnread) return insertMessage(services.db, message)
  return inTransaction(
    services.db,
    async (tx) => {
      const stored = await insertMessage(tx, message)
      if (stored.unread === 1) await tellOther(tx, services, place, message)
      return stored
    },
    (error) => services.log.error({ err: error }, 'an effect after the commit failed'),
  )
}

async function tellOther(tx: Tx, { clock }: Services, place: Place, { userId }: { userId: number }): Promise<void> {
  const { name } = await findName(tx, userId)
  await raiseNotice(tx, clock, {
    userId: place.otherId,
    kind: 'message_received',
    params: { name, product: place.productName },
    path: `/profile/messages?room=${place.slug}`,
  })
}
