// Queries of sessions (sign-ins) and their refresh tokens. A session ends by sign-out, by expiry, or by a change of the
// account's security, such as a new password or a block.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

export interface SessionRow {
  id: string
  user_id: number
  created_at: Date
  last_used_at: Date
  expires_at: Date
  /** Opened with «remember me»: lasts longer. */
  remembered: boolean
  /** Network address. */
  address: string | null
  /** The browser's header `User-Agent`. */
  agent: string | null
  /** Opened with a second factor. */
  second_factor: boolean
}

export const insertSession = (tx: Tx, row: SessionRow) => tx.insertInto('sessions').values(row).execute()

/** How many sessions the member has had, and whether one was in the same browser; version numbers are left out of the comparison. */
export async function findDevice(tx: Tx, userId: number, agent: string | null): Promise<{ devices: number; isKnown: boolean }> {
  const { rows } = await sql<{ devices: number; isKnown: boolean }>`
    select count(*)::integer as devices, coalesce(bool_or(
      regexp_replace(coalesce(agent, ''), '[0-9._]+', '', 'g') = regexp_replace(coalesce(${agent}::text, ''), '[0-9._]+', '', 'g')
    ), false) as "isKnown"
    from sessions where user_id = ${userId}`.execute(tx)
  return rows[0] ?? { devices: 0, isKnown: false }
}

export const insertRefreshToken = (tx: Tx, row: { hash: Buffer; session_id: string; created_at: Date }) =>
  tx.insertInto('refresh_tokens').values(row).execute()

/** Valid sessions with the member's rights: staff, second factor, features of their plan. Ended ones and those of blocked people are left out. */
const liveSessions = (db: Reader, now: Date) =>
  db
    .selectFrom('sessions as session')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .innerJoinLateral(sql<{ flags: string[] }>`held_plan(person.id, ${now}::timestamptz)`.as('plan'), (join) => join.onTrue())
    .select(['person.id as userId', 'person.is_staff as isStaff', 'session.second_factor as secondFactor', 'plan.flags'])
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('person.blocked_at', 'is', null)
    .where('person.deleted_at', 'is', null)

/** Undefined for a session that is not valid. */
export const findLiveSession = (db: Reader, sessionId: string, now: Date) =>
  liveSessions(db, now).modifyFront(prepared).where('session.id', '=', sessionId).executeTakeFirst()

/** The valid ones among many ids. */
export const listLiveSessions = (db: Reader, ids: readonly string[], now: Date) =>
  liveSessions(db, now)
    .modifyFront(prepared)
    .select('session.id')
    .where('session.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()

/** Locks the session of a refresh token, so that refreshes by several browser tabs come one after another. */
export const lockSessionByToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('sessions as session')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id as userId',
      'session.last_used_at as lastUsedAt',
      'session.expires_at as expiresAt',
      'session.ended_at as endedAt',
      'session.remembered',
      'person.blocked_at as blockedAt',
      'person.email',
    ])
    .where('session.id', 'in', tx.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
    .forUpdate('session')
    .executeTakeFirst()

export const findRefreshToken = (tx: Tx, hash: Buffer) =>
  tx.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()

export const markTokenUsed = (tx: Tx, hash: Buffer, at: Date) =>
  tx.updateTable('refresh_tokens').set({ first_used_at: at }).where('hash', '=', hash).where('first_used_at', 'is', null).execute()

/**
 * Stores the hash of the token's successor, and the successor encrypted with the token itself. A repeated refresh with that token can then be
 * answered with the same successor, although the database holds no readable token.
 */
export const setSuccessor = (tx: Tx, hash: Buffer, successor: { hash: Buffer; sealed: Buffer }) =>
  tx
    .updateTable('refresh_tokens')
    .set({ successor_hash: successor.hash, successor_sealed: successor.sealed })
    .where('hash', '=', hash)
    .execute()

export const touchSession = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute()

interface End {
  at: Date
  reason: string
}

export const endSession = (tx: Tx, id: string, end: End) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('user_id as userId')
    .executeTakeFirst()

/** Ends all sessions of a person except the one with the id `except`. */
export const endUserSessions = (tx: Tx, userId: number, { except, ...end }: End & { except?: string }) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()

export const findSessionIdByToken = (tx: Tx, hash: Buffer) =>
  tx.selectFrom('refresh_tokens').select('session_id as id').where('hash', '=', hash).executeTakeFirst()
