// Queries of a member's sessions and consents.
import type { Reader } from '../platform/db/database.ts'

/** Sessions that have neither ended nor expired, the last used first; `agent` is the browser. */
export const listLiveSessions = (db: Reader, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()

/** Given and withdrawn consents, newest first; `version` is that of the text that the member agreed to. */
export const listUserConsents = (db: Reader, userId: number) =>
  db
    .selectFrom('consents')
    .select(['id', 'kind', 'version', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
