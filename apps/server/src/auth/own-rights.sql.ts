// Queries that end a person's session or consent, and those that remove a whole account.
import type { Tx } from '../platform/db/database.ts'

export const endOwnSession = (tx: Tx, row: { id: string; userId: number; at: Date }) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: row.at, end_reason: 'ended by the person' })
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const withdrawUserConsent = (tx: Tx, row: { userId: number; kind: 'terms' | 'personal_data'; at: Date }) =>
  tx
    .updateTable('consents')
    .set({ withdrawn_at: row.at })
    .where('user_id', '=', row.userId)
    .where('kind', '=', row.kind)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Removes all personal data from the account's row. The row stays, because rows of others (orders, reviews) refer to it. */
export const anonymiseUser = (tx: Tx, row: { userId: number; name: string; at: Date }) =>
  tx
    .updateTable('users')
    .set({
      email: `deleted-${row.userId}@invalid`,
      full_name: row.name,
      password_hash: '',
      birth_date: null,
      position: null,
      phone_number: null,
      avatar: null,
      is_staff: false,
      deleted_at: row.at,
    })
    .where('id', '=', row.userId)
    .execute()

/**
 * Deletes sessions, e-mail links and the second factor. Consents stay as proof that the data were stored lawfully, but without the network
 * address and browser they were given from. Returns how many rows of some kinds were deleted, for the audit log.
 */
export async function deleteTraces(tx: Tx, userId: number): Promise<{ sign_ins: number; reset_links: number; email_changes: number }> {
  const sessions = await tx.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  const resets = await tx.deleteFrom('password_resets').where('user_id', '=', userId).executeTakeFirst()
  const changes = await tx.deleteFrom('email_changes').where('user_id', '=', userId).executeTakeFirst()
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.updateTable('consents').set({ address: null, agent: null }).where('user_id', '=', userId).execute()
  return {
    sign_ins: Number(sessions.numDeletedRows),
    reset_links: Number(resets.numDeletedRows),
    email_changes: Number(changes.numDeletedRows),
  }
}
