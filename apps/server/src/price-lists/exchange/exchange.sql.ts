// Logins and sessions of the exchange with 1С (the accounting program of most Russian companies), the files that 1С sent in parts in a session,
// and the price lists made of these files («imports»).
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

interface NewLogin {
  readonly user_id: number
  readonly company_id: number
  readonly login: string
  readonly password_hash: Buffer
  readonly created_at: Date
}

/** One login for each member and company: a second one replaces the password and ends its sessions. Returns the id. */
export async function putLogin(tx: Tx, row: NewLogin): Promise<number> {
  const { id } = await tx
    .insertInto('exchange_logins')
    .values(row)
    .onConflict((same) =>
      same.columns(['user_id', 'company_id']).doUpdateSet({ password_hash: row.password_hash, created_at: row.created_at, used_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('exchange_sessions').where('login_id', '=', id).execute()
  return id
}

/** The logins of a member: at most one for each company that they represent or have represented. */
export const listLogins = (db: Reader, userId: number) =>
  db
    .selectFrom('exchange_logins as login')
    .innerJoin('companies as company', 'company.id', 'login.company_id')
    .select([
      'login.id',
      'login.login',
      'login.created_at as createdAt',
      'login.used_at as usedAt',
      'company.id as companyId',
      'company.name',
    ])
    .where('login.user_id', '=', userId)
    .orderBy('login.id')
    .limit(1000)
    .execute()

/** False if the member has no login with this id. */
export async function deleteLoginRow(tx: Tx, userId: number, id: number): Promise<boolean> {
  const row = await tx.deleteFrom('exchange_logins').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Deletes all logins of a member together with the account; returns their number. */
export async function eraseLogins(tx: Tx, userId: number): Promise<number> {
  return (await tx.deleteFrom('exchange_logins').where('user_id', '=', userId).returning('id').execute()).length
}

/** Undefined if there is none, or if its member is blocked or deleted. */
export const findLogin = (db: Reader, login: string) =>
  db
    .selectFrom('exchange_logins as login')
    .innerJoin('users as person', 'person.id', 'login.user_id')
    .select(['login.id', 'login.user_id as userId', 'login.password_hash as passwordHash'])
    .where('login.login', '=', login)
    .where('person.blocked_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()

/** Stores a new session; deletes the oldest sessions of the login beyond `most`. */
export async function openSession(
  tx: Tx,
  { hash, loginId, now, expiresAt, most }: { hash: Buffer; loginId: number; now: Date; expiresAt: Date; most: number },
): Promise<void> {
  await tx.updateTable('exchange_logins').set({ used_at: now }).where('id', '=', loginId).execute()
  await tx.insertInto('exchange_sessions').values({ hash, login_id: loginId, expires_at: expiresAt }).execute()
  await sql`delete from exchange_sessions where hash in (
    select hash from exchange_sessions where login_id = ${loginId} order by expires_at desc, hash offset ${most})`.execute(tx)
}

export interface ExchangeSession {
  /** SHA-256 of the cookie. */
  readonly hash: Buffer
  readonly loginId: number
  readonly userId: number
  readonly companyId: number
}

/** Undefined if it has expired, or its member is blocked or deleted. */
export const findExchangeSession = (db: Reader, hash: Buffer, now: Date): Promise<ExchangeSession | undefined> =>
  db
    .selectFrom('exchange_sessions as session')
    .innerJoin('exchange_logins as login', 'login.id', 'session.login_id')
    .innerJoin('users as person', 'person.id', 'login.user_id')
    .select(['session.hash', 'login.id as loginId', 'login.user_id as userId', 'login.company_id as companyId'])
    .where('session.hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where('person.blocked_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()

/** Deletes expired sessions, and with them their files. Returns when the next session expires; null if no session remains. */
export async function dropExpiredSessions(tx: Tx, now: Date): Promise<Date | null> {
  await tx.deleteFrom('exchange_sessions').where('expires_at', '<=', now).execute()
  const next = await tx.selectFrom('exchange_sessions').select('expires_at as at').orderBy('expires_at').limit(1).executeTakeFirst()
  return next?.at ?? null
}

/** Adds the bytes to those of the session, and locks it until the commit. False if they would exceed `most`, or if the session is deleted. */
export async function countBytes(tx: Tx, hash: Buffer, { bytes, most }: { bytes: number; most: number }): Promise<boolean> {
  const { rows } = await sql`update exchange_sessions set bytes = bytes + ${bytes} where hash = ${hash} and bytes + ${bytes} <= ${most}
    returning bytes`.execute(tx)
  return rows.length > 0
}

/** Appends a part to a file. If the file was imported already, it is being sent again: its old parts are deleted. */
export async function addPart(tx: Tx, hash: Buffer, { name, bytes }: { name: string; bytes: Buffer }): Promise<void> {
  const oldImports = await tx
    .deleteFrom('exchange_imports')
    .where('session_hash', '=', hash)
    .where('name', '=', name)
    .returning('name')
    .execute()
  if (oldImports.length > 0) await dropParts(tx, hash, name)
  await sql`insert into exchange_parts (session_hash, name, part, bytes)
    select ${hash}, ${name}, coalesce(max(part), 0) + 1, ${bytes} from exchange_parts where session_hash = ${hash} and name = ${name}`.execute(
    tx,
  )
}

/** Deletes the files and imports of the session. */
export async function restartSession(tx: Tx, hash: Buffer): Promise<void> {
  await tx.updateTable('exchange_sessions').set({ bytes: 0 }).where('hash', '=', hash).execute()
  await tx.deleteFrom('exchange_parts').where('session_hash', '=', hash).execute()
  await tx.deleteFrom('exchange_imports').where('session_hash', '=', hash).execute()
}

export const dropParts = (tx: Tx, hash: Buffer, name: string) =>
  tx.deleteFrom('exchange_parts').where('session_hash', '=', hash).where('name', '=', name).execute()

/** The named file and the zips that may hold it, with their numbers of parts and bytes, by name. */
export async function listFiles(
  db: Reader,
  hash: Buffer,
  { name, most }: { name: string; most: number },
): Promise<{ name: string; parts: number; bytes: number }[]> {
  const { rows } = await sql<{
    name: string
    parts: number
    bytes: number
  }>`select name, count(*)::int as parts, sum(octet_length(bytes))::int as bytes from exchange_parts
    where session_hash = ${hash} and (name = ${name} or lower(name) like '%.zip') group by name order by name limit ${most}`.execute(db)
  return rows
}

/** One part of a file, from 1; empty if it does not exist. Files are read part by part, since reading a large row would block the main thread. */
export const findPart = async (db: Reader, hash: Buffer, { name, part }: { name: string; part: number }): Promise<Buffer> => {
  const row = await db
    .selectFrom('exchange_parts')
    .select('bytes')
    .where('session_hash', '=', hash)
    .where('name', '=', name)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.bytes ?? Buffer.alloc(0)
}

/** Undefined if the file was not imported in this session. `listId` is null for a file without goods. */
export const findImport = (db: Reader, hash: Buffer, name: string) =>
  db.selectFrom('exchange_imports').select('list_id as listId').where('session_hash', '=', hash).where('name', '=', name).executeTakeFirst()

/** Stores which price list a file became; null for a file without goods. */
export const saveImport = (tx: Tx, hash: Buffer, { name, listId }: { name: string; listId: number | null }) =>
  tx
    .insertInto('exchange_imports')
    .values({ session_hash: hash, name, list_id: listId })
    .onConflict((same) => same.columns(['session_hash', 'name']).doUpdateSet({ list_id: listId }))
    .execute()
