// After a start of the server, makes PostgreSQL plan the statements that each message of a conversation needs and runs their code once, so that the
// first messages are fast.
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import { findMemberRooms } from './chat.sql.ts'
import { findByClientId, insertWhereRoom, listAfterEach } from './messages.sql.ts'

/** Ids that no room, member or message has. */
const UNUSED_ID = 0
const UNUSED_UUID = '00000000-0000-4000-8000-000000000000'

/** Sends a message to a room that does not exist, on some connections of a pool of `size`; nothing is stored. */
export async function warmUpChat(db: Db, size: number, createdAt: Date): Promise<void> {
  const message = { roomId: UNUSED_ID, userId: UNUSED_ID, body: '', clientId: UNUSED_UUID, createdAt }
  await preparePlans(size, [
    () => findMemberRooms(readOnly(db), [{ slug: UNUSED_UUID, userId: UNUSED_ID }]),
    () => findByClientId(readOnly(db), UNUSED_ID, UNUSED_UUID),
    () => insertWhereRoom(db, message),
    () => listAfterEach(readOnly(db), [{ roomId: UNUSED_ID, seq: 0 }], 1),
  ])
}
