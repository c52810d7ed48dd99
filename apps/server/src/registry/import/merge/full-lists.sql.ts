// Records what was read of sets that are published whole, and marks numbers that have left a set; nothing is removed.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { companiesByNumbers } from './merge-blocks.sql.ts'

/** A list that was just read. `day` is its own; for a list without one (OFAC's tables) the time at which its rows were confirmed counts. */
export interface FullList {
  readonly source: string
  readonly day: string | null
  /** When reading it began. */
  readonly readFrom: Date
  /** The day shown as «left on» for a list without its own. */
  readonly today: string
}

/** What an import read of a set. */
export interface SetLoaded extends FullList {
  /** Number of documents that its files declare; null if they do not. */
  readonly declared: number | null
  readonly held: number
}

const isMissing = ({ day, readFrom }: FullList) =>
  day === null
    ? sql<boolean>`as_of is null and loaded_at < ${readFrom} and left_on is null`
    : sql<boolean>`coalesce(as_of, '-infinity') < ${day} and left_on is null`

/** How many numbers the list names, and how many that are marked as listed it does not name. */
export async function countListed(db: Db, list: FullList): Promise<{ named: number; missing: number }> {
  const { rows } = await sql<{ named: number; missing: number }>`
    select count(*) filter (where not (${isMissing(list)}) and left_on is null)::integer as named, count(*) filter (where ${isMissing(list)})::integer as missing
    from taxpayer_facts where source = ${list.source}`.execute(db)
  return rows[0] ?? { named: 0, missing: 0 }
}

/** The day of the newest whole copy of a source that dates its lists. */
export async function findWholeDay(db: Db, source: string): Promise<string | null> {
  const row = await db.selectFrom('registry_sets').select('whole_day').where('source', '=', source).executeTakeFirst()
  return row?.whole_day ?? null
}

/** Records what was read of a set; an older copy does not replace the record of a newer one. */
export const noteSet = (db: Db, { source, day, declared, held, readFrom }: SetLoaded) =>
  sql`insert into registry_sets (source, day, declared, held, loaded_at) values (${source}, ${day}, ${declared}, ${held}, ${readFrom})
    on conflict (source) do update
      set day = excluded.day, declared = excluded.declared, held = excluded.held, loaded_at = excluded.loaded_at
      where registry_sets.day is null or excluded.day >= registry_sets.day`.execute(db)

/** Records that the copy of a source is whole, for now and for the days from which it was to be had. */
export async function noteWhole(tx: Tx, { source, day, readFrom, today }: FullList): Promise<void> {
  await sql`update registry_sets set whole_day = greatest(whole_day, ${day}::date), whole_on = greatest(whole_on, ${day ?? today}::date)
    where source = ${source}`.execute(tx)
  await tx
    .insertInto('registry_whole_days')
    .values({ source, day: day ?? today, known_from: sql`known_since(${source}, ${day}::date, null, ${readFrom}::timestamptz)` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Marks up to `limit` numbers after `after` as having left, each on the day of the first whole copy without it: one that comes by an old list only now
 * may be absent from several. Returns the last number, null at the end, and their companies.
 */
export async function markLeft(
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
