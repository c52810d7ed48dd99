// Shows members their own sessions and consents.
import type { Consent, SignedInDevice } from '@sverka/contract/profile/profile'
import type { Session } from '../platform/auth/session.ts'
import type { Reader } from '../platform/db/database.ts'
import { listLiveSessions, listUserConsents } from './profile.sql.ts'

/** The devices on which the member is signed in; `current` marks the session of this request. */
export async function showSessions(db: Reader, session: Session, now: Date): Promise<{ result: SignedInDevice[] }> {
  const rows = await listLiveSessions(db, session.userId, now)
  return {
    result: rows.map((row) => ({
      id: row.id,
      agent: row.agent,
      address: row.address,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === session.sessionId,
    })),
  }
}

/** All consents that the member has given, also withdrawn ones, newest first. */
export async function showConsents(db: Reader, userId: number): Promise<{ result: Consent[] }> {
  const rows = await listUserConsents(db, userId)
  return {
    result: rows.map((row) => ({
      id: row.id,
      kind: row.kind as Consent['kind'],
      version: row.version,
      given_at: row.givenAt.toISOString(),
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    })),
  }
}
