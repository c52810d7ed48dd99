// Queries of the companies that members watch (`watches`) and of the changes of these companies (`company_events`), which database triggers store.
import { importantFields, WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { type SummaryVersion, worstColumn } from '../reliability/reliability.ts'

/** A page of a list. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

const selectWatches = (db: Reader, userId: number, number: string | undefined) =>
  db
    .selectFrom('watches as watch')
    .innerJoin('companies as company', 'company.id', 'watch.company_id')
    .where('watch.user_id', '=', userId)
    .$if(number !== undefined, (query) => query.where(sql<boolean>`${number ?? ''} in (company.ogrn, company.inn)`))

/** SQL: time of the last change since the member began to watch the company; null if there was none. */
const LAST_CHANGE = sql<Date | null>`(select max(event.happened_at) from company_events as event
  where event.company_id = company.id and event.id > watch.after_event)`

export interface WatchesRequest extends Window {
  /** Taxpayer number (ИНН) or registration number (ОГРН) of the only company to list. */
  readonly number: string | undefined
  /** Version of the stored reliability summaries from which the most serious finding is read. */
  readonly version: SummaryVersion
}

/** Watched companies, the last changed first. */
export const listWatchRows = (db: Reader, userId: number, { number, version, limit, offset }: WatchesRequest) =>
  selectWatches(db, userId, number)
    .select(['company.id', 'company.name', 'company.inn', 'company.ogrn', 'company.status_name', 'company.procedure', 'company.closed_on'])
    .select(['company.kind', 'company.register_as_of as asOf'])
    .select(worstColumn('company.id', version).as('worst'))
    .select(['watch.since', LAST_CHANGE.as('changedAt')])
    .orderBy(sql`${LAST_CHANGE} desc nulls last`)
    .orderBy('watch.since', 'desc')
    .orderBy('company.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countWatches(db: Reader, userId: number, number?: string): Promise<number> {
  const row = await selectWatches(db, userId, number)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Makes other additions for this member wait until the transaction ends, so that the limit cannot be exceeded. */
export const lockWatches = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('watches'), ${userId}::int)`.execute(tx))

/**
 * Adds watches and returns the ids of the companies that the member did not watch before. `after_event` is the latest change so far: the member sees
 * only later ones.
 */
export async function insertWatches(tx: Tx, userId: number, companyIds: readonly number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into watches (user_id, company_id, since, after_event)
    select ${userId}::int, company_id, ${since}::timestamptz, (select coalesce(max(id), 0) from company_events)
    from unnest(${[...companyIds]}::int[]) as company_id
    on conflict do nothing
    returning company_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ends the watch of a company; undefined if the member did not watch it. */
export const deleteWatch = (tx: Tx, userId: number, companyId: number) =>
  tx.deleteFrom('watches').where('user_id', '=', userId).where('company_id', '=', companyId).returning('company_id').executeTakeFirst()

export async function deleteWatches(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('watches').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

export interface EventsRequest {
  /** Kind of the change, an `EventField`. */
  readonly field?: string | undefined
  /** Our id of a company. */
  readonly company?: number | undefined
  /** True: only changes of important fields. */
  readonly important?: boolean | undefined
  /** Only changes from this time on. */
  readonly from?: Date | undefined
}

const selectEvents = (db: Reader, userId: number, { field, company, important, from }: EventsRequest) =>
  db
    .selectFrom('watches as watch')
    .innerJoin('company_events as event', 'event.company_id', 'watch.company_id')
    .innerJoin('companies as company', 'company.id', 'watch.company_id')
    .where('watch.user_id', '=', userId)
    .whereRef('event.id', '>', 'watch.after_event')
    .$if(field !== undefined, (query) => query.where('event.field', '=', field ?? ''))
    .$if(company !== undefined, (query) => query.where('event.company_id', '=', company ?? 0))
    .$if(important === true, (query) => query.where('event.field', 'in', [...importantFields]))
    .$if(from !== undefined, (query) => query.where('event.happened_at', '>=', from ?? new Date(0)))

export type EventRow = Awaited<ReturnType<typeof listEventRows>>[number]

/** Changes of the companies since the member began to watch them, newest first. */
export const listEventRows = (db: Reader, userId: number, request: EventsRequest, { limit, offset }: Window) =>
  selectEvents(db, userId, request)
    .select([
      'event.id',
      'event.field',
      'event.before',
      'event.after',
      'event.before_facts as beforeFacts',
      'event.after_facts as afterFacts',
    ])
    .select(['event.source', 'event.as_of as asOf', 'event.happened_at as happenedAt'])
    .select(['company.id as companyId', 'company.name', 'company.inn', 'company.ogrn'])
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countEvents(db: Reader, userId: number, request: EventsRequest): Promise<number> {
  const row = await selectEvents(db, userId, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Takes up to `limit` changes of which members have not been notified, and marks them as done (`told_at`); concurrent runs take different ones. */
export const claimUnsent = (tx: Tx, at: Date, limit: number) =>
  tx
    .updateTable('company_events')
    .set({ told_at: at })
    .where('id', 'in', (db) =>
      db.selectFrom('company_events').select('id').where('told_at', 'is', null).orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning('id')
    .execute()

/** The members to notify of each change: those who watched the company before the change. */
export const listWatchers = (tx: Tx, eventIds: readonly number[]) =>
  tx
    .selectFrom('company_events as event')
    .innerJoin('watches as watch', 'watch.company_id', 'event.company_id')
    .innerJoin('companies as company', 'company.id', 'event.company_id')
    .select(['event.id', 'event.field', 'event.company_id as companyId', 'watch.user_id as userId', 'company.name', 'company.ogrn'])
    .where('event.id', '=', sql<number>`any(${[...eventIds]}::bigint[])`)
    .whereRef('event.id', '>', 'watch.after_event')
    .orderBy('event.id')
    .orderBy('watch.user_id')
    .limit(1_000_000)
    .execute()

/** All companies that a member watches; their number is limited. */
export const listWatchedCompanies = (db: Reader, userId: number) =>
  db
    .selectFrom('watches as watch')
    .innerJoin('companies as company', 'company.id', 'watch.company_id')
    .select(['company.id', 'company.name', 'company.inn', 'company.ogrn', 'company.kind', 'company.closed_on as closedOn'])
    .where('watch.user_id', '=', userId)
    .orderBy('company.id')
    .limit(WATCHES_MAX)
    .execute()

export type WatchedCompany = Awaited<ReturnType<typeof listWatchedCompanies>>[number]
