// API keys: created and shown once, recognised by their hash, counted against the plan's daily requests.
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

const LIMIT = 'api_requests_per_day'
const DAY_MS = 24 * 3_600_000
const MOSCOW_MS = 3 * 3_600_000
/** Days for which the requests of a key are listed, and days of the usage statistics. */
const [KEY_DAYS, USAGE_DAYS] = [30, 14]
/** First characters of a key that its owner sees in the list, with the last two. */
const HEAD = 8

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** DaData's clients write `Token` where others write `Bearer`. */
const KEY_HEADER = /^(?:Bearer|Token) (svk_[\w-]{20,100})$/i

/** Midnight in Moscow that ends the day of this moment. */
const endOfDay = (at: Date): Date => new Date(Math.floor((at.getTime() + MOSCOW_MS) / DAY_MS) * DAY_MS + DAY_MS - MOSCOW_MS)

const daysBefore = (at: Date, days: number): string => moscowDay(new Date(at.getTime() - days * DAY_MS))

/**
 * Authenticates by API key; any other header is left to `byToken`. Throws `key_unknown` for a revoked or unknown key, and `plan_required` if the
 * plan of its owner no longer includes keys. The request is counted later, by the code that serves it.
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
      const spent = { userId: found.userId, keyId: found.id, day: moscowDay(at), method, at, limit: limitAmount(plan, LIMIT) }
      const isCounted = await countWithin(db, spent, keyLimits(found))
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

/** Thrown to roll back the counting of a request beyond a key's own limit. */
class OverOwnLimit extends Error {}

interface OwnLimit {
  readonly keyId: number
  /** Requests of a day by the key and its sub-keys. */
  readonly most: number
}

/** Limits of the key and of its parent key. */
const keyLimits = ({ id, dailyLimit, parentId, parentLimit }: NonNullable<Awaited<ReturnType<typeof findActiveKey>>>): OwnLimit[] => [
  ...(dailyLimit === null ? [] : [{ keyId: id, most: dailyLimit }]),
  ...(parentId === null || parentLimit === null ? [] : [{ keyId: parentId, most: parentLimit }]),
]

/** Counts one request if the plan and the daily limits of the keys have one left; a refused request is not counted. */
async function countWithin(db: Db, spent: Parameters<typeof countRequest>[1], limits: readonly OwnLimit[]): Promise<boolean> {
  if (limits.length === 0) return countRequest(db, spent)
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await countRequest(tx, spent))) return false
      // The member's row of the day stays locked until the commit, so that of concurrent requests each sees the earlier ones.
      for (const { keyId, most } of limits) if ((await countFamilyRequests(tx, keyId, spent.day)) > most) throw new OverOwnLimit()
      return true
    })
  } catch (error) {
    if (error instanceof OverOwnLimit) return false
    throw error
  }
}

/** The scopes that exist in this version, out of those that the database has stored. */
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

/** A member's keys, active and revoked, with the requests of the last thirty days; `most` is how many may be active. */
export const readKeys = async (db: Reader, userId: number, at: Date) => ({
  keys: (await listKeys(db, userId, daysBefore(at, KEY_DAYS))).map(presentKey),
  most: KEYS_MAX,
})

interface AskedKey {
  readonly userId: number
  readonly name: string
  readonly scopes?: readonly KeyScope[] | undefined
  /** Id of the member's key that becomes the parent of the new one. */
  readonly parent?: number | undefined
  readonly daily_limit?: number | undefined
}

/** Creates a key; only this answer contains the key itself. Throws `too_many_keys`; for a sub-key `not_found`, `key_scope_wider` and `too_many_sub_keys`. */
export async function createKey(tx: Tx, { clock, ids }: { clock: Clock; ids: Ids }, request: AskedKey): Promise<ApiKey & { key: string }> {
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
  const within = { parent_id: parent, daily_limit: request.daily_limit ?? null }
  const row = { ...within, name, scopes, head: key.slice(0, HEAD), tail: key.slice(-2), created_at }
  const { id } = await insertKey(tx, { ...row, user_id: userId, hash: hashKey(key) })
  return { ...presentKey({ ...row, id, last_used_at: null, revoked_at: null, used: 0 }), key }
}

/** Throws `not_found`, also for a key of another member. */
export async function revokeKey(tx: Tx, request: { userId: number; id: number }, at: Date): Promise<undefined> {
  const revoked = await markRevoked(tx, request.userId, request.id, at)
  if (!revoked.some(({ id }) => id === request.id)) refuse('not_found')
}

/** A member's requests of today and of the last fourteen days; `limit` is 0 if the plan has no keys. */
export async function readUsage(db: Reader, userId: number, at: Date): Promise<ApiUsage> {
  const plan = await findMemberPlan(db, userId, at)
  const limit = toFlags(plan.flags).has('api_enabled') ? limitAmount(plan, LIMIT) : 0
  const counted = new Map((await listDays(db, userId, daysBefore(at, USAGE_DAYS))).map(({ day, used }) => [day, used]))
  const days = Array.from({ length: USAGE_DAYS }, (_, index) => {
    const day = daysBefore(at, USAGE_DAYS - 1 - index)
    return { day, used: counted.get(day) ?? 0 }
  })
  const day = moscowDay(at)
  const methods = await listMethods(db, userId, daysBefore(at, USAGE_DAYS))
  return { day, used: counted.get(day) ?? 0, limit, resets_at: endOfDay(at).toISOString(), days, methods }
}

/** Names and days of the keys, never hashes. */
export const exportKeys =
  (clock: Clock): ExportUserData =>
  async (db, userId) => [{ name: 'api-keys.json', content: (await readKeys(db, userId, clock.now())).keys }]
