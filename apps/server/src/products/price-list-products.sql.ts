// Queries for price lists, sellers' files of goods: the products that lines are compared with, and changes and drafts of hundreds of products
// in one statement.
import type { Certificate } from '@sverka/contract/products/certificates.rules'
import type { PriceStep } from '@sverka/contract/products/trade-terms.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The product that a line of a price list is compared with. Money in kopecks. */
export interface ComparedProduct {
  readonly id: number
  /** The seller's product code, in lower case. */
  readonly code: string
  readonly kind: 'product' | 'service'
  readonly state: 'draft' | 'pending' | 'published' | 'rejected'
  /** Rises with every change by the seller. */
  readonly version: number
  readonly priceKopecks: number
  readonly salePriceKopecks: number | null
  readonly priceSteps: readonly PriceStep[]
  readonly stock: number | null
  /** Code of the classifier of units ОКЕИ. */
  readonly unit: number | null
  /** In percent; null without VAT. */
  readonly vat_rate: number | null
  readonly min_quantity: number | null
  readonly multiple: number | null
  readonly lead_days: number | null
}

/** All products of a company that the member manages. Products that repeat the code of an older one are left out. */
export async function listCompanyProducts(
  db: Reader,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<ComparedProduct[]> {
  const { rows } = await sql<ComparedProduct>`
    select id, lower(product_code) as code, kind, state, version, price_kopecks as "priceKopecks", sale_price_kopecks as "salePriceKopecks",
      price_steps as "priceSteps", stock, unit, vat_rate, min_quantity, multiple, lead_days
    from products where user_id = ${userId} and company_id = ${companyId} and deleted_at is null and not repeats_code order by id`.execute(
    db,
  )
  return rows
}

/** The most certificates of one company that are read. */
const CERTIFICATES_READ_MAX = 5000

/** Certificates of the company's products, each number once, from the product that was changed last. */
export async function listGivenCertificates(
  db: Reader,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<Certificate[]> {
  const { rows } = await sql<{ certificate: Certificate }>`
    select distinct on (lower(certificate ->> 'number')) certificate
    from products as card cross join jsonb_array_elements(card.certificates) as certificate
    where card.user_id = ${userId} and card.company_id = ${companyId} and card.deleted_at is null
    order by lower(certificate ->> 'number'), card.updated_at desc, card.id limit ${CERTIFICATES_READ_MAX}`.execute(db)
  return rows.map(({ certificate }) => certificate)
}

/** A change of one product. The price is in kopecks; `vat_rate` -1 means without VAT; absent fields keep their values. */
export interface PriceListChange {
  readonly id: number
  /** The version that the line was compared with. */
  readonly version: number
  readonly price?: number
  readonly stock?: number
  readonly unit?: number
  readonly vat_rate?: number
  readonly min_quantity?: number
  readonly multiple?: number
  readonly lead_days?: number
}

/**
 * Changes products at once, without moderation, as a seller's change by hand does. Returns the ids of the changed products. Products that have
 * another version by now, are deleted or wait for moderation are left out.
 */
export async function applyPriceListChanges(tx: Tx, changes: readonly PriceListChange[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products as card set
      seen_price_kopecks = case when card.state = 'published' then coalesce(card.seen_price_kopecks, card.final_price_kopecks) else card.seen_price_kopecks end,
      price_kopecks = coalesce(asked.price, card.price_kopecks), stock = coalesce(asked.stock, card.stock),
      in_stock = card.in_stock or coalesce(asked.stock, 0) > 0, unit = coalesce(asked.unit, card.unit),
      vat_rate = case when asked.vat_rate is null then card.vat_rate else nullif(asked.vat_rate, -1) end,
      min_quantity = coalesce(asked.min_quantity, card.min_quantity), multiple = coalesce(asked.multiple, card.multiple),
      lead_days = coalesce(asked.lead_days, card.lead_days), version = card.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as asked (id integer, version integer, price bigint, stock integer,
      unit smallint, vat_rate smallint, min_quantity integer, multiple integer, lead_days smallint)
    where card.id = asked.id and card.version = asked.version and card.state <> 'pending' and card.deleted_at is null
    returning card.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A draft created from a line of a price list. `article` is the site's own code of the product (SV-…), `code` the seller's. */
export interface PriceListDraft extends Omit<PriceListChange, 'id' | 'version'> {
  readonly code: string
  readonly article: string
  readonly name: string
  readonly description: string
  readonly category: number
  readonly price: number
  readonly certificates?: readonly Certificate[]
}

/** Inserts drafts without pictures, which only their seller sees. Returns the inserted ones; a draft whose code was taken meanwhile is left out. */
export async function insertPriceListDrafts(
  tx: Tx,
  { userId, companyId, now }: { userId: number; companyId: number; now: Date },
  drafts: readonly PriceListDraft[],
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into products (user_id, company_id, category_id, kind, name, description, product_code, sku_article, price_kopecks, unit, vat_rate,
      min_quantity, multiple, lead_days, in_stock, stock, certificates, state, created_at, updated_at)
    select ${userId}, ${companyId}, made.category, 'product', made.name, made.description, made.code, made.article, made.price, made.unit,
      nullif(made.vat_rate, -1), made.min_quantity, made.multiple, made.lead_days, coalesce(made.stock, 1) > 0, made.stock,
      coalesce(made.certificates, '[]'), 'draft', ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as made (code text, article text, name text, description text, category integer,
      price bigint, stock integer, unit smallint, vat_rate smallint, min_quantity integer, multiple integer, lead_days smallint, certificates jsonb)
    join categories as leaf on leaf.id = made.category
    on conflict do nothing returning products.id, product_code as code`.execute(tx)
  return rows
}
