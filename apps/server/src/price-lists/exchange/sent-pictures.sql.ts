// Stores pictures that 1С (the seller's accounting program) sent as files: their parts by login and name, until a product uses them.
//
// A part without a file (`file_id` is null) marks a picture that is left out, because it is no picture, is too large, or the login has no space.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** Locks the login until the commit, so that simultaneous parts are counted one after another. False if it is deleted. */
export const lockLogin = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('exchange_logins').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined

/** Locks the logins of a member until the commit, or only `loginId`; returns their ids. */
export async function lockLogins(tx: Tx, { userId, loginId }: { userId: number; loginId?: number }): Promise<number[]> {
  const own = tx.selectFrom('exchange_logins').select('id').where('user_id', '=', userId)
  const rows = await (loginId === undefined ? own : own.where('id', '=', loginId)).orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

/** Deletes all pictures of these logins; returns the ids of their files, which the caller deletes from the storage. */
export async function dropOfLogins(tx: Tx, loginIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`delete from exchange_pictures where login_id = any(${[...loginIds]}::int[])
    returning file_id as id`.execute(tx)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** A picture is identified by the login that sent it and its normalised file name. */
export interface PictureName {
  readonly loginId: number
  readonly name: string
}

/** Deletes parts of the picture that an earlier session sent; returns the ids of their files. */
export async function dropEarlierParts(tx: Tx, { loginId, name }: PictureName, hash: Buffer): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`delete from exchange_pictures
    where login_id = ${loginId} and name = ${name} and session_hash is distinct from ${hash} returning file_id as id`.execute(tx)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

export interface SentSoFar {
  /** Stored bytes and parts of all pictures of the login. */
  readonly bytes: number
  readonly parts: number
  /** Bytes and parts of this picture. */
  readonly ownBytes: number
  readonly ownParts: number
  /** Whether every part of this picture is stored; true if there is none yet. */
  readonly isWhole: boolean
}

export async function countSent(tx: Tx, { loginId, name }: PictureName): Promise<SentSoFar> {
  const { rows } =
    await sql<SentSoFar>`select coalesce(sum(bytes) filter (where file_id is not null), 0)::int as bytes, count(*)::int as parts,
      coalesce(sum(bytes) filter (where name = ${name}), 0)::int as "ownBytes", count(*) filter (where name = ${name})::int as "ownParts",
      coalesce(bool_and(file_id is not null) filter (where name = ${name}), true) as "isWhole"
    from exchange_pictures where login_id = ${loginId}`.execute(tx)
  return rows[0] ?? { bytes: 0, parts: 0, ownBytes: 0, ownParts: 0, isWhole: true }
}

interface NewPart {
  readonly login_id: number
  readonly name: string
  /** Number of the part, from 1. */
  readonly part: number
  /** Null for a part that is left out. */
  readonly file_id: string | null
  readonly bytes: number
  readonly session_hash: Buffer
  readonly came_at: Date
}

export const insertPart = (tx: Tx, part: NewPart) => tx.insertInto('exchange_pictures').values(part).execute()

/** Detaches the pictures from the session: if it sends them again, the new parts replace these and are not appended. */
export const endSending = (tx: Tx, hash: Buffer) =>
  tx.updateTable('exchange_pictures').set({ session_hash: null }).where('session_hash', '=', hash).execute()

/** Those of the names that belong to a completely stored picture of the company. */
export async function listWhole(tx: Tx, owner: { userId: number; companyId: number }, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{
    name: string
  }>`select part.name from exchange_pictures as part join exchange_logins as login on login.id = part.login_id
    where login.user_id = ${owner.userId} and login.company_id = ${owner.companyId} and part.name = any(${[...names]}::text[])
    group by part.name having bool_and(part.file_id is not null)`.execute(tx)
  return rows.map(({ name }) => name)
}

export interface PartRow {
  readonly loginId: number
  readonly fileId: string | null
}

/** The parts of a picture in their order, sent by the login of the company that sells the product. */
export async function listParts(db: Reader, { productId, name }: { productId: number; name: string }): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`select part.login_id as "loginId", part.file_id as "fileId" from products as card
    join exchange_logins as login on login.user_id = card.user_id and login.company_id = card.company_id
    join exchange_pictures as part on part.login_id = login.id and part.name = ${name}
    where card.id = ${productId} order by part.part limit 100`.execute(db)
  return rows
}

/** Deletes the picture unless another product waits for it; returns the ids of its files. */
export async function dropTaken(tx: Tx, { loginId, name }: PictureName): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`delete from exchange_pictures as part using exchange_logins as login
    where part.login_id = ${loginId} and part.name = ${name} and login.id = part.login_id and not exists (
      select from price_list_pictures as waiting where waiting.user_id = login.user_id and waiting.url = ${name})
    returning part.file_id as id`.execute(tx)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Stores that the picture is not needed if 1С sends it again: a product has it, or it cannot be used. */
export const rememberTaken = (tx: Tx, { loginId, name }: PictureName) =>
  tx
    .insertInto('exchange_taken_pictures')
    .values({ login_id: loginId, name })
    .onConflict((same) => same.doNothing())
    .execute()

/** Whether the picture is marked as not needed. */
export const isTaken = async (tx: Tx, { loginId, name }: PictureName): Promise<boolean> =>
  (await tx
    .selectFrom('exchange_taken_pictures')
    .select('name')
    .where('login_id', '=', loginId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** Removes that mark: a product needs these pictures again. */
export async function forgetTaken(tx: Tx, owner: { userId: number; companyId: number }, names: readonly string[]): Promise<void> {
  await sql`delete from exchange_taken_pictures as taken using exchange_logins as login
    where login.user_id = ${owner.userId} and login.company_id = ${owner.companyId} and taken.login_id = login.id
      and taken.name = any(${[...names]}::text[])`.execute(tx)
}

/** Deletes the oldest parts that came at `before` or earlier, at most `most`; returns the ids of their files. */
export async function dropOldParts(tx: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`delete from exchange_pictures where (login_id, name, part) in (
      select login_id, name, part from exchange_pictures where came_at <= ${before} order by came_at limit ${most})
    returning file_id as id`.execute(tx)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** When the oldest part came; null if there are none. */
export const findOldestPart = async (db: Reader): Promise<Date | null> =>
  (await db.selectFrom('exchange_pictures').select('came_at as at').orderBy('came_at').limit(1).executeTakeFirst())?.at ?? null

/** Which of these ids of files belong to a part. */
export async function listKeptParts(db: Reader, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string | null
  }>`select file_id as id from exchange_pictures where file_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}
