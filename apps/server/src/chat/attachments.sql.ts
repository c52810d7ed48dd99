// Queries of the rows of files in conversations: a file is uploaded to a room first, and belongs to a message once it is sent.
import type { AttachmentCard, AttachmentKind } from '@sverka/contract/chat/chat.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'name', 'size', 'width', 'height'] as const
const kind = sql<AttachmentKind>`kind`.as('kind')

export interface NewAttachment extends AttachmentCard {
  readonly roomId: number
  readonly userId: number
  readonly createdAt: Date
}

export const insertAttachment = (tx: Tx, { roomId, userId, createdAt, ...card }: NewAttachment) =>
  tx
    .insertInto('chat_attachments')
    .values({ ...card, room_id: roomId, user_id: userId, created_at: createdAt })
    .execute()

/** Makes an unsent file part of a message; undefined if the member has uploaded no such file to the room, or it was sent before. */
export const bindAttachment = (
  tx: Tx,
  { id, roomId, userId, messageId }: { id: string; roomId: number; userId: number; messageId: number },
): Promise<AttachmentCard | undefined> =>
  tx
    .updateTable('chat_attachments')
    .set({ message_id: messageId })
    .where('id', '=', id)
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .returning([...columns, kind])
    .executeTakeFirst()

/** A file that was sent, or the caller's own unsent one. */
export const findAttachment = (db: Reader, { id, roomId, userId }: { id: string; roomId: number; userId: number }) =>
  db
    .selectFrom('chat_attachments')
    .select([...columns, kind])
    .where('id', '=', id)
    .where('room_id', '=', roomId)
    .where((of) => of.or([of('message_id', 'is not', null), of('user_id', '=', userId)]))
    .executeTakeFirst()

/** Those of the files that have a row. */
export const listKnownAttachments = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('chat_attachments')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()

/** Deletes the rows of at most `limit` files that were uploaded before a moment and never sent; returns their ids. */
export const deleteUnsent = (tx: Tx, before: Date, limit: number) =>
  tx
    .deleteFrom('chat_attachments')
    .where('id', 'in', (of) =>
      of
        .selectFrom('chat_attachments')
        .select('id')
        .where('message_id', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()

export const deleteUserAttachments = (tx: Tx, userId: number) =>
  tx.deleteFrom('chat_attachments').where('user_id', '=', userId).returning('id').execute()
