// A search by words: every card that has them, with how near it is to them.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** A card by its id, and how near it is to what was looked for: the higher, the nearer. */
export interface Hit {
  readonly id: number
  readonly rank: number
}

/** Bytes of a hit as it is sent: id as an integer and rank as a float, 4 and 4. As one run of bytes they cost a third of what rows do. */
const HIT_BYTES = 8
const RANK_AT = 4

/** Cards that are not on sale are among them. `query` as `product_query` takes it. */
export async function listHits(db: Reader, query: string): Promise<Hit[]> {
  const { rows } = await sql<{ hits: Buffer }>`
    with asked as materialized (select product_query(${query}) as query)
    select coalesce(string_agg(int4send(words.product_id) || float4send(ts_rank(words.search, asked.query)), ''::bytea), ''::bytea) as hits
    from asked join product_words as words on words.search @@ asked.query`.execute(db as never)
  const { hits } = rows[0] ?? { hits: Buffer.of() }
  const found: Hit[] = []
  for (let at = 0; at < hits.length; at += HIT_BYTES) found.push({ id: hits.readInt32BE(at), rank: hits.readFloatBE(at + RANK_AT) })
  return found
}
