// The demo's accounts, whose password everybody knows.
import type { Reader, Tx } from '../platform/db/database.ts'

export const listDemoAccounts = (db: Reader) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'is_staff as isStaff'])
    .where('is_demo', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()

/** With everything that is theirs. */
export const deleteAccounts = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('users')
    .where('id', 'in', [...ids])
    .execute()
