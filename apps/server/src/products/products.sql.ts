// Reads complete products: with seller, category, pictures, tags, likes and the waiting edit.
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import type { Certificate } from '@sverka/contract/products/certificates.rules'
import { type WholeNumberField, wholeNumberFields } from '@sverka/contract/products/products.rules'
import type { PriceStep } from '@sverka/contract/products/trade-terms.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface ImageRow {
  readonly id: number
  readonly key: string
  readonly width: number
  readonly height: number
  /** Null for a picture of the waiting edit. */
  readonly position: number | null
}

interface Named {
  readonly id: number
  readonly name: string
}

export interface RevisionRow {
  readonly name: string
  readonly description: string
  /** Null here, in properties, certificates and tags: the edit keeps the value of the product. */
  readonly productCode: string | null
  readonly properties: readonly { name: string; value: string }[] | null
  readonly certificates: readonly Certificate[] | null
  readonly tags: readonly Named[] | null
  readonly categoryId: number
  readonly images: readonly number[]
  readonly version: number
  readonly submittedAt: string
  readonly rejectReason: string | null
}

export interface SellerRow {
  readonly kind: 'company' | 'entrepreneur'
  readonly name: string
  readonly fio: string | null
  readonly inn: string | null
  readonly ogrn: string
  readonly address: string | null
  readonly status: string
  readonly isEnded: boolean
  readonly procedure: string | null
  readonly asOf: string
  readonly region: { readonly code: string; readonly name: string } | null
}

export interface ProductRow {
  readonly id: number
  readonly userId: number
  readonly companyId: number
  readonly kind: 'product' | 'service'
  readonly name: string
  readonly description: string
  readonly productCode: string
  readonly article: string
  readonly priceKopecks: number
  readonly salePriceKopecks: number | null
  readonly finalPriceKopecks: number
  /** Price at the last decision of staff; null if they have not decided since this column exists. */
  readonly seenPriceKopecks: number | null
  /** By ascending quantity. */
  readonly priceSteps: readonly PriceStep[]
  /** The lowest step, and that at the last decision of staff. */
  readonly lowestStepKopecks: number | null
  readonly seenStepKopecks: number | null
  readonly numbers: Readonly<Record<WholeNumberField, number | null>>
  readonly inStock: boolean
  readonly stock: number | null
  readonly properties: readonly { name: string; value: string }[]
  readonly certificates: readonly Certificate[]
  readonly state: 'draft' | 'pending' | 'published' | 'rejected'
  readonly hidden: 'unbound' | 'seller_ended' | 'plan' | 'blocked' | 'seller' | null
  readonly rejectReason: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly likes: number
  readonly views: number
  readonly reviews: number
  readonly stars: number
  readonly version: number
  readonly isVerified: boolean
  readonly isLiked: boolean
  /** What staff must look at in products of this category; null if nothing is noted. */
  readonly attention: string | null
  /** From the top of the tree to the category itself. */
  readonly category: readonly (CategoryNames & { readonly id: number; readonly slug: string })[]
  readonly seller: SellerRow
  readonly images: readonly ImageRow[]
  readonly tags: readonly Named[]
  readonly revision: RevisionRow | null
}

/** Products by ids, in no order, with the likes of `viewer`; deleted products are left out. */
export async function listProductRows(db: Reader, ids: readonly number[], viewer: number | null): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select product.id, product.user_id as "userId", product.company_id as "companyId", product.kind, product.name, product.description,
      product.product_code as "productCode", product.sku_article as article, product.price_kopecks as "priceKopecks",
      product.sale_price_kopecks as "salePriceKopecks", product.final_price_kopecks as "finalPriceKopecks", product.seen_price_kopecks as "seenPriceKopecks",
      jsonb_build_object(${sql.join(wholeNumberFields.flatMap((field) => [sql.lit(field), sql.ref(`product.${field}`)]))}) as numbers,
      product.price_steps as "priceSteps", product.lowest_step_kopecks as "lowestStepKopecks", product.seen_step_kopecks as "seenStepKopecks",
      product.in_stock as "inStock", product.stock, product.properties, product.certificates, product.state, product.hidden,
      product.reject_reason as "rejectReason", product.created_at as "createdAt", product.updated_at as "updatedAt",
      product.likes, product.views, product.reviews, product.stars, product.version,
      exists (select 1 from company_representatives as link where link.company_id = product.company_id and link.user_id = product.user_id)
        as "isVerified",
      exists (select 1 from product_likes as mine where mine.product_id = product.id and mine.user_id = ${viewer}::int) as "isLiked",
      coalesce(category.attention, middle.attention, top.attention) as attention,
      (select jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name, 'name_en', step.name_en, 'name_zh', step.name_zh,
          'slug', step.slug) order by step.level)
        from categories as step where step.id in (category.id, middle.id, top.id)) as category,
      jsonb_build_object('kind', seller.kind, 'name', seller.name, 'fio', seller.fio, 'inn', seller.inn, 'ogrn', seller.ogrn,
        'address', seller.address, 'status', seller.status_name, 'isEnded', company_ended(seller.status_name, seller.closed_on),
        'procedure', seller.procedure, 'asOf', seller.register_as_of,
        'region', case when region.code is null then null else jsonb_build_object('code', region.code, 'name', region.name) end) as seller,
      coalesce((select jsonb_agg(jsonb_build_object('id', image.id, 'key', image.key, 'width', image.width, 'height', image.height,
          'position', image.position) order by image.position, image.id)
        from product_images as image where image.product_id = product.id), '[]') as images,
      coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.name) order by tag.id)
        from product_tags as link join tags as tag on tag.id = link.tag_id where link.product_id = product.id), '[]') as tags,
      (select jsonb_build_object('name', edit.name, 'description', edit.description, 'categoryId', edit.category_id, 'images', edit.images,
          'productCode', edit.product_code, 'properties', edit.properties, 'certificates', edit.certificates,
          'tags', case when edit.tags is null then null else coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.name)
            order by tag.id) from tags as tag where tag.id = any(edit.tags)), '[]') end,
          'version', edit.version, 'submittedAt', edit.submitted_at, 'rejectReason', edit.reject_reason)
        from product_revisions as edit where edit.product_id = product.id) as revision
    from products as product
    join companies as seller on seller.id = product.company_id
    left join regions as region on region.code = seller.region_code
    join categories as category on category.id = product.category_id
    left join categories as middle on middle.id = category.parent_id
    left join categories as top on top.id = middle.parent_id
    where product.id = any(${[...ids]}::int[]) and product.deleted_at is null`.execute(db)
  return rows
}

/** What a change of a product needs; locks the row until the commit. */
export const lockProduct = (tx: Tx, id: number) =>
  tx
    .selectFrom('products')
    .select(['id', 'user_id as userId', 'company_id as companyId', 'state', 'hidden', 'version', 'name', 'kind'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The members who manage these products. */
export async function listOwners(db: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('user_id as id')
    .distinct()
    .where('id', 'in', [...ids])
    .orderBy('user_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The product that a picture belongs to. */
export const findProductOfImage = (db: Reader, imageId: number) =>
  db.selectFrom('product_images').select(['product_id as productId', 'key', 'position']).where('id', '=', imageId).executeTakeFirst()

/** What selling for a company depends on: who represents it, and whether it exists and is not closed. */
export async function findSelling(db: Reader, companyId: number) {
  const row = await db
    .selectFrom('companies as company')
    .leftJoin('company_representatives as link', 'link.company_id', 'company.id')
    .select(['company.kind', 'link.user_id as userId'])
    .select(sql<boolean>`company_ended(company.status_name, company.closed_on)`.as('isEnded'))
    .where('company.id', '=', companyId)
    .executeTakeFirst()
  return row ?? null
}

export const findCategory = (db: Reader, id: number) => db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()

export const listTagIds = async (db: Reader, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of the picture names that a product or its edit has. */
export async function listKnownImages(db: Reader, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product_images')
    .select('key')
    .where('key', 'in', [...names])
    .execute()
  return rows.map(({ key }) => key)
}
