// After a start, plans the statements that each message needs and runs its code once, so that the first messages are fast.
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import { findMemberRooms } from './chat.sql.ts'
import { findByClientId, insertWhereRoom, listAfterEach } from './messages.sql.ts'

/** Ids that no room, member or message has. */
const NOBODY = 0
const NOTHING = '00000000-0000-4000-8000-000000000000'

/** Sends a message to a room that does not exist, on some connections of a pool of `size`; nothing is stored. */
export async function warmUpChat(db: Db, size: number, createdAt: Date): Promise<void> {
  const message = { roomId: NOBODY, userId: NOBODY, body: '', clientId: NOTHING, createdAt }
  await preparePlans(size, [
    () => findMemberRooms(readOnly(db), [{ slug: NOTHING, userId: NOBODY }]),
    () => findByClientId(readOnly(db), NOBODY, NOTHING),
    () => insertWhereRoom(db, message),
    () => listAfterEach(readOnly(db), [{ roomId: NOBODY, seq: 0 }], 1),
  ])
}
