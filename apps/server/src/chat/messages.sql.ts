// Queries of messages of conversations. The messages of a room are numbered from 1 without gaps (`seq`).
import type { AttachmentCard } from '@sverka/contract/chat/chat.rules'
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

/** `clientId`: the UUID that the sender's client gave the message, so that a repeat is recognized; null if it gave none. */
export interface MessageRow {
  readonly id: number
  readonly roomId: number
  readonly seq: number
  readonly userId: number
  readonly body: string
  readonly clientId: string | null
  readonly createdAt: Date
  readonly attachment: AttachmentCard | null
}

export interface NewMessage {
  readonly roomId: number
  readonly userId: number
  readonly body: string
  readonly clientId: string | null
  readonly createdAt: Date
}

export interface Stored {
  readonly id: number
  readonly seq: number
  /** Number of messages that the other member has not read, including this one. */
  readonly unread: number
}

/**
 * Stores a message by one statement: taking its number locks the row of the room, so that numbers follow the order of commits. All earlier
 * messages count as read by the sender. Violates `chat_messages_user_id_client_id_key` if the message is stored already.
 */
export async function insertMessage(db: Db | Tx, message: NewMessage): Promise<Stored> {
  return (await insertWhereRoom(db, message)) ?? missing(message.roomId)
}

const missing = (roomId: number): never => {
  throw new Error(`room ${roomId} has not two members`)
}

/** As `insertMessage`, but undefined if the room does not exist. */
export async function insertWhereRoom(db: Db | Tx, message: NewMessage): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`${prepared}
    with room as (
      update chat_rooms set last_seq = last_seq + 1, last_at = ${message.createdAt} where id = ${message.roomId}
      returning id, last_seq, user_id, user2_id
    ), message as (
      insert into chat_messages (room_id, seq, user_id, body, client_id, created_at)
      select id, last_seq, ${message.userId}, ${message.body}, ${message.clientId}::uuid, ${message.createdAt}::timestamptz from room
      returning id, seq
    ), mine as (
      update chat_members member set read_seq = room.last_seq, unread = 0 from room
      where member.room_id = room.id and member.user_id = ${message.userId}
    ), theirs as (
      update chat_members member set unread = member.unread + 1 from room
      where member.room_id = room.id and member.user_id <> ${message.userId}
      returning member.user_id, member.unread
    )
    select message.id, message.seq, theirs.unread from message, theirs`.execute(db)
  const [stored] = rows
  return stored && { id: stored.id, seq: stored.seq, unread: stored.unread }
}

const messages = (db: Reader) =>
  db
    .selectFrom('chat_messages as message')
    .leftJoin('chat_attachments as file', 'file.message_id', 'message.id')
    .select(['message.id', 'message.room_id as roomId', 'message.seq', 'message.user_id as userId', 'message.body'])
    .select(['message.client_id as clientId', 'message.created_at as createdAt'])
    .select(
      sql<AttachmentCard | null>`case when file.id is not null then json_build_object(
        'id', file.id, 'name', file.name, 'kind', file.kind, 'size', file.size, 'width', file.width, 'height', file.height) end`.as(
        'attachment',
      ),
    )

/** The message that this member has sent with this UUID of the client. */
export const findByClientId = (db: Reader, userId: number, clientId: string): Promise<MessageRow | undefined> =>
  messages(db).modifyFront(prepared).where('message.user_id', '=', userId).where('message.client_id', '=', clientId).executeTakeFirst()

/** Messages of a room after the number `seq`. */
export interface AfterKey {
  readonly roomId: number
  readonly seq: number
}

/** Messages after a number in each of these rooms, in order, at most `limit` of each. */
export async function listAfterEach(db: Reader, keys: readonly AfterKey[], limit: number): Promise<MessageRow[][]> {
  const [roomIds, seqs] = [keys.map(({ roomId }) => roomId), keys.map(({ seq }) => seq)]
  const after = messages(db)
    .where('message.room_id', '=', sql<number>`asked.room_id`)
    .where('message.seq', '>', sql<number>`asked.seq`)
    .orderBy('message.seq')
    .limit(limit)
  const rows = await db
    .selectFrom(
      sql<AfterKey & { at: number }>`unnest(${roomIds}::integer[], ${seqs}::integer[]) with ordinality`.as<'asked'>(
        sql`asked (room_id, seq, at)`,
      ),
    )
    .innerJoinLateral(after.as('stored'), (join) => join.onTrue())
    .modifyFront(prepared)
    .select('asked.at')
    .selectAll('stored')
    .orderBy('asked.at')
    .orderBy('stored.seq')
    .execute()
  const lists = keys.map((): MessageRow[] => [])
  for (const { at, ...row } of rows) lists[Number(at) - 1]?.push(row)
  return lists
}

export const listAfter = async (db: Reader, roomId: number, seq: number, limit: number): Promise<MessageRow[]> =>
  (await listAfterEach(db, [{ roomId, seq }], limit))[0] ?? []

/** `after`, `before`: ids of messages; null does not filter. */
export interface Around {
  readonly after: number | null
  readonly before: number | null
  readonly limit: number
  readonly offset: number
}

/** Messages of all these rooms together, the oldest first: the next ones after `after`, or without it the newest ones before `before`. */
export async function listAround(db: Reader, roomIds: readonly number[], { after, before, limit, offset }: Around): Promise<MessageRow[]> {
  const rows = await messages(db)
    .where('message.room_id', 'in', [...roomIds])
    .$if(after !== null, (query) => query.where('message.id', '>', after ?? 0).orderBy('message.id'))
    .$if(before !== null, (query) => query.where('message.id', '<', before ?? 0))
    .$if(after === null, (query) => query.orderBy('message.id', 'desc'))
    .limit(limit)
    .offset(offset)
    .execute()
  return after === null ? rows.reverse() : rows
}

export const findMessageSeq = (db: Reader, roomId: number, messageId: number) =>
  db
    .selectFrom('chat_messages')
    .select(['seq', 'user_id as userId'])
    .where('id', '=', messageId)
    .where('room_id', '=', roomId)
    .executeTakeFirst()

/** Locks the member's row of the room until the transaction ends: no message can be added meanwhile, and all earlier ones are visible. */
export async function lockReading(tx: Tx, roomId: number, userId: number): Promise<{ unread: number } | undefined> {
  return tx
    .selectFrom('chat_members')
    .select('unread')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks messages as read up to a number, under the lock of `lockReading`; undefined if they were read before. */
export async function markRead(tx: Tx, { roomId, userId, seq }: { roomId: number; userId: number; seq: number }) {
  const { rows } = await sql<{ readonly unread: number }>`
    update chat_members member set read_seq = ${seq}, unread = (
      select count(*) from chat_messages message
      where message.room_id = ${roomId} and message.seq > ${seq} and message.user_id <> ${userId}
    )
    where member.room_id = ${roomId} and member.user_id = ${userId} and member.read_seq < ${seq}
    returning member.unread`.execute(tx)
  return rows[0]
}

/** Unread messages of a member in all rooms. */
export const countUnread = async (db: Reader, userId: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('chat_members')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('unread'), sql<number>`0`).as('unread'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export const listMessagesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('chat_messages as message')
    .innerJoin('chat_rooms as room', 'room.id', 'message.room_id')
    .leftJoin('chat_attachments as file', 'file.message_id', 'message.id')
    .select(['room.slug as room', 'message.body', 'message.created_at', 'file.name as attachment'])
    .where('message.user_id', '=', userId)
    .orderBy('message.id')
    .execute()

/** Deletes the texts of a member's messages; the messages keep their numbers in their rooms. */
export async function eraseMessageTexts(tx: Tx, userId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_messages')
    .set({ body: '' })
    .where('user_id', '=', userId)
    .where('body', '<>', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
