// Queries of a seller's public page: facts about the seller, and counts over all its goods on sale.
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import { filteredProducts } from '../products/products.ts'

export interface SellerRow {
  /** True if the company no longer exists according to the register. */
  readonly isEnded: boolean
  /** True if a member represents the company. */
  readonly isVerified: boolean
  /** The member who represents it; null if nobody does. */
  readonly userId: number | null
  /** When the oldest of its published products was created; null without any. */
  readonly sellingSince: Date | null
  /** Number of reviews of all its products, and the sum of their stars (1 to 5 each). */
  readonly reviews: number
  readonly stars: number
  readonly region: { readonly code: string; readonly name: string } | null
}

/** Facts about a company or sole trader of the register as a seller; null if the id does not exist. */
export async function findSeller(db: Reader, id: number): Promise<SellerRow | null> {
  const { rows } = await sql<SellerRow>`
    select company_ended(seller.status_name, seller.closed_on) as "isEnded",
      exists (select 1 from company_representatives as link where link.company_id = seller.id) as "isVerified",
      (select link.user_id from company_representatives as link where link.company_id = seller.id) as "userId",
      (select min(first.created_at) from products as first where first.company_id = seller.id and first.state = 'published') as "sellingSince",
      coalesce(said.reviews, 0)::int as reviews, coalesce(said.stars, 0)::int as stars,
      case when region.code is null then null else jsonb_build_object('code', region.code, 'name', region.name) end as region
    from companies as seller
    left join regions as region on region.code = seller.region_code
    left join lateral (
      select sum(product.reviews) as reviews, sum(product.stars) as stars from products as product
      where product.company_id = seller.id and product.deleted_at is null
    ) as said on true
    where seller.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export interface CategoryCount extends CategoryNames {
  readonly id: number
  readonly count: number
}

/** Top-level categories (of at most three levels) with the number of the seller's products on sale, the largest first. */
export async function countByCategory(db: Reader, companyId: number): Promise<CategoryCount[]> {
  const shown = filteredProducts(db, { companies: [companyId] }).select(['product.id', 'product.category_id'])
  const { rows } = await sql<CategoryCount>`
    select top.id, top.name, top.name_en, top.name_zh, count(*)::int as count
    from (${shown}) as shown
    join categories as own on own.id = shown.category_id
    left join categories as middle on middle.id = own.parent_id
    join categories as top on top.id = coalesce(middle.parent_id, middle.id, own.id)
    group by top.id order by count desc, top.name`.execute(db)
  return rows
}

/** VAT (value-added tax) rates of the goods on sale in percent, the highest first; null for goods without VAT. */
export async function listVatRates(db: Reader, companyId: number): Promise<(number | null)[]> {
  const shown = filteredProducts(db, { companies: [companyId] }).select('product.vat_rate')
  const { rows } = await sql<{ rate: number | null }>`
    select distinct shown.vat_rate as rate from (${shown}) as shown order by 1 desc nulls last`.execute(db)
  return rows.map(({ rate }) => rate)
}
