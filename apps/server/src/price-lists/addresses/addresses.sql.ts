// Stores the URLs from which sellers have price lists fetched, each with its interval and the result of its last fetch.
import type { UrlFault } from '@sverka/contract/price-lists/addresses.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

const columns = [
  'address.id',
  'address.user_id as userId',
  'address.url',
  'address.every_hours as everyHours',
  'address.next_at as nextAt',
  'address.looked_at as lookedAt',
  'address.etag',
  'address.sha256',
  'address.list_id as listId',
  'address.fault',
  'address.faults',
  'company.id as companyId',
  'company.name',
] as const

const selectUrls = (db: Reader) =>
  db.selectFrom('price_list_addresses as address').innerJoin('companies as company', 'company.id', 'address.company_id').select(columns)

/**
 * A URL of a company. `lookedAt` is the last fetch, null before the first. `etag`, `sha256` and `listId` belong to the last file that was applied.
 * `fault` says why the last fetch failed, null if it did not; `faults` counts the failures since the last success.
 */
export type UrlRow = NonNullable<Awaited<ReturnType<typeof findUrl>>>

export const listUrls = (db: Reader, userId: number, limit: number) =>
  selectUrls(db).where('address.user_id', '=', userId).orderBy('address.id').limit(limit).execute()

export const findUrl = (db: Reader, id: number) => selectUrls(db).where('address.id', '=', id).executeTakeFirst()

/** Locks the member's row until the commit, so that simultaneous additions are counted one after another. */
export async function countUrls(tx: Tx, userId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_list_addresses where user_id = ${userId}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

interface NewAddress {
  readonly user_id: number
  readonly company_id: number
  readonly url: string
  readonly every_hours: number
  readonly next_at: Date
  readonly created_at: Date
}

/** Undefined if the member has added this URL for the company already. */
export const insertUrl = (tx: Tx, row: NewAddress) =>
  tx
    .insertInto('price_list_addresses')
    .values(row)
    .onConflict((same) => same.columns(['user_id', 'company_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Deletes a URL of the member; false if they have none with this id. */
export async function deleteUrlRow(tx: Tx, userId: number, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('price_list_addresses').where('id', '=', id).where('user_id', '=', userId).returning('id').execute()
  return deleted.length > 0
}

/** Deletes all URLs of a member together with the account; returns their number. */
export async function deleteAddresses(tx: Tx, userId: number): Promise<number> {
  return (await tx.deleteFrom('price_list_addresses').where('user_id', '=', userId).returning('id').execute()).length
}

/** Ids of URLs that are due; sets the time of their next fetch, so that no other process takes them. */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update price_list_addresses set next_at = ${now}::timestamptz + every_hours * interval '1 hour'
    where id in (select id from price_list_addresses where next_at <= ${now} order by next_at limit ${limit} for update skip locked)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The values that a fetch changes; undefined fields keep their stored values. */
interface FetchResult {
  readonly looked_at: Date
  readonly etag?: string | null
  readonly sha256?: Buffer
  /** The price list that the file became. */
  readonly list_id?: number
  /** Null after a success. */
  readonly fault: UrlFault | null
  /** Failures in a row. */
  readonly faults: number
  readonly next_at?: Date
}

export const saveFetch = (tx: Tx, id: number, result: FetchResult) =>
  tx.updateTable('price_list_addresses').set(result).where('id', '=', id).execute()
