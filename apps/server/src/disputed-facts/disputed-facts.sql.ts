// Queries of disputed facts, which a company's representative says are wrong: a row for each dispute. While its state is `checking` (by staff) or
// `standing` (accepted by staff), the fact is marked as disputed on the company's card.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'

const MARKED = ['checking', 'standing'] as const

export const disputeColumns = [
  ...([
    'disputed_facts.id',
    'disputed_facts.company_id as companyId',
    'disputed_facts.user_id as userId',
    'disputed_facts.kind',
    'disputed_facts.record',
    'disputed_facts.content_hash as hash',
    'disputed_facts.what',
  ] as const),
  ...([
    'disputed_facts.sum_kopecks as kopecks',
    'disputed_facts.fact_on as on',
    'disputed_facts.source',
    'disputed_facts.source_as_of as sourceAsOf',
    'disputed_facts.reason',
    'disputed_facts.said',
    'disputed_facts.addressee',
  ] as const),
  ...([
    'disputed_facts.appeal_number as appealNumber',
    'disputed_facts.appealed_on as appealedOn',
    'disputed_facts.file_id as fileId',
    'disputed_facts.file_name as fileName',
  ] as const),
  ...([
    'disputed_facts.file_kind as fileKind',
    'disputed_facts.file_size as fileSize',
    'disputed_facts.file_sha256 as fileHash',
    'disputed_facts.state',
    'disputed_facts.disputed_at as disputedAt',
  ] as const),
  ...(['disputed_facts.until', 'disputed_facts.checked_at as checkedAt', 'disputed_facts.ended_at as endedAt'] as const),
] as const

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>

export const findDispute = (db: Reader, id: number) =>
  db.selectFrom('disputed_facts').select(disputeColumns).where('id', '=', id).executeTakeFirst()

/** As `findDispute`, with the row locked until the transaction ends. */
export const lockDispute = (tx: Tx, id: number) =>
  tx.selectFrom('disputed_facts').select(disputeColumns).where('id', '=', id).forUpdate().executeTakeFirst()

const marks = compiledOnce((db, companyId: number) =>
  db
    .selectFrom('disputed_facts')
    .modifyFront(prepared)
    .select(disputeColumns)
    .where('company_id', '=', companyId)
    .where('state', 'in', MARKED)
    .orderBy('id'),
)

/** The current marks of a company, the earliest first; at most `DISPUTES_MAX`. */
export const listMarks = (db: Reader, companyId: number): Promise<DisputeRow[]> => marks(db, companyId)

/** The ids of a company's marks as a column of a query of companies; null without marks. `companyId` is the column with the company's id there. */
export const marksColumn = (companyId: string): RawBuilder<number[] | null> =>
  sql<number[] | null>`(select json_agg(id order by id) from disputed_facts where company_id = ${sql.ref(companyId)}
    and state in ('checking', 'standing'))`

/** The number of a company's marks as a column of a query of companies. */
export const marksCountColumn = (companyId: string): RawBuilder<number> =>
  sql<number>`(select count(*)::int from disputed_facts where company_id = ${sql.ref(companyId)} and state in ('checking', 'standing'))`

/** A text that changes whenever a mark of the company is added, ends or changes its state, for cache keys; null without marks. */
export const marksState = (companyId: string): RawBuilder<string | null> =>
  sql<string | null>`(select string_agg(id || state, ' ' order by id) from disputed_facts where company_id = ${sql.ref(companyId)}
    and state in ('checking', 'standing'))`

/** When a mark of the company was last added, checked by staff or removed; null without any. */
export const marksChangedAt = (companyId: string): RawBuilder<Date | null> =>
  sql<Date | null>`(select max(greatest(disputed_at, checked_at, ended_at)) from disputed_facts where company_id = ${sql.ref(companyId)})`

interface Slice {
  readonly limit: number
  readonly offset: number
}

export const listDisputes = (db: Reader, companyId: number, { limit, offset }: Slice) =>
  db
    .selectFrom('disputed_facts')
    .select(disputeColumns)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countDisputes = async (db: Reader, companyId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('disputed_facts')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes other transactions that add a dispute of this company wait until this one ends, so that the number of marks cannot exceed the limit. */
export const lockDisputing = async (tx: Tx, companyId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('disputed-facts'), ${companyId}::int)`.execute(tx))

export const countMarks = async (db: Reader, companyId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('disputed_facts')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('state', 'in', MARKED)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface SameFact {
  readonly companyId: number
  readonly kind: string
  readonly record: string
  readonly hash: string
}

/**
 * The last day of a new mark (YYYY-MM-DD): `until`, or, if the fact was marked before and its source has not changed it since (the same hash), the
 * last day of that first mark. So a fact cannot be marked for longer by disputing it again.
 */
export async function recordTerm(tx: Tx, { companyId, kind, record, hash }: SameFact, until: string): Promise<string> {
  await tx
    .insertInto('dispute_terms')
    .values({ company_id: companyId, kind, record, content_hash: hash, until })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'record', 'content_hash']).doNothing())
    .execute()
  const kept = await tx
    .selectFrom('dispute_terms')
    .select('until')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return String(kept.until)
}

/** A row of a new dispute: the fact, the company's comment and appeal, and the document. `record` is the number of the entry in its source. */
export interface NewDispute {
  readonly company_id: number
  readonly user_id: number
  readonly kind: string
  readonly record: string
  readonly content_hash: string
  readonly what: string | null
  readonly sum_kopecks: number | null
  readonly fact_on: string | null
  readonly source: string
  readonly source_as_of: string | null
  readonly reason: string
  readonly said: string
  readonly addressee: string
  readonly appeal_number: string
  readonly appealed_on: string
  readonly file_id: string
  readonly file_name: string
  readonly file_kind: string
  readonly file_size: number
  readonly file_sha256: string
  readonly disputed_at: Date
  readonly until: string
}

/** Stores a dispute; undefined if the fact is marked already. */
export const insertDispute = (tx: Tx, row: NewDispute) =>
  tx
    .insertInto('disputed_facts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'record']).where('state', 'in', MARKED).doNothing())
    .returning('id')
    .executeTakeFirst()

interface Changes {
  readonly state: string
  readonly checked_at?: Date
  readonly checked_by?: number
  readonly refuse_reason?: string
  readonly ended_at?: Date
}

export const updateDispute = (tx: Tx, id: number, changes: Changes) =>
  tx.updateTable('disputed_facts').set(changes).where('id', '=', id).execute()

/** Deletes all disputes of a member; returns their ids and those of their files. */
export const deleteDisputesByUser = (tx: Tx, userId: number) =>
  tx.deleteFrom('disputed_facts').where('user_id', '=', userId).returning(['id', 'file_id as fileId']).execute()

export const listDisputesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('disputed_facts as dispute')
    .innerJoin('companies as company', 'company.id', 'dispute.company_id')
    .select([
      ...(['company.ogrn', 'dispute.kind', 'dispute.record', 'dispute.reason', 'dispute.said', 'dispute.addressee'] as const),
      ...(['dispute.appeal_number', 'dispute.appealed_on', 'dispute.file_name', 'dispute.file_sha256', 'dispute.state'] as const),
      ...(['dispute.disputed_at', 'dispute.until', 'dispute.checked_at', 'dispute.refuse_reason', 'dispute.ended_at'] as const),
    ])
    .where('dispute.user_id', '=', userId)
    .orderBy('dispute.id')
    .execute()

/** Those of the document ids whose fact is currently marked, so that the document must stay stored. */
export const listMarkedDocuments = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('disputed_facts')
    .select('file_id as id')
    .where('file_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', 'in', MARKED)
    .execute()
