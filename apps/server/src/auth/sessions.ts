// Sessions (sign-ins), each with a chain of refresh tokens: a refresh gives the next token, and late use of an old one ends the session.
import type { Tokens } from '@sverka/contract/auth/auth'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Context } from '../platform/http/binding.ts'
import type { AuthDeps } from './auth.deps.ts'
import { sessionStolenEmail } from './auth.emails.ts'
import { hashSecret, openWith, SECRET_BYTES, sealWith } from './one-time.ts'
import {
  endSession,
  findRefreshToken,
  findSessionIdByToken,
  insertRefreshToken,
  insertSession,
  lockSessionByToken,
  markTokenUsed,
  setSuccessor,
  touchSession,
} from './sessions.sql.ts'

const DAY = 24 * 3_600_000
/** Longest life of a session with «remember me». */
const REMEMBERED_MS = 90 * DAY
/** Such a session ends earlier if it is not used for this time. */
const REMEMBERED_IDLE_MS = 30 * DAY
/** Longest life of any other session. */
const SHORT_MS = DAY
/** How long a token stays valid after its successor was first used: an answer may get lost, and several tabs may refresh at once. */
const OVERLAP_MS = 30_000

/** The network address (IP) and the browser of a request. */
export interface Client {
  readonly clientIp: string | null
  readonly agent: string | null
}

/** Browser and network address, as stored with a session. */
export function readClient({ clientIp, headers }: Pick<Context, 'clientIp' | 'headers'>): Client {
  const agent = headers['user-agent']
  return { clientIp, agent: typeof agent === 'string' ? agent.slice(0, 300) : null }
}

/** Opens a session and returns its first pair of tokens. */
export async function createSession(
  tx: Tx,
  deps: AuthDeps,
  { userId, remembered, client, secondFactor = false }: { userId: number; remembered: boolean; client: Client; secondFactor?: boolean },
): Promise<Tokens> {
  const now = deps.clock.now()
  const id = deps.ids.uuid()
  const refresh = deps.ids.secret(SECRET_BYTES)
  const expires_at = new Date(now.getTime() + (remembered ? REMEMBERED_MS : SHORT_MS))
  const times = { created_at: now, last_used_at: now, expires_at }
  const { clientIp: address, agent } = client
  await insertSession(tx, { id, user_id: userId, ...times, remembered, second_factor: secondFactor, address, agent })
  await insertRefreshToken(tx, { hash: hashSecret(refresh), session_id: id, created_at: now })
  return { access: await deps.access.issue({ userId, sessionId: id }), refresh }
}

/**
 * The next pair of tokens. The same refresh token gives the same successor until 30 seconds after that successor was first used. A later use
 * means that somebody else holds a copy: the session ends for both. Throws `unauthorized`.
 */
export async function refreshSession(db: Db, deps: AuthDeps, refresh: string, client: Client): Promise<Tokens> {
  const outcome = await db.transaction().execute((tx) => rotate(tx, deps, refresh, client))
  return outcome ?? refuse('unauthorized')
}

async function rotate(tx: Tx, deps: AuthDeps, refresh: string, client: Client): Promise<Tokens | null> {
  const now = deps.clock.now()
  const hash = hashSecret(refresh)
  const session = await lockSessionByToken(tx, hash)
  const token = session && (await findRefreshToken(tx, hash))
  if (!session || !token || session.endedAt || session.blockedAt || isOver(session, now)) return null
  const successor = token.successor_hash && (await findRefreshToken(tx, token.successor_hash))
  if (successor?.first_used_at && now.getTime() > successor.first_used_at.getTime() + OVERLAP_MS) {
    await endStolen(tx, deps, session, client)
    return null
  }
  await markTokenUsed(tx, hash, now)
  await touchSession(tx, session.id, now)
  const next = token.successor_sealed ? openWith(refresh, token.successor_sealed) : await addSuccessor(tx, deps, session.id, refresh)
  return { access: await deps.access.issue({ userId: session.userId, sessionId: session.id }), refresh: next }
}

function isOver(session: { expiresAt: Date; lastUsedAt: Date; remembered: boolean }, now: Date): boolean {
  const idle = session.remembered ? REMEMBERED_IDLE_MS : SHORT_MS
  return now >= session.expiresAt || now.getTime() >= session.lastUsedAt.getTime() + idle
}

async function addSuccessor(tx: Tx, deps: AuthDeps, sessionId: string, refresh: string): Promise<string> {
  const next = deps.ids.secret(SECRET_BYTES)
  await insertRefreshToken(tx, { hash: hashSecret(next), session_id: sessionId, created_at: deps.clock.now() })
  await setSuccessor(tx, hashSecret(refresh), { hash: hashSecret(next), sealed: sealWith(refresh, next) })
  return next
}

async function endStolen(
  tx: Tx,
  deps: AuthDeps,
  { id, userId, email }: { id: string; userId: number; email: string },
  client: Client,
): Promise<void> {
  await endSession(tx, id, { at: deps.clock.now(), reason: 'reuse' })
  await deps.mail.send(tx, sessionStolenEmail(email, deps.publicUrl))
  await recordAudit(tx, deps.clock, { action: 'auth.refresh_reused', actorId: null, subject: `user:${userId}`, clientIp: client.clientIp })
}

/** Ends the session that a refresh token belongs to; an unknown token is no error. */
export async function endSessionByToken(tx: Tx, deps: AuthDeps, refresh: string, client: Client): Promise<void> {
  const session = await findSessionIdByToken(tx, hashSecret(refresh))
  const ended = session && (await endSession(tx, session.id, { at: deps.clock.now(), reason: 'logout' }))
  if (ended) await recordAudit(tx, deps.clock, { action: 'auth.logout', actorId: ended.userId, clientIp: client.clientIp })
}
