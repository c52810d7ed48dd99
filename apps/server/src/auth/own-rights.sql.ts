// What a person may undo by themselves: one sign-in, a consent, the whole account.
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

export const withdrawConsentOf = (tx: Tx, row: { userId: number; kind: 'terms' | 'personal_data'; at: Date }) =>
  tx
    .updateTable('consents')
    .set({ withdrawn_at: row.at })
    .where('user_id', '=', row.userId)
    .where('kind', '=', row.kind)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Leaves a row without a person in it, so that what others see of them stays readable. */
export const anonymise = (tx: Tx, row: { userId: number; name: string; at: Date }) =>
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

export async function deleteTraces(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}
