// Reads complete products: with seller, category, pictures, tags, likes and the waiting edit.
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import type { Certificate } from '@sverka/contract/products/certificates.rules'
import { type WholeNumberField, wholeNumberFields } from '@sverka/contract/products/products.rules'
import type { PriceStep } from '@sverka/contract/products/trade-terms.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface ImageRow {
  readonly id: number
  /** Part of the names of its files in all sizes. */
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

/** An edit of a published product: it waits for staff, or was returned to the seller with a reason. */
export interface RevisionRow {
  readonly name: string
  readonly description: string
  /** Null if the edit does not change the value of the product; so in properties, certificates and tags. */
  readonly productCode: string | null
  readonly properties: readonly { name: string; value: string }[] | null
  readonly certificates: readonly Certificate[] | null
  readonly tags: readonly Named[] | null
  readonly categoryId: number
  /** Ids in their order. */
  readonly images: readonly number[]
  /** Number of the edit among all edits of the product. */
  readonly version: number
  readonly submittedAt: string
  /** Null while the edit waits. */
  readonly rejectReason: string | null
}

/** The selling company or sole trader (`entrepreneur`), from the state register. */
export interface SellerRow {
  readonly kind: 'company' | 'entrepreneur'
  readonly name: string
  /** Surname, name and patronymic of a sole trader. */
  readonly fio: string | null
  /** Taxpayer number. */
  readonly inn: string | null
  /** Number in the state register. */
  readonly ogrn: string
  readonly address: string | null
  readonly status: string
  readonly isEnded: boolean
  /** Procedure under way, such as a bankruptcy; null if there is none. */
  readonly procedure: string | null
  /** Day of the register data, YYYY-MM-DD. */
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
  /** The seller's own code. */
  readonly productCode: string
  /** The site's own code, such as SV-0A1B2C3D4E. */
  readonly article: string
  readonly priceKopecks: number
  /** The reduced price; null if there is none. */
  readonly salePriceKopecks: number | null
  /** The reduced price, or without one the price. */
  readonly finalPriceKopecks: number
  /** Price at the last decision of staff; null if they have not decided since this column exists. */
  readonly seenPriceKopecks: number | null
  /** By ascending quantity. */
  readonly priceSteps: readonly PriceStep[]
  /** The lowest price step now, and at the last decision of staff; null without steps. */
  readonly lowestStepKopecks: number | null
  readonly seenStepKopecks: number | null
  /** VAT rate, unit, quantities, lead time and country. */
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
  /** Rises with every change by the seller. */
  readonly version: number
  /** Whether the member represents the selling company. */
  readonly isVerified: boolean
  readonly isLiked: boolean
  /** A warning for staff who decide about products of this category; null if there is none. */
  readonly attention: string | null
  /** From the top of the tree to the category itself. */
  readonly category: readonly (CategoryNames & { readonly id: number; readonly slug: string })[]
  readonly seller: SellerRow
  readonly images: readonly ImageRow[]
  readonly tags: readonly Named[]
  readonly revision: RevisionRow | null
}

/** Products by ids, in no order; deleted products are left out. `viewer` is the member for whom `isLiked` is read. */
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

/** The values on which a change of a product depends; locks the row until the commit. Undefined if the product does not exist or is deleted. */
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

/** The values on which selling for a company depends: who represents it, and whether it is closed. Null if there is no such company. */
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

/** Those of the keys that belong to a picture of a product or of its edit. */
export async function listKnownImages(db: Reader, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('product_images')
    .select('key')
    .where('key', 'in', [...names])
    .execute()
  return rows.map(({ key }) => key)
}
