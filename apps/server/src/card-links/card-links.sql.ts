// Queries of company cards shared by a link. A row stores the page as it was on the day of sharing.

import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface NewLink {
  /** The secret part of the link's address. */
  readonly token: string
  readonly userId: number
  /** Name, numbers and status of the company that day. */
  readonly company: object
  /** The rest of the page, by language. */
  readonly said: object
  readonly at: Date
  readonly until: Date
}

const columns = [
  'id',
  'token',
  'company',
  'created_at as createdAt',
  'until',
  // The sum of the deal in rubles that the page compares with the company's figures; the same in every language.
  sql<string | null>`said -> 'ru' -> 'materiality' ->> 'sum'`.as('sum'),
] as const

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]

/** A member's links that have not expired, newest first. */
export const listLinks = (db: Reader, userId: number, now: Date, limit: number) =>
  db
    .selectFrom('card_links')
    .select(columns)
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

interface SameContent {
  readonly userId: number
  readonly company: object
  readonly said: object
  readonly now: Date
}

/** A link of the member with exactly the same content that has not expired. */
export const findSameLink = (tx: Tx, { userId, company, said, now }: SameContent) =>
  tx
    .selectFrom('card_links')
    .select(columns)
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .where('company', '=', sql<string>`${JSON.stringify(company)}::jsonb`)
    .where('said', '=', sql<string>`${JSON.stringify(said)}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The link with this token and its content; undefined if there is none or it has expired. */
export const findLinks = (db: Reader, token: string, now: Date) =>
  db
    .selectFrom('card_links')
    .select([...columns, 'said'])
    .where('token', '=', token)
    .where('until', '>', now)
    .executeTakeFirst()

/** Serialises the creation of one member's links, so that the limit cannot be exceeded. */
export const lockLinks = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('card_links'), ${userId}::int)`.execute(tx))

/** Stores one link. */
export const insertLinks = (tx: Tx, { token, userId, company, said, at, until }: NewLink) =>
  tx
    .insertInto('card_links')
    .values({ token, user_id: userId, company: JSON.stringify(company), said: JSON.stringify(said), created_at: at, until })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Deletes one link of the member; undefined if the member has no such link. */
export const deleteLinks = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('card_links').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()

/** Deletes all expired links. */
export async function deleteEnded(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('card_links').where('until', '<=', now).execute()
}

/** Deletes all links of a member; returns their number. */
export async function deleteAllLinks(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('card_links').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
