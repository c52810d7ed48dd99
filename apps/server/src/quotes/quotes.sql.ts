// Queries that read buyers' requests for prices and the sellers to whom they were sent (the asked sellers).
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface LineRow {
  readonly line: number
  readonly name: string
  readonly quantity: number
  /** Code in ОКЕИ, the national classifier of units; null if the buyer names none. */
  readonly unit: number | null
}

export interface FileRow {
  readonly id: string
  readonly kind: 'picture' | 'pdf'
  /** Bytes. */
  readonly size: number
  /** True if the buyer removed the file while a complaint about the request is open: until the decision only staff see it. */
  readonly isRemoved: boolean
}

interface Named {
  readonly id: number
  readonly name: string
}

export interface RequestRow {
  readonly id: number
  readonly buyerId: number
  readonly category: (CategoryNames & { readonly id: number }) | null
  readonly product: Named | null
  readonly lines: readonly LineRow[]
  /** Place to which the goods are delivered. */
  readonly place: string
  /** Moscow days, YYYY-MM-DD: the day on which the goods are needed, and the last day for offers. */
  readonly neededBy: string | null
  readonly answersUntil: string
  readonly budgetKopecks: number | null
  readonly details: string
  /** Including those that the buyer removed. */
  readonly files: readonly FileRow[]
  readonly createdAt: Date
  readonly isClosed: boolean
  readonly isAccepted: boolean
  /** Number of asked sellers, and of those of them who opened the request. */
  readonly asked: number
  readonly seen: number
  /** The reason for which staff removed the request for its sellers; null if they did not. */
  readonly removed: string | null
  /** Number of offers that are still valid today. */
  readonly openOffers: number
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** `today` is the day in Moscow. */
const selectRequests = (today: string): RawBuilder<unknown> => sql`
  select request.id, request.buyer_id as "buyerId",
    case when category.id is null then null else jsonb_build_object('id', category.id, 'name', category.name,
      'name_en', category.name_en, 'name_zh', category.name_zh) end as category,
    case when product.id is null then null else jsonb_build_object('id', product.id, 'name', product.name) end as product,
    (select jsonb_agg(jsonb_build_object('line', line.line, 'name', line.name, 'quantity', line.quantity, 'unit', line.unit) order by line.line)
      from quote_request_lines as line where line.request_id = request.id) as lines,
    request.place, request.needed_by as "neededBy", request.answers_until as "answersUntil", request.budget_kopecks as "budgetKopecks",
    coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'kind', file.kind, 'size', file.size,
        'isRemoved', file.removed_at is not null) order by file.added_at, file.id)
      from quote_request_files as file where file.request_id = request.id), '[]'::jsonb) as files,
    request.details, request.created_at as "createdAt", request.closed_at is not null as "isClosed",
    request.removed_reason as removed,
    exists (select 1 from quote_offers as offer where offer.request_id = request.id and offer.accepted_at is not null) as "isAccepted",
    (select count(*)::int from quote_invitations as asked where asked.request_id = request.id) as asked,
    (select count(*)::int from quote_invitations as asked where asked.request_id = request.id and asked.seen_at is not null) as seen,
    (select count(*)::int from quote_offers as offer where offer.request_id = request.id and offer.withdrawn_at is null
      and offer.accepted_at is null and offer.valid_until >= ${today}::date) as "openOffers"
  from quote_requests as request
  left join categories as category on category.id = request.category_id
  left join products as product on product.id = request.product_id`

export async function listRequests(db: Reader, buyerId: number, today: string, { limit, offset }: Slice): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`${selectRequests(today)}
    where request.buyer_id = ${buyerId} order by request.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countRequests(db: Reader, buyerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('quote_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function findRequest(db: Reader, id: number, today: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`${selectRequests(today)} where request.id = ${id}`.execute(db)
  return rows[0]
}

export async function listRequestsById(db: Reader, ids: readonly number[], today: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`${selectRequests(today)} where request.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** SQL: true if the seller was asked and still sees the request: one that staff removed is shown only to the seller of its accepted offer. */
const isVisibleTo = (sellerId: number): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from quote_invitations as mine where mine.request_id = request.id and mine.seller_id = ${sellerId})
  and (request.removed_at is null or exists (select 1 from quote_offers as won
    where won.request_id = request.id and won.seller_id = ${sellerId} and won.accepted_at is not null))`

/** Requests that the seller received, the newest first. */
export async function listAsked(db: Reader, sellerId: number, today: string, { limit, offset }: Slice): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`${selectRequests(today)}
    where ${isVisibleTo(sellerId)} order by request.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countAsked(db: Reader, sellerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('quote_requests as request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isVisibleTo(sellerId))
    .executeTakeFirstOrThrow()
  return count
}

/** True if the request was sent to the seller and is still shown to them. */
export const isAsked = async (db: Reader, requestId: number, sellerId: number): Promise<boolean> =>
  (await db
    .selectFrom('quote_requests as request')
    .select('request.id')
    .where('request.id', '=', requestId)
    .where(isVisibleTo(sellerId))
    .executeTakeFirst()) !== undefined

/** Ids of all asked sellers; at most ASKED_MAX. */
export async function listInvited(db: Reader, requestId: number): Promise<number[]> {
  const rows = await db.selectFrom('quote_invitations').select('seller_id as id').where('request_id', '=', requestId).execute()
  return rows.map(({ id }) => id)
}

/** Stores when the seller first opened the request; later times change nothing. */
export const markSeen = (tx: Tx, requestId: number, sellerId: number, now: Date) =>
  tx
    .updateTable('quote_invitations')
    .set({ seen_at: now })
    .where('request_id', '=', requestId)
    .where('seller_id', '=', sellerId)
    .where('seen_at', 'is', null)
    .execute()

export interface CompanyRow {
  readonly userId: number
  readonly name: string
  readonly inn: string | null
  readonly ogrn: string
}

/** Of each user, the company that they have represented longest. */
export async function listBuyerCompanies(db: Reader, userIds: readonly number[]): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select distinct on (link.user_id) link.user_id as "userId", company.name, company.inn, company.ogrn
    from company_representatives as link join companies as company on company.id = link.company_id
    where link.user_id = any(${[...userIds]}::int[])
    order by link.user_id, link.since, company.id`.execute(db)
  return rows
}
