// Queries of a member's sessions and consents.
import type { Reader } from '../platform/db/database.ts'

export const listLiveSessions = (db: Reader, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()

export const listUserConsents = (db: Reader, userId: number) =>
  db
    .selectFrom('consents')
    .select(['id', 'kind', 'version', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
