// Stores notifications of the payment provider unchanged, and when and how each was processed.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewNotificationRow {
  readonly provider: string
  /** As the provider names it: `payment.succeeded`, `refund.succeeded`. */
  readonly event: string
  /** The provider's id of the payment or refund. */
  readonly object_id: string
  /** The whole notification, JSON. */
  readonly body: string
  /** IP address of the sender. */
  readonly address: string
  readonly received_at: Date
}

/** The id of a new notification; null for a repeat of the same event about the same object, which only raises the stored number of `copies`. */
export async function insertNotification(tx: Tx, row: NewNotificationRow): Promise<number | null> {
  const { id, copies } = await tx
    .insertInto('payment_notifications')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event', 'object_id']).doUpdateSet({ copies: sql`payment_notifications.copies + 1` }),
    )
    .returning(['id', 'copies'])
    .executeTakeFirstOrThrow()
  return copies === 1 ? id : null
}

export const findNotification = (db: Db, id: number) =>
  db.selectFrom('payment_notifications').selectAll().where('id', '=', id).executeTakeFirst()

/** `worked_at` is the moment of processing; `outcome` is `settled`, `open`, `distrusted` or `unknown`. */
export const markProcessed = (db: Db, id: number, end: { worked_at: Date; outcome: string }) =>
  db.updateTable('payment_notifications').set(end).where('id', '=', id).execute()

/** Notifications about these objects, by the provider's ids of payments and refunds, oldest first. */
export const listObjectNotifications = (db: Reader, provider: string, objectIds: readonly string[], limit: number) =>
  db
    .selectFrom('payment_notifications')
    .select(['event', 'received_at as receivedAt', 'worked_at as workedAt', 'copies', 'outcome'])
    .where('provider', '=', provider)
    .where('object_id', 'in', [...objectIds])
    .orderBy('id')
    .limit(limit)
    .execute()

/** Notifications that are not processed yet, oldest first, with an id above `after`. */
export const listWaitingNotifications = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('payment_notifications')
    .select('id')
    .where('worked_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
