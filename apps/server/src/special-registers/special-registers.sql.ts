// All queries of the special registers (public lists such as tax debtors): companies to rebuild, entries, numbers of entries, and members' visits.
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { NewEntry } from './collect-entries.ts'

/** Records companies whose entries must be rebuilt, in the transaction that changed them. */
export const recordChanges = (tx: Tx, ids: readonly number[]) =>
  sql`insert into special_register_changes (company_id) select unnest(${[...ids]}::int[]) on conflict do nothing`.execute(tx)

/** Records all companies, after an import that did not announce which ones it changed. */
export const recordAllChanged = (tx: Tx) =>
  sql`insert into special_register_changes (company_id) select id from companies on conflict do nothing`.execute(tx)

/** Takes up to `limit` recorded companies and deletes their records; those that another process is handling are skipped. */
export async function claimChanges(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from special_register_changes where company_id in (
      select company_id from special_register_changes order by company_id limit ${limit} for update skip locked)
    returning company_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Replaces the entries of these companies; an entry that existed before keeps its `added_at`, so that it is not news. */
export async function replaceEntries(tx: Tx, ids: readonly number[], entries: readonly NewEntry[], at: Date): Promise<void> {
  await sql`
    with gone as (
      delete from special_register_entries where company_id = any(${[...ids]}) returning register, company_id, subject, label, added_at
    )
    insert into special_register_entries
      (register, company_id, subject, sought, label, detail, issuer, since, until, kopecks, as_of, weight, example, added_at)
    select register, company_id, subject, sought, label, detail, issuer, since, until, kopecks, as_of, weight, example,
      coalesce((select min(gone.added_at) from gone where gone.register = given.register and gone.company_id = given.company_id
        and gone.subject = given.subject and gone.label is not distinct from given.label), ${at})
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (register text, company_id int, subject text, sought text, label text,
      detail text, issuer text, since date, until date, kopecks bigint, as_of date, weight bigint, example boolean)`.execute(tx)
}

// Values of `reliability_tallies.kind`: companies are counted by building and by head.
const BUILDING = sql.lit(1)
const HEAD = sql.lit(3)

/** An address, or a head, that at least this many active companies share is an entry. */
export interface MassThresholds {
  readonly addresses: number
  readonly heads: number
}

/**
 * Adds entries for addresses and heads of these companies that many active companies share, by the counts of the reliability report. Such an entry is
 * an `example` only if all these companies are invented ones of the demo.
 */
export async function addMass(tx: Tx, ids: readonly number[], { from, at }: { from: MassThresholds; at: Date }): Promise<void> {
  await sql`
    with places as (
      select distinct on (tally.key) tally.key, tally.living, company.address, company.register_as_of, company.example
      from reliability_counted as counted
        join reliability_tallies as tally on tally.kind = ${BUILDING} and tally.key = counted.building and tally.living >= ${from.addresses}
        join companies as company on company.id = counted.company_id
      where counted.company_id = any(${[...ids]}) and counted.living and company.address is not null
      order by tally.key, company.example, company.id
    ), people as (
      select distinct on (tally.key) tally.key, tally.living, tie.name, tie.inn, company.register_as_of, company.example
      from reliability_counted as counted cross join unnest(counted.heads) as head
        join reliability_tallies as tally on tally.kind = ${HEAD} and tally.key = head and tally.living >= ${from.heads}
        join company_ties as tie on tie.company_id = counted.company_id and tie.role = 'head' and tie.inn = lpad(head::text, 12, '0')
        join companies as company on company.id = counted.company_id
      where counted.company_id = any(${[...ids]}) and counted.living
      order by tally.key, company.example, company.id
    )
    insert into special_register_entries (register, key, subject, sought, companies, weight, as_of, example, added_at)
    select 'mass-addresses', key, address, '', living, living, register_as_of, example, ${at}::timestamptz from places
    union all select 'mass-heads', key, name, inn, living, living, register_as_of, example, ${at}::timestamptz from people
    on conflict (register, key) where key is not null do update
      set subject = excluded.subject, companies = excluded.companies, weight = excluded.weight, as_of = excluded.as_of,
        example = special_register_entries.example and excluded.example`.execute(tx)
}

/** Updates the entries of addresses and heads to the current counts, and deletes those below the thresholds. */
export async function correctMass(tx: Tx, from: MassThresholds): Promise<void> {
  const now = sql`
    select entry.id, entry.register, coalesce(tally.living, 0) as living from special_register_entries as entry
      left join reliability_tallies as tally
        on tally.kind = case entry.register when 'mass-addresses' then ${BUILDING} else ${HEAD} end and tally.key = entry.key
    where entry.key is not null`
  const few = sql`now.living < case now.register when 'mass-addresses' then ${from.addresses}::int else ${from.heads}::int end`
  await sql`delete from special_register_entries as entry using (${now}) as now where entry.id = now.id and ${few}`.execute(tx)
  await sql`
    update special_register_entries as entry set companies = now.living, weight = now.living
    from (${now}) as now where entry.id = now.id and entry.companies <> now.living`.execute(tx)
}

/** Stores the number of entries of every register, so that pages need not count them. */
export const recountRegisters = (tx: Tx, at: Date) =>
  sql`
    with counted as (
      select register, count(*) as records, count(*) filter (where example) as examples from special_register_entries group by register
    ), emptied as (
      update special_registers set records = 0, examples = 0, counted_at = ${at} where register not in (select register from counted)
    )
    insert into special_registers (register, records, examples, counted_at)
    select register, records, examples, ${at} from counted
    on conflict (register) do update set records = excluded.records, examples = excluded.examples, counted_at = excluded.counted_at`.execute(
    tx,
  )

/** The stored numbers of entries of the registers. */
export const listCounts = (db: Reader) =>
  db.selectFrom('special_registers').select(['register', 'records', 'examples', 'counted_at as countedAt']).execute()

export interface EntriesRequest {
  readonly register: SpecialRegister | undefined
  /** A PostgreSQL text search query (`tsquery`); null: all entries. */
  readonly words: string | null
}

function asked(db: Reader, { register, words }: EntriesRequest) {
  let query = db.selectFrom('special_register_entries as entry')
  if (register) query = query.where('entry.register', '=', register)
  if (words !== null) query = query.where(sql<boolean>`entry.words @@ register_query(${words})`)
  return query
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

const listed = (entries: ReturnType<typeof asked>) =>
  entries
    .leftJoin('companies as company', 'company.id', 'entry.company_id')
    .leftJoin('reliability_summaries as summary', 'summary.company_id', 'entry.company_id')
    .select(['entry.register', 'entry.subject', 'entry.label', 'entry.detail', 'entry.issuer', 'entry.since', 'entry.until'])
    .select(['entry.kopecks', 'entry.companies', 'entry.as_of as asOf'])
    .select([
      'company.kind',
      'company.name',
      'company.inn',
      'company.ogrn',
      'company.status_name as statusName',
      'company.closed_on as closedOn',
    ])
    // The reliability report has a verdict for each purpose of a deal; the first purpose is prepayment.
    .select(sql<Verdict | null>`summary.verdicts[1]`.as('verdict'))

export const listEntries = (db: Reader, given: EntriesRequest, { limit, offset }: { limit: number; offset: number }) =>
  listed(asked(db, given)).orderBy('entry.weight', 'desc').orderBy('entry.id').limit(limit).offset(offset).execute()

interface News {
  readonly register: SpecialRegister
  /** Entries added after `after` and not after `until`. */
  readonly after: Date
  readonly until: Date
}

const came = (db: Reader, { register, after, until }: News) =>
  asked(db, { register, words: null }).where('entry.added_at', '>', after).where('entry.added_at', '<=', until)

/** New entries, the newest first. */
export const listNews = (db: Reader, news: News, limit: number) =>
  listed(came(db, news)).orderBy('entry.added_at', 'desc').orderBy('entry.id').limit(limit).execute()

export async function countNews(db: Reader, news: News): Promise<number> {
  const row = await came(db, news)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findRegisterVisit = (db: Reader, userId: number, register: SpecialRegister) =>
  db
    .selectFrom('special_register_looks')
    .select('seen_at as seenAt')
    .where('user_id', '=', userId)
    .where('register', '=', register)
    .executeTakeFirst()

export const listRegisterVisits = (db: Reader, userId: number) =>
  db
    .selectFrom('special_register_looks')
    .select(['register', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('register')
    .execute()

interface Visit {
  readonly userId: number
  readonly register: SpecialRegister
  readonly seenAt: Date
}

/** Stores the time of a visit; one earlier than the stored one changes nothing. */
export const saveRegisterVisit = (tx: Tx, { userId, register, seenAt }: Visit) =>
  tx
    .insertInto('special_register_looks')
    .values({ user_id: userId, register, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'register']).doUpdateSet({ seen_at: sql`greatest(special_register_looks.seen_at, excluded.seen_at)` }),
    )
    .execute()

export async function deleteRegisterVisits(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('special_register_looks').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The number of entries, counted only up to `limit`. */
export async function countEntries(db: Reader, given: EntriesRequest, limit: number): Promise<number> {
  const row = await db
    .selectFrom(asked(db, given).select('entry.id').limit(limit).as('first'))
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * Numbers of active companies in a company's building, and of the one of its heads who has the most. They are null if the address has no house
 * number, or no head has an ИНН (taxpayer number). Undefined if the company is not counted yet.
 */
export async function findMass(db: Reader, companyId: number): Promise<{ building: number | null; head: number | null } | undefined> {
  const { rows } = await sql<{ building: number | null; head: number | null }>`
    select (select living from reliability_tallies where kind = ${BUILDING} and key = counted.building) as building,
      (select max(living) from reliability_tallies where kind = ${HEAD} and key = any(counted.heads)) as head
    from reliability_counted as counted where counted.company_id = ${companyId}`.execute(db)
  return rows[0]
}
