// Stored summaries of reports: one row per company. A row is valid until the company's data change, or until its day `holds_until` has passed:
// after that day the same data give another result, because factors depend on age.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { WHOLE_REGISTER_FROM } from '../../sources/sources.ts'

/**
 * SQL of the hash (`basis`) that a summary must have to be valid. It is made of the rules' version, of the names of our copies of sources with
 * the days of the whole ones, and of whether our copy of ЕГРЮЛ (register of legal entities) covers the country, invented companies not counted.
 */
const basisNow = (version: string) =>
  sql<string>`md5(${version} || coalesce((select string_agg(concat_ws('=', word, whole_on, word = 'egrul' and records - examples >= ${sql.lit(WHOLE_REGISTER_FROM)}), ' ' order by word) from source_copies), ''))::uuid`

const columns = [
  'summary.basis',
  'summary.computed_at',
  'summary.points',
  'summary.positive',
  'summary.negative',
  'summary.attention',
  'summary.found',
  'summary.not_found',
  'summary.not_applicable',
  'summary.not_checked',
  'summary.source_down',
  'summary.worst',
  'summary.worst_proofs',
  'summary.verdicts',
] as const

const summaryThatHolds = compiledOnce((db, companyId: number, version: string, today: string) =>
  db
    .selectFrom('reliability_summaries as summary')
    .modifyFront(prepared)
    .select(columns)
    .where('summary.company_id', '=', companyId)
    .where('summary.basis', '=', basisNow(version))
    .where('summary.day', '<=', today)
    .where('summary.holds_until', '>=', today),
)

/** A company's valid summary for this day, by primary key; undefined if there is none. */
export const findSummary = async (db: Reader, companyId: number, { version, today }: { version: string; today: string }) =>
  (await summaryThatHolds(db, companyId, version, today))[0]

export type SummaryRow = NonNullable<Awaited<ReturnType<typeof findSummary>>>

/** Version of the rules, and day, for which a stored summary must be valid. */
export interface SummaryVersion {
  readonly version: string
  readonly today: string
}

/** A summary as the JSON of a column: times are texts there. */
export type SummaryInRow = Omit<SummaryRow, 'computed_at'> & { computed_at: string }

/** The valid summary as a JSON column of a statement about companies; null if there is none. `companyId`: that statement's column with the id. */
export const summaryColumn = (companyId: string, { version, today }: SummaryVersion): RawBuilder<SummaryInRow | null> =>
  sql<SummaryInRow | null>`(select to_json(held) from (
    select ${sql.join(columns.map((column) => sql.ref(column)))} from reliability_summaries as summary
    where summary.company_id = ${sql.ref(companyId)} and summary.basis = ${basisNow(version)}
      and ${today}::date between summary.day and summary.holds_until) as held)`

/** Worst findings as stored: codes of factors, and their evidence at the same places. */
export type WorstInRow = Pick<SummaryRow, 'worst' | 'worst_proofs'>

/** Only the worst findings of the valid summary, as a JSON column of a statement about companies; null if there is no valid summary. */
export const worstColumn = (companyId: string, { version, today }: SummaryVersion): RawBuilder<WorstInRow | null> =>
  sql<WorstInRow | null>`(
    select json_build_object('worst', summary.worst, 'worst_proofs', summary.worst_proofs) from reliability_summaries as summary
    where summary.company_id = ${sql.ref(companyId)} and summary.basis = ${basisNow(version)}
      and ${today}::date between summary.day and summary.holds_until)`

/** Companies among `ids` whose stored summary, valid or not, has one of the codes among its worst findings. */
export async function listWorstAmong(db: Reader, ids: readonly number[], codes: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await worstAmong(db, ids, codes)
  return rows.map(({ id }) => id)
}

const worstAmong = compiledOnce((db, ids: readonly number[], codes: readonly string[]) =>
  db
    .selectFrom('reliability_summaries as summary')
    .modifyFront(prepared)
    .select('summary.company_id as id')
    .where('summary.company_id', '=', sql<number>`any(${ids}::int[])`)
    .where('summary.worst', '&&', sql<string[]>`${codes}::text[]`),
)

/**
 * A text that changes whenever the company's report may change, as a column, for ETags: made of its stored summary, which every change of
 * the company, its people and places invalidates, and of the source copies. Null without a valid summary.
 */
export const summaryMark = (companyId: string, { version, today }: SummaryVersion): RawBuilder<string | null> =>
  sql<string | null>`(select summary.basis::text || summary.computed_at::text
    || (select coalesce(string_agg(copy::text, ' ' order by word), '') from source_copies as copy)
    from reliability_summaries as summary
    where summary.company_id = ${sql.ref(companyId)} and summary.basis = ${basisNow(version)}
      and ${today}::date between summary.day and summary.holds_until)`

/** `worst_proofs` is JSON; `holds_until`: last day (included) on which the summary stays the same without new data. */
export interface NewSummary extends Omit<SummaryRow, 'basis' | 'worst_proofs'> {
  worst_proofs: string
  company_id: number
  basis: string
  day: string
  holds_until: string
}

/** The hash that a summary must have now to be valid. */
export async function findBasis(db: Reader, version: string): Promise<string> {
  const row = await db.selectNoFrom(basisNow(version).as('basis')).executeTakeFirstOrThrow()
  return row.basis
}

/** The present hash and day, for which a summary must be valid. */
export interface ValidVersions {
  basis: string
  today: string
}

const isOutdated = ({ basis, today }: ValidVersions) =>
  sql<boolean>`(summary.basis is distinct from ${basis}::uuid or not (${today}::date between summary.day and summary.holds_until))`

/** Ids of the first companies with a missing or outdated summary; from `after` (excluded) to `until` (included). */
export async function listOutdated(
  db: Reader,
  range: { after: number; until: number; limit: number },
  wanted: ValidVersions,
): Promise<number[]> {
  const rows = await db
    .selectFrom('companies as company')
    .leftJoin('reliability_summaries as summary', 'summary.company_id', 'company.id')
    .select('company.id')
    .where('company.id', '>', range.after)
    .where('company.id', '<=', range.until)
    .where(isOutdated(wanted))
    .orderBy('company.id')
    .limit(range.limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The greatest id of a company; 0 without companies. */
export async function lastCompanyId(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((is) => is.fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/**
 * An insert of placeholder rows for the companies of the query `ids`, so that there is a row to lock or mark. Their `basis` is null, so they
 * are never valid. The caller appends the action for rows that exist already.
 */
const emptyRows = (ids: ReturnType<typeof sql>) => sql`
  insert into reliability_summaries (company_id, day, holds_until, computed_at, points, positive, negative, attention, found, not_found,
    not_applicable, not_checked, source_down, worst, verdicts)
  select id, 'epoch', 'epoch', 'epoch', 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '{}'
  from (${ids}) as given order by id
  on conflict (company_id)`

/**
 * Locks the rows of companies with an outdated summary until the transaction ends, and returns the companies' ids. A concurrent change of a
 * company waits for the lock and then marks its row outdated again. Rows that are locked already are skipped: the next run computes them.
 */
export async function lockOutdated(tx: Tx, ids: readonly number[], wanted: ValidVersions): Promise<number[]> {
  await sql`${emptyRows(sql`select id from companies where id = any(${[...ids]})`)} do nothing`.execute(tx)
  const rows = await tx
    .selectFrom('reliability_summaries as summary')
    .select('summary.company_id')
    .where(sql<boolean>`summary.company_id = any(${[...ids]})`)
    .where(isOutdated(wanted))
    .orderBy('summary.company_id')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ company_id: id }) => id)
}

/**
 * Above this number of active companies in a building, or of companies of one person, one more changes no report: no factor has a higher
 * threshold. Then the summaries of the others there are not invalidated.
 */
const MAX_AT_PLACE = 40
const MAX_OF_PERSON = 200

/**
 * Invalidates the summaries of the changed companies, of connected ones, and of those that share a building or person with them (`kind` 1 of the
 * tallies counts companies per building). A company without a summary gets a placeholder row, so that a run which is computing its summary
 * from older data waits for this transaction.
 */
export async function markOutdated(tx: Tx, ids: readonly number[]): Promise<void> {
  const affected = sql`
    with changed as (select id, ogrn, address_key from companies where id = any(${[...ids]})),
    people as (
      select distinct tie.inn from company_ties as tie join changed on changed.id = tie.company_id where tie.inn is not null
    ),
    of_people as (
      select array(select tie.company_id from company_ties as tie where tie.inn = people.inn limit ${sql.lit(MAX_OF_PERSON + 1)}) as ids from people
    ),
    places as (select distinct address_key from changed where address_key is not null),
    few_at_place as (
      select place.address_key from places as place
      join reliability_tallies as tally on tally.kind = 1 and tally.key = place.address_key and tally.living <= ${sql.lit(MAX_AT_PLACE)}
    )
    select id from changed
    union select company.id from few_at_place join companies as company using (address_key) where company.closed_on is null
    union select unnest(ids) from of_people where cardinality(ids) <= ${sql.lit(MAX_OF_PERSON)}
    union select tie.company_id from company_ties as tie join changed on changed.ogrn = tie.ogrn
    union select named.id from company_ties as tie join changed on changed.id = tie.company_id join companies as named on named.ogrn = tie.ogrn
      where tie.role <> 'head'`
  await sql`${emptyRows(affected)} do update set basis = null`.execute(tx)
}

/** Invalidates all summaries, for a register that changed without events about each company. */
export const markAllOutdated = async (tx: Tx): Promise<void> => {
  await tx.updateTable('reliability_summaries').set({ basis: null }).where('basis', 'is not', null).execute()
}

/** Stores computed summaries in rows that this transaction has locked. */
export async function saveSummaries(tx: Tx, rows: readonly NewSummary[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('reliability_summaries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet((is) => ({
        basis: is.ref('excluded.basis'),
        day: is.ref('excluded.day'),
        holds_until: is.ref('excluded.holds_until'),
        computed_at: is.ref('excluded.computed_at'),
        points: is.ref('excluded.points'),
        positive: is.ref('excluded.positive'),
        negative: is.ref('excluded.negative'),
        attention: is.ref('excluded.attention'),
        found: is.ref('excluded.found'),
        not_found: is.ref('excluded.not_found'),
        not_applicable: is.ref('excluded.not_applicable'),
        not_checked: is.ref('excluded.not_checked'),
        source_down: is.ref('excluded.source_down'),
        worst: is.ref('excluded.worst'),
        worst_proofs: is.ref('excluded.worst_proofs'),
        verdicts: is.ref('excluded.verdicts'),
      })),
    )
    .execute()
}
