// Queries of second factors (the secret of a person's authenticator app) and of their recovery codes.
import type { Reader, Tx } from '../platform/db/database.ts'

/** Locks every second factor until the commit. */
export const lockSecrets = (tx: Tx) =>
  tx.selectFrom('second_factors').select(['user_id as userId', 'secret_sealed as sealed']).orderBy('user_id').forUpdate().execute()

/** Stores the secret encrypted with another key. */
export const setSealed = (tx: Tx, userId: number, sealed: Buffer) =>
  tx.updateTable('second_factors').set({ secret_sealed: sealed }).where('user_id', '=', userId).execute()

export const findSecondFactor = (db: Reader, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret_sealed as sealed', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Stores a new secret, or replaces one that was not confirmed; undefined if a confirmed one exists. */
export const putSecret = (tx: Tx, row: { user_id: number; secret_sealed: Buffer; created_at: Date }) =>
  tx
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: row.secret_sealed, created_at: row.created_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()

export const confirmSecret = (tx: Tx, userId: number, at: Date) =>
  tx
    .updateTable('second_factors')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()

/**
 * Records the 30-second step of a code as used. Undefined unless the step is later than all used before, so that a code works once, also in
 * simultaneous attempts.
 */
export const consumeStep = (tx: Tx, userId: number, step: number) =>
  tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()

export const insertRecoveryCodes = (tx: Tx, rows: readonly { user_id: number; code_hash: Buffer }[]) =>
  tx
    .insertInto('recovery_codes')
    .values([...rows])
    .execute()

/** Deletes the code; undefined if the person has no such code. */
export const consumeRecoveryCode = (tx: Tx, userId: number, hash: Buffer) =>
  tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash).returning('user_id').executeTakeFirst()

/** Deletes the second factor with its recovery codes; returns 0 if there was none. */
export async function deleteSecondFactor(tx: Tx, userId: number): Promise<number> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Marks a session as opened with a second factor. */
export const markSecondFactorShown = (tx: Tx, sessionId: string) =>
  tx.updateTable('sessions').set({ second_factor: true }).where('id', '=', sessionId).execute()
