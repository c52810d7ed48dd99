// A search by words: the ids of every card that has them.
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

const ID_BYTES = 4

/** The nearest to the words first, the newer one of two that are as near. */
const byRank = sql`order by ts_rank(words.search, asked.query) desc, words.product_id desc`

/**
 * Cards that are not on sale are among them. `query` as `product_query` takes it. Thousands of ids cost less as one run of bytes than as rows;
 * who puts them in another order needs no rank.
 */
export async function listHits(db: Reader, query: string, { ranked }: { ranked: boolean }): Promise<number[]> {
  const order: RawBuilder<unknown> = ranked ? byRank : sql``
  const { rows } = await sql<{ ids: Buffer }>`
    with asked as materialized (select product_query(${query}) as query)
    select coalesce(string_agg(int4send(words.product_id), ''::bytea ${order}), ''::bytea) as ids
    from asked join product_words as words on words.search @@ asked.query`.execute(db as never)
  const bytes = rows[0]?.ids ?? Buffer.of()
  const ids: number[] = []
  for (let at = 0; at < bytes.length; at += ID_BYTES) ids.push(bytes.readInt32BE(at))
  return ids
}
