// Stores the stop-list, words that staff must notice in texts of products, and finds these words in texts with any Russian endings.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'word', 'note', 'created_at as createdAt'] as const

const containsText = (search: string) => sql<boolean>`position(lower(${search}) in lower(word)) > 0`

/** A page of the entries whose words contain the text, in any case; all for an empty text. */
export const listWords = (db: Reader, search: string, { limit, offset }: { limit: number; offset: number }) =>
  db.selectFrom('stop_words').select(columns).where(containsText(search)).orderBy('word').limit(limit).offset(offset).execute()

export const countWords = async (db: Reader, search: string): Promise<number> =>
  (
    await db
      .selectFrom('stop_words')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where(containsText(search))
      .executeTakeFirstOrThrow()
  ).count

/** Locks the list until the commit, so that a word is not added twice. */
export const lockWords = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('stop_words'))`.execute(tx)

/** Undefined if the word is listed already. */
export const insertWord = (tx: Tx, row: { word: string; note: string; created_at: Date }) =>
  tx
    .insertInto('stop_words')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Whether another entry than `but` has this word, in any case. */
export const isWordTaken = async (tx: Tx, word: string, but: number): Promise<boolean> =>
  (await tx
    .selectFrom('stop_words')
    .select('id')
    .where(sql`lower(word)`, '=', sql`lower(${word})`)
    .where('id', '<>', but)
    .executeTakeFirst()) !== undefined

/** Null leaves a value unchanged. Undefined if there is no such entry. */
export const updateWord = (tx: Tx, id: number, { word, note }: { word: string | null; note: string | null }) =>
  tx
    .updateTable('stop_words')
    .set((of) => ({ word: of.fn.coalesce(of.val(word), 'word'), note: of.fn.coalesce(of.val(note), 'note') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteWord = (tx: Tx, id: number) => tx.deleteFrom('stop_words').where('id', '=', id).returning('id').executeTakeFirst()

interface FoundRow {
  /** Id of the text. A text may be passed several times with one id, in different spellings. */
  readonly id: number
  /** The stop word that the text contains. */
  readonly word: string
  readonly note: string
}

/**
 * The stop words in each text. The letter ё (1105) counts as е (1077). Words are compared by their Russian stems, and also as written, because the
 * Russian dictionary of PostgreSQL ignores the most common words.
 */
export async function findWords(db: Reader, texts: readonly { id: number; text: string }[]): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with listed as materialized (
      select word, note, phraseto_tsquery('russian', plain) as stems, phraseto_tsquery('simple', plain) as forms
      from (select word, note, plain_words(translate(lower(word), chr(1105), chr(1077))) as plain from stop_words) as words
    ), texts as materialized (
      select id, to_tsvector('russian', plain) as stems, to_tsvector('simple', plain) as forms
      from (select id, plain_words(translate(lower(text), chr(1105), chr(1077))) as plain
        from unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ text }) => text)}::text[]) as given (id, text)) as given
    )
    select distinct texts.id, listed.word, listed.note
    from texts join listed on texts.stems @@ listed.stems or texts.forms @@ listed.forms
    order by texts.id, listed.word`.execute(db)
  return rows
}
