// Finds the accounts of the demo (the server with invented data), whose password is published.
import type { Reader } from '../platform/db/database.ts'

export const listDemoAccounts = (db: Reader) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('is_demo', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
