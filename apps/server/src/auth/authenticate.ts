// Reads the caller from a bearer token and checks at every request that the session is still open and the account not blocked.
import { type Authenticate, type Session, type SessionWatch, toFlags } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { findLiveSession, listLiveSessions } from './sessions.sql.ts'

/**
 * Without the header the caller is a guest; anything but a valid token throws `unauthorized`. The session is read from the database at every request
 * (one indexed read, no cache), so that a block takes effect at once. `readOnly` is the same database connection, typed without the methods that
 * write.
 */
export function createAuthenticate(deps: AuthDeps): Authenticate {
  return async (authorization) => {
    if (authorization === undefined) return null
    // This server's tokens are shorter than 2,000 characters.
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization)?.[1] ?? refuse('unauthorized')
    const claims = (await deps.access.read(token)) ?? refuse('unauthorized')
    return (await readSession(deps, claims)) ?? refuse('unauthorized')
  }
}

/** For long-lived connections: which of these sessions are still open, with their present rights. */
export const createSessionWatch = (deps: AuthDeps): SessionWatch => ({
  liveAmong: async (ids) => {
    const live = await listLiveSessions(readOnly(deps.db), ids, deps.clock.now())
    return new Map(live.map((row) => [row.id, toSession(deps, row.id, row)]))
  },
})

async function readSession(deps: AuthDeps, claims: { userId: number; sessionId: string }): Promise<Session | null> {
  const live = await findLiveSession(readOnly(deps.db), claims.sessionId, deps.clock.now())
  return live?.userId === claims.userId ? toSession(deps, claims.sessionId, live) : null
}

type Live = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

const toSession = ({ config }: AuthDeps, sessionId: string, live: Live): Session => ({
  userId: live.userId,
  sessionId,
  // Staff have their rights only in a session that was opened with a second factor; the demo (`config.demo`) does not require one.
  isStaff: live.isStaff && (live.secondFactor || config.demo),
  flags: toFlags(live.flags),
})
