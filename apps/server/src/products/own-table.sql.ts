// A seller's table of products in one query: the number of products in each tab (`view`), and the products of one page.
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import type { OwnOrder, OwnView } from '@sverka/contract/products/products.rules'
import type { PriceStep } from '@sverka/contract/products/trade-terms.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import { inCategories } from './products.filters.sql.ts'

export interface OwnFilter {
  readonly userId: number
  /** The tab of the table. */
  readonly view: OwnView
  /** The words of a search (`wordsQuery`); null if the text has none, which finds nothing; undefined without a search. */
  readonly words: string | null | undefined
  readonly categories: readonly number[] | undefined
  /** True: marked as in stock and the stock count is not 0. */
  readonly inStock: boolean | undefined
  /** Kopecks, inclusive. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  /** Only products that were created before this moment and not ordered since. */
  readonly quietSince: Date | undefined
}

/** A product in the seller's table. Times are ISO texts. */
export interface OwnRow {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Whether another product of this seller has the same code, from the time when codes could repeat. */
  readonly repeatsCode: boolean
  readonly imageKey: string | null
  readonly category: CategoryNames & { readonly id: number }
  readonly kind: 'product' | 'service'
  readonly priceKopecks: number
  readonly salePriceKopecks: number | null
  /** Code of the unit in ОКЕИ; null for the default unit of the kind. */
  readonly unit: number | null
  readonly minQuantity: number | null
  readonly multiple: number | null
  readonly leadDays: number | null
  readonly priceSteps: readonly PriceStep[]
  /** The seller's mark alone, whatever `stock` says. */
  readonly inStock: boolean
  /** Null if the seller does not count the stock. */
  readonly stock: number | null
  /** How often the product's page was viewed. */
  readonly views: number
  readonly likes: number
  readonly sales: number
  readonly lastSaleAt: string | null
  readonly state: 'draft' | 'pending' | 'published' | 'rejected'
  /**
   * Why buyers do not see it: the member no longer represents the company, the company is closed, the plan does not allow selling, staff
   * blocked the member, or the seller hid the product; null if it is shown once it is published.
   */
  readonly hidden: 'unbound' | 'seller_ended' | 'plan' | 'blocked' | 'seller' | null
  /** When the seller hid it; null if they did not. */
  readonly takenOffAt: string | null
  readonly rejectReason: string | null
  readonly updatedAt: string
  /** When the edit of a published product was submitted; null if no edit is waiting or returned. */
  readonly editSubmittedAt: string | null
  readonly editRejectReason: string | null
  /** Rises with every change; a save with an older version is refused. */
  readonly version: number
}

export type OwnCounts = Readonly<Record<OwnView, number>>

const conditions = (filter: OwnFilter): RawBuilder<unknown> => {
  const { words, categories, priceFrom, priceTo } = filter
  const parts: RawBuilder<unknown>[] = [sql`product.user_id = ${filter.userId}`, sql`product.deleted_at is null`]
  if (words === null) parts.push(sql`false`)
  if (words) {
    parts.push(sql`exists (select 1 from product_words as words
      where words.product_id = product.id and words.search @@ product_query(${words}))`)
  }
  if (categories) parts.push(inCategories(categories))
  if (filter.inStock !== undefined) parts.push(sql`(product.in_stock and coalesce(product.stock, 1) > 0) = ${filter.inStock}`)
  if (priceFrom !== undefined) parts.push(sql`product.final_price_kopecks >= ${priceFrom}`)
  if (priceTo !== undefined) parts.push(sql`product.final_price_kopecks <= ${priceTo}`)
  if (filter.quietSince) {
    parts.push(sql`product.created_at < ${filter.quietSince} and coalesce(product.last_sale_at < ${filter.quietSince}, true)`)
  }
  return sql.join(parts, sql` and `)
}

const inView: { readonly [view in OwnView]: RawBuilder<boolean> } = {
  all: sql`true`,
  on_sale: sql`(own.state = 'published' and own.hidden is null)`,
  waiting: sql`(own.state = 'pending' or own.state = 'published' and own.edit_at is not null and own.edit_reason is null)`,
  returned: sql`(own.state = 'rejected' or own.state = 'published' and own.edit_reason is not null)`,
  hidden: sql`(own.state = 'published' and own.hidden is not null)`,
  draft: sql`(own.state = 'draft')`,
}

const orders: { readonly [order in OwnOrder]: RawBuilder<unknown> } = {
  views: sql`own.views, own.id`,
  '-views': sql`own.views desc, own.id desc`,
  likes: sql`own.likes, own.id`,
  '-likes': sql`own.likes desc, own.id desc`,
  orders: sql`own.sales, own.id`,
  '-orders': sql`own.sales desc, own.id desc`,
  price: sql`own.final_price_kopecks, own.id`,
  '-price': sql`own.final_price_kopecks desc, own.id desc`,
  // Products without a stock count come last in both directions.
  stock: sql`own.stock nulls last, own.id`,
  '-stock': sql`own.stock desc nulls last, own.id desc`,
}

interface Slice {
  readonly order: OwnOrder | undefined
  readonly limit: number
  readonly offset: number
}

/**
 * One page of the seller's products, and the number of products that pass the filter in each tab. `repeats_code` marks products that had the code
 * of another product before codes had to be unique. The mark remains when the other product is deleted, so the query checks whether it exists.
 */
export async function readOwnTable(
  db: Reader,
  filter: OwnFilter,
  { order, limit, offset }: Slice,
): Promise<{ counts: OwnCounts; rows: OwnRow[] }> {
  const by = order ? orders[order] : sql`own.id desc`
  const { rows } = await sql<{ counts: OwnCounts; rows: OwnRow[] }>`
    with own as (
      select product.id, product.state, product.hidden, product.views, product.likes, product.sales, product.stock,
        product.final_price_kopecks, edit.submitted_at as edit_at, edit.reject_reason as edit_reason
      from products as product left join product_revisions as edit on edit.product_id = product.id
      where ${conditions(filter)}
    ), paged as (
      select own.id, own.edit_at, own.edit_reason, row_number() over (order by ${by}) as place
      from own where ${inView[filter.view]} order by ${by} limit ${limit} offset ${offset}
    )
    select (select jsonb_build_object('all', count(*), 'on_sale', count(*) filter (where ${inView.on_sale}),
        'waiting', count(*) filter (where ${inView.waiting}), 'returned', count(*) filter (where ${inView.returned}),
        'hidden', count(*) filter (where ${inView.hidden}), 'draft', count(*) filter (where ${inView.draft})) from own) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', card.id, 'name', card.name, 'code', card.product_code,
          'repeatsCode', card.repeats_code and exists (select 1 from products as twin
            where twin.user_id = card.user_id and twin.company_id = card.company_id and twin.deleted_at is null
              and twin.id <> card.id and lower(twin.product_code) = lower(card.product_code)),
          'imageKey', (select image.key from product_images as image
            where image.product_id = card.id and image.position is not null order by image.position, image.id limit 1),
          'category', jsonb_build_object('id', category.id, 'name', category.name, 'name_en', category.name_en, 'name_zh', category.name_zh), 'kind', card.kind,
          'priceKopecks', card.price_kopecks, 'salePriceKopecks', card.sale_price_kopecks, 'unit', card.unit,
          'minQuantity', card.min_quantity, 'multiple', card.multiple, 'leadDays', card.lead_days, 'priceSteps', card.price_steps, 'inStock', card.in_stock, 'stock', card.stock,
          'views', card.views, 'likes', card.likes, 'sales', card.sales, 'lastSaleAt', card.last_sale_at, 'state', card.state,
          'hidden', card.hidden, 'takenOffAt', card.taken_off_at, 'rejectReason', card.reject_reason, 'updatedAt', card.updated_at,
          'editSubmittedAt', paged.edit_at, 'editRejectReason', paged.edit_reason, 'version', card.version) order by paged.place), '[]')
        from paged join products as card on card.id = paged.id join categories as category on category.id = card.category_id) as rows`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('the query of own products returned no row')
  return found
}
