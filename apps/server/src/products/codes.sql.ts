// Looks up products by their codes: products on sale for buyers who enter a code, and codes that a seller has used already.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/**
 * Products on sale by code, at most `most` for each: first the one with this code of the site (`sku_article`, such as SV-0A1B2C3D4E), then those
 * with this code of their seller. Upper and lower case count as equal.
 */
export async function listByArticle(db: Reader, articles: readonly string[], most: number): Promise<{ article: string; id: number }[]> {
  const { rows } = await sql<{ article: string; id: number }>`
    select asked.article, card.id from unnest(${[...articles]}::text[]) as asked (article)
    cross join lateral (
      select product.id from products as product
      where product.state = 'published' and product.hidden is null and product.deleted_at is null
        and (lower(product.product_code) = lower(asked.article) or product.sku_article = upper(asked.article))
      order by (product.sku_article = upper(asked.article)) desc nulls last, product.id limit ${most}) as card`.execute(db)
  return rows
}

/**
 * Those of the codes that a product of the member for the company, or an edit of one, has already, in any case. The product `cardId` and its edit
 * are not considered; null considers all.
 */
export async function listTakenCodes(
  db: Reader,
  { userId, companyId }: { userId: number; companyId: number },
  codes: readonly string[],
  cardId: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select asked.code from unnest(${[...codes]}::text[]) as asked (code)
    where exists (select 1 from products as product
        where product.user_id = ${userId} and product.company_id = ${companyId} and product.deleted_at is null
          and product.id is distinct from ${cardId}::int and lower(product.product_code) = lower(asked.code))
      or exists (select 1 from product_revisions as edit join products as product on product.id = edit.product_id
        where product.user_id = ${userId} and product.company_id = ${companyId} and product.deleted_at is null
          and product.id is distinct from ${cardId}::int and lower(edit.product_code) = lower(asked.code))`.execute(db)
  return rows.map(({ code }) => code)
}
