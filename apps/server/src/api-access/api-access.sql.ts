// Queries of API keys, which are stored by their hash, and of the request counts that are compared with the daily limit of the owner's plan.
// A key may have sub-keys: keys that its owner creates under it, with no more rights.
import { KEYS_MAX, SUB_KEYS_MAX } from '@sverka/contract/api-access/api-access'
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

/** The key with this hash and its owner; nothing if the key or its parent key is revoked, or the owner may not sign in. */
export const findActiveKey = (db: Reader, hash: Buffer) =>
  db
    .selectFrom('api_keys as key')
    .innerJoin('users as person', 'person.id', 'key.user_id')
    .leftJoin('api_keys as parent', 'parent.id', 'key.parent_id')
    .select(['key.id', 'key.user_id as userId', 'key.scopes', 'key.daily_limit as dailyLimit'])
    .select(['parent.id as parentId', 'parent.scopes as parentScopes', 'parent.daily_limit as parentLimit'])
    .where('key.hash', '=', hash)
    .where('key.revoked_at', 'is', null)
    .where('parent.revoked_at', 'is', null)
    .where('person.blocked_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()

interface RequestToCount {
  readonly userId: number
  readonly keyId: number
  /** Moscow day, YYYY-MM-DD. */
  readonly day: string
  /** HTTP method and path of the operation: `GET /api/v1/…` */
  readonly method: string
  readonly at: Date
  /** Requests a day that the owner's plan allows, by all of their keys together. */
  readonly limit: number
}

/**
 * Counts one request for the owner, the key and the operation. Returns false, and counts nothing, if the owner has reached `limit` on that day.
 * It is a single statement, so that only one of many concurrent calls gets the last remaining request.
 */
export async function countRequest(db: Db | Tx, { userId, keyId, day, method, at, limit }: RequestToCount): Promise<boolean> {
  if (limit < 1) return false
  const { rows } = await sql`
    with counted as (
      insert into api_counts (user_id, day, used) values (${userId}, ${day}::date, 1)
      on conflict (user_id, day) do update set used = api_counts.used + 1 where api_counts.used < ${limit}::int
      returning used
    ), of_key as (
      insert into api_key_counts (key_id, day, used) select ${keyId}::int, ${day}::date, 1 from counted
      on conflict (key_id, day) do update set used = api_key_counts.used + 1
    ), of_method as (
      insert into api_method_counts (key_id, day, method, used) select ${keyId}::int, ${day}::date, ${method}, 1 from counted
      on conflict (key_id, day, method) do update set used = api_method_counts.used + 1
    ), touched as (
      update api_keys set last_used_at = ${at} where id = ${keyId} and exists (select 1 from counted)
    )
    select used from counted`.execute(db)
  return rows.length > 0
}

/** Number of requests that a key and its sub-keys made on a Moscow day. */
export async function countFamilyRequests(db: Reader | Tx, keyId: number, day: string): Promise<number> {
  const { used } = await db
    .selectFrom('api_key_counts as count')
    .innerJoin('api_keys as key', 'key.id', 'count.key_id')
    .select(sql<number>`coalesce(sum(count.used), 0)::integer`.as('used'))
    .where((is) => is.or([is('key.id', '=', keyId), is('key.parent_id', '=', keyId)]))
    .where('count.day', '=', day)
    .executeTakeFirstOrThrow()
  return used
}

const selectKeys = (db: Reader, userId: number, since: string) =>
  db
    .selectFrom('api_keys as key')
    .select([
      'key.id',
      'key.name',
      'key.head',
      'key.tail',
      'key.scopes',
      'key.created_at',
      'key.last_used_at',
      'key.revoked_at',
      'key.parent_id',
      'key.daily_limit',
    ])
    .select((is) =>
      is
        .selectFrom('api_key_counts as count')
        .select(sql<number>`coalesce(sum(count.used), 0)::integer`.as('used'))
        .whereRef('count.key_id', '=', 'key.id')
        .where('count.day', '>', since)
        .as('used'),
    )
    .where('key.user_id', '=', userId)

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

/** The list has room for all keys that may be active at once and for 90 revoked ones. */
const LISTED_MAX = KEYS_MAX * (1 + SUB_KEYS_MAX) + 90

/** Active keys first, the newest first within each group. `used` is the key's number of requests after the Moscow day `since`. */
export const listKeys = (db: Reader, userId: number, since: string) =>
  selectKeys(db, userId, since).orderBy(sql`key.revoked_at is not null`).orderBy('key.id', 'desc').limit(LISTED_MAX).execute()

/**
 * Number of active sub-keys of a key, or of active top-level keys if `parent` is null. A lock for this member is held until the commit: their keys
 * are created one after the other, so that concurrent requests cannot exceed the limit on keys.
 */
export const lockUserKeys = async (tx: Tx, userId: number, parent: number | null): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('api_keys'), ${userId}::int)`.execute(tx)
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewKey {
  user_id: number
  name: string
  hash: Buffer
  /** First and last characters of the key, by which its owner recognises it. */
  head: string
  tail: string
  scopes: string[]
  created_at: Date
  parent_id: number | null
  daily_limit: number | null
}

/** Scopes of the member's active top-level key; the row is locked until the commit, so that nobody revokes the key meanwhile. */
export const findOwnKey = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('api_keys')
    .select('scopes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('parent_id', 'is', null)
    .forShare()
    .executeTakeFirst()

export const insertKey = (tx: Tx, row: NewKey) => tx.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow()

/** Revokes the key and its sub-keys and returns their ids; none if it belongs to somebody else or is revoked already. */
export const markRevoked = (tx: Tx, userId: number, id: number, at: Date) =>
  tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where((is) => is.or([is('id', '=', id), is('parent_id', '=', id)]))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()

/** Returns the number of deleted keys. The database deletes their request counts with them. */
export async function deleteUserKeys(tx: Tx, userId: number): Promise<number> {
  await tx.deleteFrom('api_counts').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await tx.deleteFrom('api_keys').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Days with requests after the Moscow day `since`, newest first; at most a month. */
export const listDays = (db: Reader, userId: number, since: string) =>
  db
    .selectFrom('api_counts')
    .select(['day', 'used'])
    .where('user_id', '=', userId)
    .where('day', '>', since)
    .orderBy('day', 'desc')
    .limit(31)
    .execute()

/** The 50 operations that the member's keys called most often after the Moscow day `since`, the most used first. */
export const listMethods = (db: Reader, userId: number, since: string) =>
  db
    .selectFrom('api_method_counts as count')
    .innerJoin('api_keys as key', 'key.id', 'count.key_id')
    .select(['count.method', sql<number>`sum(count.used)::integer`.as('used')])
    .where('key.user_id', '=', userId)
    .where('count.day', '>', since)
    .groupBy('count.method')
    .orderBy('used', 'desc')
    .orderBy('count.method')
    .limit(50)
    .execute()
