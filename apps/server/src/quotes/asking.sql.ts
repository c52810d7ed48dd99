// Queries that store a buyer's request for prices, its lines and the sellers to whom it is sent (the asked sellers).
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Locks until the commit: requests of one buyer are created one after another, so that their limit cannot be exceeded. */
export const lockAsking = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('quotes'), ${userId}::int)`.execute(tx))

/** The buyer's earlier request with this idempotency key; `fingerprint` is the hash of its form. */
export const findByKey = (tx: Tx, buyerId: number, key: string) =>
  tx
    .selectFrom('quote_requests')
    .select(['id', 'fingerprint'])
    .where('buyer_id', '=', buyerId)
    .where('request_key', '=', key)
    .executeTakeFirst()

/** Number of the buyer's requests that still accept offers. `today` is the Moscow day, YYYY-MM-DD. */
export async function countOpen(tx: Tx, buyerId: number, today: string): Promise<number> {
  const { count } = await tx
    .selectFrom('quote_requests as request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request.buyer_id', '=', buyerId)
    .where('request.closed_at', 'is', null)
    .where('request.answers_until', '>=', today)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('quote_offers as offer')
            .select(sql`1`.as('one'))
            .whereRef('offer.request_id', '=', 'request.id')
            .where('offer.accepted_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** SQL: true if one of the two members has blocked the other. */
const isBlocked = (one: RawBuilder<unknown>, other: number): RawBuilder<boolean> => sql<boolean>`exists (select 1 from user_blocks as block
  where (block.user_id = ${one} and block.blocked_id = ${other}) or (block.user_id = ${other} and block.blocked_id = ${one}))`

/** True if one of the two members has blocked the other. */
export async function hasBlock(db: Reader, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isBlocked(sql`${one}::int`, other)} as found`.execute(db)
  return rows[0]?.found ?? false
}

/**
 * Members with products on sale in the category or in categories below it (there are three levels), those with the most recently changed products
 * first. The buyer (`butUserId`) and members with whom there is a block in either direction are left out.
 */
export async function listCategorySellers(db: Reader, categoryId: number, butUserId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select product.user_id as "userId" from products as product
    where product.state = 'published' and product.hidden is null and product.deleted_at is null and product.user_id <> ${butUserId}
      and not ${isBlocked(sql`product.user_id`, butUserId)}
      and product.category_id = any(array(
        select leaf.id from categories as leaf left join categories as middle on middle.id = leaf.parent_id
        where leaf.id = ${categoryId} or leaf.parent_id = ${categoryId} or middle.parent_id = ${categoryId}))
    group by product.user_id order by max(product.updated_at) desc, product.user_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

export const hasCategory = async (db: Reader, id: number): Promise<boolean> =>
  (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export interface NewRequest {
  readonly buyer_id: number
  readonly category_id: number | null
  readonly product_id: number | null
  /** Place to which the goods are delivered. */
  readonly place: string
  /** Moscow days, YYYY-MM-DD: the day on which the goods are needed, and the last day for offers. */
  readonly needed_by: string | null
  readonly answers_until: string
  readonly budget_kopecks: number | null
  readonly details: string
  /** Idempotency key of the HTTP request, and hash of its form. */
  readonly request_key: string | null
  readonly fingerprint: Buffer
  readonly created_at: Date
}

export interface NewRequestLine {
  readonly name: string
  readonly quantity: number
  /** Code in ОКЕИ, the national classifier of units; null if the buyer names none. */
  readonly unit: number | null
}

export async function insertRequest(tx: Tx, row: NewRequest, lines: readonly NewRequestLine[]): Promise<number> {
  const { id } = await tx.insertInto('quote_requests').values(row).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('quote_request_lines')
    .values(lines.map((line, index) => ({ ...line, request_id: id, line: index + 1 })))
    .execute()
  return id
}

export const insertInvitations = (tx: Tx, requestId: number, sellerIds: readonly number[]) =>
  tx
    .insertInto('quote_invitations')
    .values(sellerIds.map((seller_id) => ({ request_id: requestId, seller_id })))
    .execute()

/** The request, locked until the commit: offers, acceptance and closing come one after another. */
export const lockRequest = (tx: Tx, id: number) =>
  tx
    .selectFrom('quote_requests')
    .select(['id', 'buyer_id as buyerId', 'answers_until as answersUntil', 'closed_at as closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const closeRequest = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('quote_requests').set({ closed_at: now }).where('id', '=', id).execute()
