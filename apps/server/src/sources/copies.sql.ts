// Reads and recounts the table `source_copies`: a row for the stored copy of each data source (`word` is its block name, such as `accounts`) with the
// number of records, the day, and the last day of a complete copy (`whole_on`). It is recounted from the stored blocks of facts after imports.
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/**
 * Recounts all copies; sources by year such as `accounts-2024` count as `accounts`. `examples`: records of the demo's invented companies; `declared`
 * and `held`: the numbers of documents that the files declared and contained. Recounting reads every block, which takes minutes for the whole
 * register, so it runs only after imports.
 */
export async function recountCopies(tx: Tx): Promise<void> {
  await sql`
    with blocks as (
      select source, as_of, loaded_at, company_id in (select id from companies where example) as is_example from company_facts
      union all select source, as_of, loaded_at, number in (select inn from companies where example) from taxpayer_facts where left_on is null
    ), counted as (
      select case when source like 'sanctions%' then source else split_part(source, '-', 1) end as word,
        max(as_of) as as_of, max(loaded_at) as loaded_at, count(*) as records, count(*) filter (where is_example) as examples
      from blocks group by 1
    ), sets as (
      select case when source like 'sanctions%' then source else split_part(source, '-', 1) end as word,
        max(day) as day, max(loaded_at) as loaded_at, max(whole_on) as whole_on, (array_agg(declared order by day desc nulls last))[1] as declared,
        (array_agg(held order by day desc nulls last))[1] as held
      from registry_sets group by 1
    ), copies as (
      select word, coalesce(as_of, day) as as_of, coalesce(counted.loaded_at, sets.loaded_at) as loaded_at, coalesce(records, 0) as records,
        coalesce(examples, 0) as examples, whole_on, declared, held
      from counted full join sets using (word)
    ), gone as (
      delete from source_copies where word not in (select word from copies)
    )
    insert into source_copies (word, as_of, loaded_at, records, examples, whole_on, declared, held)
    select word, as_of, loaded_at, records, examples, whole_on, declared, held from copies order by word
    on conflict (word) do update
      set as_of = excluded.as_of, loaded_at = excluded.loaded_at, records = excluded.records, examples = excluded.examples,
        whole_on = excluded.whole_on, declared = excluded.declared, held = excluded.held`.execute(tx)
}

export const listCopies = (db: Reader) =>
  db
    .selectFrom('source_copies')
    .select(['word', 'as_of as asOf', 'loaded_at as loadedAt', 'records', 'examples', 'whole_on as wholeOn', 'declared', 'held'])
    .execute()

/** A row of `listCopies` as JSON gives it. */
export type CopyInRow = Omit<Awaited<ReturnType<typeof listCopies>>[number], 'loadedAt'> & { readonly loadedAt: string | null }

/** All copies as a column of another statement; null if there are none. */
export const copiesColumn = (): RawBuilder<CopyInRow[] | null> =>
  sql<CopyInRow[] | null>`(select json_agg(copy) from (
    select word, as_of as "asOf", loaded_at as "loadedAt", records, examples, whole_on as "wholeOn", declared, held
    from source_copies) as copy)`
