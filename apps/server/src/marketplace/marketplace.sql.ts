// Queries of the marketplace's listing and item page: all goods on sale for the counts of filters, products, a member's likes, views, URLs for the
// sitemap. A product is on sale if it is published, not hidden by staff and not deleted.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { filteredProducts } from '../products/products.ts'

/** The code of the seller's Russian region as a number; null without one. */
const regionNumber = sql<number | null>`case when seller.region_code ~ '^[0-9]{1,3}$' then seller.region_code::int end`

/**
 * Bytes of a product in `readColumns`: category, region (0 for none), price in kopecks, id, smallest quantity and lead time in days (the largest
 * number for none) as 4, 4, 8, 4, 4 and 4 bytes, big-endian.
 */
export const COLUMN_BYTES = 28

/** All goods on sale by ascending price and id, as one byte string: for thousands of products that costs less than rows. */
export async function readColumns(db: Reader): Promise<Uint8Array> {
  const { rows } = await sql<{ bytes: Buffer }>`
    with sellers as materialized (
      select seller.id, coalesce(${regionNumber}, 0) as region
      from companies as seller where seller.id in (select product.company_id from products as product
        where product.state = 'published' and product.hidden is null and product.deleted_at is null))
    select coalesce(string_agg(int4send(product.category_id) || int4send(seller.region) || int8send(product.final_price_kopecks)
      || int4send(product.id) || int4send(product.smallest_quantity) || int4send(coalesce(product.lead_days, -1)), ''::bytea order by product.final_price_kopecks, product.id), ''::bytea) as bytes
    from products as product join sellers as seller on seller.id = product.company_id
    where product.state = 'published' and product.hidden is null and product.deleted_at is null`.execute(db)
  return rows[0]?.bytes ?? new Uint8Array()
}

/** A product as lists show it. `isVerified`: the seller still represents the company; `lowestStepKopecks`: lowest price for larger quantities. */
export interface CardRow {
  readonly id: number
  readonly name: string
  readonly kind: 'product' | 'service'
  readonly priceKopecks: number
  readonly salePriceKopecks: number | null
  /** Code of the unit in ОКЕИ, the Russian classifier of units of measurement. */
  readonly unit: number | null
  readonly smallestQuantity: number
  readonly lowestStepKopecks: number | null
  readonly inStock: boolean
  readonly reviews: number
  readonly stars: number
  readonly sellerName: string
  readonly isVerified: boolean
  /** Storage key of the first picture. */
  readonly image: string | null
}

/** Products on sale by ids, in no order. */
export async function listCards(db: Reader, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select product.id, product.name, product.kind, product.price_kopecks as "priceKopecks", product.sale_price_kopecks as "salePriceKopecks",
      product.unit, product.smallest_quantity as "smallestQuantity", product.lowest_step_kopecks as "lowestStepKopecks",
      product.in_stock and coalesce(product.stock, 1) > 0 as "inStock", product.reviews, product.stars, seller.name as "sellerName",
      exists (select 1 from company_representatives as link where link.company_id = product.company_id and link.user_id = product.user_id)
        as "isVerified",
      (select image.key from product_images as image where image.product_id = product.id and image.position is not null
        order by image.position, image.id limit 1) as image
    from products as product join companies as seller on seller.id = product.company_id
    where product.id = any(${[...ids]}::int[]) and product.state = 'published' and product.hidden is null and product.deleted_at is null`.execute(
    db,
  )
  return rows
}

/** The newest products of a category, except the product `but`. */
export async function listSimilarIds(
  db: Reader,
  { category, but, limit }: { category: number; but: number; limit: number },
): Promise<number[]> {
  const rows = await filteredProducts(db, {})
    .select('product.id')
    .where('product.category_id', '=', category)
    .where('product.id', '<>', but)
    .orderBy('product.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Day of registration of a company or sole trader. */
export const findRegistrationDay = async (db: Reader, companyId: number): Promise<string | null> =>
  (await db.selectFrom('companies').select('ogrn_date').where('id', '=', companyId).executeTakeFirst())?.ogrn_date ?? null

/** Those of the products that the member likes. */
export async function listLikedIds(db: Reader, userId: number, products: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product_likes')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('product_id', 'in', [...products])
    .execute()
  return rows.map((row) => row.product_id)
}

/** The owner of the product, if it is on sale. */
export const findShownOwner = (db: Reader, id: number) =>
  filteredProducts(db, {}).select('product.user_id as userId').where('product.id', '=', id).executeTakeFirst()

/** Stores a view; false if the visitor has viewed the product on this day already. `visitor` is a hash that identifies nobody. */
export async function insertView(tx: Tx, view: { product_id: number; day: string; visitor: Buffer }): Promise<boolean> {
  const made = await tx
    .insertInto('product_views')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst()
  return made !== undefined
}

export const deleteViewsBefore = (tx: Tx, day: string) => tx.deleteFrom('product_views').where('day', '<', day).execute()

/** The highest id on sale; 0 if there is none. */
export async function findLastId(db: Reader): Promise<number> {
  const row = await filteredProducts(db, {}).select('product.id').orderBy('product.id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** Products on sale in a range of ids, with the day of their last change. */
export const listAddresses = (db: Reader, { from, to }: { from: number; to: number }) =>
  filteredProducts(db, {})
    .select(['product.id', 'product.updated_at as changedAt'])
    .where('product.id', '>=', from)
    .where('product.id', '<', to)
    .orderBy('product.id')
    .execute()

/** Categories with something on sale, and their ancestors. */
export async function listSlugsInUse(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with recursive used as (
      select id, parent_id, slug from categories where id in (
        select category_id from products where state = 'published' and hidden is null and deleted_at is null)
      union select above.id, above.parent_id, above.slug from categories as above join used on used.parent_id = above.id)
    select slug from used order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}
