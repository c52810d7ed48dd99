// Queries of the counts of wrong passwords, one for each account or for each account and network address. Rows are found by a hash of these.
import type { Reader, Tx } from '../platform/db/database.ts'

/**
 * Locks one count, so that simultaneous attempts are counted one after another; creates it if there is none. It is one statement, because a
 * successful sign-in may delete the row meanwhile, and a second statement would then find none.
 */
export const lockFailures = (tx: Tx, emailHash: Buffer, now: Date): Promise<{ failures: number; lastAt: Date }> =>
  tx
    .insertInto('login_failures')
    .values({ email_hash: emailHash, failures: 0, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet((row) => ({ failures: row.ref('login_failures.failures') })))
    .returning(['failures', 'last_at as lastAt'])
    .executeTakeFirstOrThrow()

/** `failures` may be a fraction: the count falls with time. */
export const setFailures = (tx: Tx, emailHash: Buffer, { failures, now }: { failures: number; now: Date }) =>
  tx.updateTable('login_failures').set({ failures, last_at: now }).where('email_hash', '=', emailHash).execute()

export const clearFailures = (tx: Tx, hashes: readonly Buffer[]) =>
  tx
    .deleteFrom('login_failures')
    .where('email_hash', 'in', [...hashes])
    .execute()

/** Removes up to `limit` counts that were last raised before this moment, and returns how many. A count that is locked (being raised) stays. */
export async function deleteExpiredFailures(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_failures')
    .where('email_hash', 'in', (expired) =>
      expired.selectFrom('login_failures').select('email_hash').where('last_at', '<', before).limit(limit).forUpdate().skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Whether somebody signed in to this account from this network address after `since`. */
export const hasSignedInFrom = async (
  db: Reader,
  { email, clientIp }: { email: string; clientIp: string | null },
  since: Date,
): Promise<boolean> => {
  const found = await db
    .selectFrom('sessions as session')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .select('session.id')
    .where('person.email', '=', email)
    .where('session.address', '=', clientIp)
    .where('session.created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
