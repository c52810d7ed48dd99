// API keys of members: creates and revokes them, authenticates requests by them, and counts these against the daily limit of the owner's plan.
// The key itself is shown once; the database has only its hash. A sub-key is created under another key and has no more rights than it.
import { createHash } from 'node:crypto'
import { type ApiKey, type ApiUsage, KEYS_MAX, SUB_KEYS_MAX } from '@sverka/contract/api-access/api-access'
import { type KeyScope, keyScopes } from '@sverka/contract/api-access/api-access.rules'
import { findMemberPlan, limitAmount } from '../plans/plans.ts'
import { type Authenticate, type Session, toFlags } from '../platform/auth/session.ts'
import { type Clock, moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refusePlan } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import { nameText } from '../platform/names.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import {
  countFamilyRequests,
  countRequest,
  findActiveKey,
  findOwnKey,
  insertKey,
  type KeyRow,
  listDays,
  listKeys,
  listMethods,
  lockUserKeys,
  markRevoked,
} from './api-access.sql.ts'

const PLAN_LIMIT = 'api_requests_per_day'
const DAY_MS = 24 * 3_600_000
/** Moscow is three hours ahead of UTC all year. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000
/** Days whose requests are summed for each key in the list of keys, and days of the usage statistics. */
const [KEY_DAYS, USAGE_DAYS] = [30, 14]
/** In the list of keys the owner sees the first 8 and the last 2 characters of each. */
const [HEAD_LENGTH, TAIL_LENGTH] = [8, 2]

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Clients of DaData, whose format we support, write `Token` where others write `Bearer`. A key is `svk_` and 32 random bytes in Base64url. */
const KEY_HEADER = /^(?:Bearer|Token) (svk_[\w-]{20,100})$/i

/** Midnight in Moscow that ends the day of this moment. */
const endOfDay = (at: Date): Date => new Date(Math.floor((at.getTime() + MOSCOW_OFFSET_MS) / DAY_MS) * DAY_MS + DAY_MS - MOSCOW_OFFSET_MS)

const daysBefore = (at: Date, days: number): string => moscowDay(new Date(at.getTime() - days * DAY_MS))

/**
 * Authenticates a request whose `Authorization` header has an API key; passes any other header to `byToken`, the authentication by access token.
 * Throws `key_unknown` for a revoked or unknown key, and `plan_required` if the plan of its owner no longer includes keys. The request is not
 * counted here: the code that serves the operation calls `spend`.
 */
export function authenticateByKey({ db, clock }: Pick<Services, 'db' | 'clock'>, byToken: Authenticate): Authenticate {
  return async (authorization) => {
    const key = KEY_HEADER.exec(authorization ?? '')?.[1]
    if (key === undefined) return byToken(authorization)
    const found = (await findActiveKey(readOnly(db), hashKey(key))) ?? refuse('key_unknown')
    const plan = await findMemberPlan(readOnly(db), found.userId, clock.now())
    const flags = toFlags(plan.flags)
    if (!flags.has('api_enabled')) refusePlan('api_enabled')
    const spend = async (method: string) => {
      const at = clock.now()
      const request = { userId: found.userId, keyId: found.id, day: moscowDay(at), method, at, limit: limitAmount(plan, PLAN_LIMIT) }
      const isCounted = await countWithin(db, request, keyLimits(found))
      if (!isCounted) refuse('requests_exhausted', { retryAfter: Math.ceil((endOfDay(at).getTime() - at.getTime()) / 1000) })
    }
    const session: Session = {
      userId: found.userId,
      sessionId: `key:${found.id}`,
      isStaff: false,
      flags,
      key: { id: found.id, scopes: new Set(toScopes(found.scopes.filter((scope) => found.parentScopes?.includes(scope) ?? true))), spend },
    }
    return session
  }
}

/** Thrown to roll back the count of a request that exceeds the daily limit of a single key. */
class KeyLimitExceeded extends Error {}

interface KeyLimit {
  readonly keyId: number
  /** Requests a day that the key and its sub-keys may make together. */
  readonly perDay: number
}

/** The daily limits that the owner set for the key and for its parent key. */
const keyLimits = ({ id, dailyLimit, parentId, parentLimit }: NonNullable<Awaited<ReturnType<typeof findActiveKey>>>): KeyLimit[] => [
  ...(dailyLimit === null ? [] : [{ keyId: id, perDay: dailyLimit }]),
  ...(parentId === null || parentLimit === null ? [] : [{ keyId: parentId, perDay: parentLimit }]),
]

/** Counts one request and returns true, unless it would exceed the plan's limit or one of `limits`; then it is not counted. */
async function countWithin(db: Db, request: Parameters<typeof countRequest>[1], limits: readonly KeyLimit[]): Promise<boolean> {
  if (limits.length === 0) return countRequest(db, request)
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await countRequest(tx, request))) return false
      // The member's count of the day stays locked until the commit, so that each of several concurrent requests sees the earlier ones.
      for (const { keyId, perDay } of limits) if ((await countFamilyRequests(tx, keyId, request.day)) > perDay) throw new KeyLimitExceeded()
      return true
    })
  } catch (error) {
    if (error instanceof KeyLimitExceeded) return false
    throw error
  }
}

/** The stored scopes that this version recognises. */
const toScopes = (stored: readonly string[]): KeyScope[] => keyScopes.filter((scope) => stored.includes(scope))

const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  mark: `${row.head}…${row.tail}`,
  scopes: toScopes(row.scopes),
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  parent: row.parent_id,
  daily_limit: row.daily_limit,
  used: row.used ?? 0,
})

/** A member's keys, active and revoked, with the requests of the last thirty days; `most` is the number that may be active. */
export const readKeys = async (db: Reader, userId: number, at: Date) => ({
  keys: (await listKeys(db, userId, daysBefore(at, KEY_DAYS))).map(presentKey),
  most: KEYS_MAX,
})

interface KeyRequest {
  readonly userId: number
  readonly name: string
  readonly scopes?: readonly KeyScope[] | undefined
  /** Id of the member's key that becomes the parent of the new one. */
  readonly parent?: number | undefined
  readonly daily_limit?: number | undefined
}

/**
 * Creates a key; only this answer contains the key itself. Throws `too_many_keys`. For a sub-key it throws `not_found` without an active parent,
 * `key_scope_wider` if the parent lacks a requested scope, and `too_many_sub_keys`.
 */
export async function createKey(
  tx: Tx,
  { clock, ids }: { clock: Clock; ids: Ids },
  request: KeyRequest,
): Promise<ApiKey & { key: string }> {
  const { userId, parent = null } = request
  const scopes = toScopes(request.scopes ?? ['register'])
  const existing = await lockUserKeys(tx, userId, parent)
  if (parent === null) {
    if (existing >= KEYS_MAX) refuse('too_many_keys')
  } else {
    const parentKey = (await findOwnKey(tx, userId, parent)) ?? refuse('not_found')
    if (!scopes.every((scope) => parentKey.scopes.includes(scope))) refuse('key_scope_wider')
    if (existing >= SUB_KEYS_MAX) refuse('too_many_sub_keys')
  }
  const key = `svk_${ids.secret(32)}`
  const [name, created_at] = [nameText(request.name), clock.now()]
  const subKeyColumns = { parent_id: parent, daily_limit: request.daily_limit ?? null }
  const row = { ...subKeyColumns, name, scopes, head: key.slice(0, HEAD_LENGTH), tail: key.slice(-TAIL_LENGTH), created_at }
  const { id } = await insertKey(tx, { ...row, user_id: userId, hash: hashKey(key) })
  return { ...presentKey({ ...row, id, last_used_at: null, revoked_at: null, used: 0 }), key }
}

/** Revokes the key and its sub-keys. Throws `not_found` if the member has no such active key. */
export async function revokeKey(tx: Tx, request: { userId: number; id: number }, at: Date): Promise<undefined> {
  const revoked = await markRevoked(tx, request.userId, request.id, at)
  if (!revoked.some(({ id }) => id === request.id)) refuse('not_found')
}

/** A member's requests of today and of the last fourteen days, by Moscow days; `limit` is 0 if the plan includes no keys. */
export async function readUsage(db: Reader, userId: number, at: Date): Promise<ApiUsage> {
  const plan = await findMemberPlan(db, userId, at)
  const limit = toFlags(plan.flags).has('api_enabled') ? limitAmount(plan, PLAN_LIMIT) : 0
  const counted = new Map((await listDays(db, userId, daysBefore(at, USAGE_DAYS))).map(({ day, used }) => [day, used]))
  const days = Array.from({ length: USAGE_DAYS }, (_, index) => {
    const day = daysBefore(at, USAGE_DAYS - 1 - index)
    return { day, used: counted.get(day) ?? 0 }
  })
  const day = moscowDay(at)
  const methods = await listMethods(db, userId, daysBefore(at, USAGE_DAYS))
  return { day, used: counted.get(day) ?? 0, limit, resets_at: endOfDay(at).toISOString(), days, methods }
}

/** The member's keys for the export of their personal data: as in the list, never the hashes. */
export const exportKeys =
  (clock: Clock): ExportUserData =>
  async (db, userId) => [{ name: 'api-keys.json', content: (await readKeys(db, userId, clock.now())).keys }]
