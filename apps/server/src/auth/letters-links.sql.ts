// One-time links of letters: new passwords and changed addresses.
import type { Reader, Tx } from '../platform/db/database.ts'

export const countResetsSince = async (tx: Tx, userId: number, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('password_resets')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export const insertReset = (tx: Tx, row: { token_hash: Buffer; user_id: number; created_at: Date; expires_at: Date }) =>
  tx.insertInto('password_resets').values(row).execute()

/** Every link of the person that is still good stops being so. */
export const endResetsOf = (tx: Tx, userId: number, at: Date) =>
  tx.updateTable('password_resets').set({ ended_at: at }).where('user_id', '=', userId).where('ended_at', 'is', null).execute()

/** Uses a link up: of several at once one gets the row. */
export const takeReset = (tx: Tx, hash: Buffer, { userId, now }: { userId: number; now: Date }) =>
  tx
    .updateTable('password_resets')
    .set({ ended_at: now })
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

/** Whether a link would still work; the slow hashing is spared for one that would not. */
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
  confirm_hash: Buffer
  revert_hash: Buffer
  created_at: Date
}

export const insertEmailChange = (tx: Tx, row: EmailChangeRow) => tx.insertInto('email_changes').values(row).execute()

export const endPendingEmailChanges = (tx: Tx, userId: number, at: Date) =>
  tx
    .updateTable('email_changes')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()

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

export const takeEmailConfirmation = (tx: Tx, hash: Buffer, { since, now }: { since: Date; now: Date }) =>
  tx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('confirm_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .returning(['user_id', 'new_email'])
    .executeTakeFirst()

export const takeEmailReversal = (tx: Tx, hash: Buffer, { since, now }: { since: Date; now: Date }) =>
  tx
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('revert_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .returning(['user_id', 'old_email', 'confirmed_at'])
    .executeTakeFirst()
