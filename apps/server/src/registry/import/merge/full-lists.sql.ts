// Statements for lists that are published complete (small businesses, sanctions …). They record which copies were imported, and mark the numbers (of
// companies or persons) that a newer complete copy no longer names as having left. Nothing is deleted. Tables: `taxpayer_facts` has a row (block) for
// each number that a list names; `registry_sets` has a row for each list with its newest copy and its newest complete one; `registry_whole_days` has
// a row for each complete copy.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { companiesByNumbers } from './merge-blocks.sql.ts'

/** A list that was just read. */
export interface FullList {
  /** Source of the facts, which stands for the list: `msp` (small businesses), `sanctions-ofac` … */
  readonly source: string
  /** The list's own day (YYYY-MM-DD); null if it has none (OFAC's tables): then a row is current if it was read after `readFrom`. */
  readonly day: string | null
  /** When reading it began. */
  readonly readFrom: Date
  /** Moscow day, used as the day of leaving for a list without its own. */
  readonly today: string
}

/** A list with the counts of its import. */
export interface SetLoaded extends FullList {
  /** How many documents (entries of the XML file) the list's files say that they contain; null if they do not say it. */
  readonly declared: number | null
  /** Number of blocks (facts about one number) that were read. Documents that were refused or have no tax or registration number give no block. */
  readonly held: number
}

/** SQL condition: a number that counts as listed but is not in the list just read. */
const isMissing = ({ day, readFrom }: FullList) =>
  day === null
    ? sql<boolean>`as_of is null and loaded_at < ${readFrom} and left_on is null`
    : sql<boolean>`coalesce(as_of, '-infinity') < ${day} and left_on is null`

/** `named`: count of the numbers that the list names; `missing`: count of those that were listed before and that it does not name. */
export async function countListed(db: Db, list: FullList): Promise<{ named: number; missing: number }> {
  const { rows } = await sql<{ named: number; missing: number }>`
    select count(*) filter (where not (${isMissing(list)}) and left_on is null)::integer as named, count(*) filter (where ${isMissing(list)})::integer as missing
    from taxpayer_facts where source = ${list.source}`.execute(db)
  return rows[0] ?? { named: 0, missing: 0 }
}

/** The own day of the newest complete copy of a list; null if there is none, or the list has no days. */
export async function findWholeDay(db: Db, source: string): Promise<string | null> {
  const row = await db.selectFrom('registry_sets').select('whole_day').where('source', '=', source).executeTakeFirst()
  return row?.whole_day ?? null
}

/** Records that a copy of a list was imported; an older copy does not replace the record of a newer one. */
export const recordReadSet = (db: Db, { source, day, declared, held, readFrom }: SetLoaded) =>
  sql`insert into registry_sets (source, day, declared, held, loaded_at) values (${source}, ${day}, ${declared}, ${held}, ${readFrom})
    on conflict (source) do update
      set day = excluded.day, declared = excluded.declared, held = excluded.held, loaded_at = excluded.loaded_at
      where registry_sets.day is null or excluded.day >= registry_sets.day`.execute(db)

/**
 * Records that this copy of the list is complete. `whole_day` is its own day, null for a list without days; `whole_on` the day for which the copy
 * holds, its own or else that of the import. `known_from` is the day from which the copy was available: the SQL function `known_since` returns the
 * copy's own day. It returns the Moscow day of import if there is none, and for a list of a year (`taxes-2024`), which is dated by the end of the
 * year but published months later. Its third argument is a day of publication: null, since lists have none.
 */
export async function recordCompleteCopy(tx: Tx, { source, day, readFrom, today }: FullList): Promise<void> {
  await sql`update registry_sets set whole_day = greatest(whole_day, ${day}::date), whole_on = greatest(whole_on, ${day ?? today}::date)
    where source = ${source}`.execute(tx)
  await tx
    .insertInto('registry_whole_days')
    .values({ source, day: day ?? today, known_from: sql`known_since(${source}, ${day}::date, null, ${readFrom}::timestamptz)` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Marks up to `limit` missing numbers greater than `after` as having left. Each left on the day of the first complete copy without it: a number that
 * is only in an old copy may be missing in several newer ones. Copies of invented companies (`example`), with which the demo is filled, do not count.
 * `last`: the greatest marked number, to pass as the next `after`; null if none was marked.
 */
export async function markMissingAsLeft(
  tx: Tx,
  list: FullList,
  { after, limit }: { after: string; limit: number },
): Promise<{ last: string | null; companyIds: number[]; marked: number }> {
  const { rows } = await sql<{ number: string }>`
    update taxpayer_facts set left_on = coalesce((select min(whole.day) from registry_whole_days as whole
      where whole.source = taxpayer_facts.source and not whole.example and whole.day > taxpayer_facts.as_of), ${list.day ?? list.today})
    where source = ${list.source} and number in (
      select number from taxpayer_facts where number > ${after} and source = ${list.source} and ${isMissing(list)} order by number limit ${limit})
    returning number`.execute(tx)
  const numbers = rows.map((row) => row.number).sort()
  return {
    last: numbers.at(-1) ?? null,
    companyIds: numbers.length > 0 ? await companiesByNumbers(tx, numbers) : [],
    marked: numbers.length,
  }
}
