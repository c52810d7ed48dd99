// Queries of the one-time links in e-mails: those for setting a new password (resets), and those for confirming or undoing a changed address.
import type { Reader, Tx } from '../platform/db/database.ts'

export const countResetsSince = async (tx: Tx, userId: number, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('password_resets')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export const insertReset = (tx: Tx, row: { token_hash: Buffer; user_id: number; created_at: Date; expires_at: Date }) =>
  tx.insertInto('password_resets').values(row).execute()

/** Ends every valid link of the person. */
export const endUserResets = (tx: Tx, userId: number, at: Date) =>
  tx.updateTable('password_resets').set({ ended_at: at }).where('user_id', '=', userId).where('ended_at', 'is', null).execute()

/** Marks a reset link as used; of several simultaneous attempts only one gets the row. */
export const consumeReset = (tx: Tx, hash: Buffer, { userId, now }: { userId: number; now: Date }) =>
  tx
    .updateTable('password_resets')
    .set({ ended_at: now })
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

/** A reset link that is still valid; checked before the slow hashing of a password. */
export const findLiveReset = (db: Reader, hash: Buffer, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export interface EmailChangeRow {
  user_id: number
  old_email: string
  new_email: string
  /** Hash of the link sent to the new e-mail address. */
  confirm_hash: Buffer
  /** Hash of the token in all links sent to the old address: for undoing, and for confirming where that is needed. */
  revert_hash: Buffer
  /** Whether the old address must confirm too. */
  needs_old: boolean
  created_at: Date
}

export const insertEmailChange = (tx: Tx, row: EmailChangeRow) => tx.insertInto('email_changes').values(row).execute()

/** Ends every unconfirmed change of the person. */
export const endPendingEmailChanges = (tx: Tx, userId: number, at: Date) =>
  tx
    .updateTable('email_changes')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()

/** Ends every change later than the one with this id, confirmed or not: neither its confirmation nor its undo links work any more. */
export const endEmailChangesAfter = (tx: Tx, userId: number, { id, at }: { id: number; at: Date }) =>
  tx
    .updateTable('email_changes')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('id', '>', id)
    .where('ended_at', 'is', null)
    .execute()

/** The earliest change that its old address can still undo. */
export const findFirstReversible = (tx: Tx, userId: number, since: Date) =>
  tx
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The newest unconfirmed address requested after `since`. */
export const findPendingEmail = (db: Reader, userId: number, since: Date) =>
  db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** The change that the hash of a link belongs to, unless it has ended. */
export const findEmailChange = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('email_changes')
    .selectAll()
    .where((change) => change.or([change('confirm_hash', '=', hash), change('revert_hash', '=', hash)]))
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const markEmailChange = (
  tx: Tx,
  id: number,
  marks: { new_confirmed_at?: Date; old_confirmed_at?: Date; confirmed_at?: Date; ended_at?: Date },
) => tx.updateTable('email_changes').set(marks).where('id', '=', id).execute()
