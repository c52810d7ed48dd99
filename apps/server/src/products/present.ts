// Turns rows of products into the `Product` of the API. Every field is listed, so that no new column is published by accident.

import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { nameRegion } from '@sverka/contract/catalog/region-names'
import { readableName } from '@sverka/contract/company/names'
import { type Certificate, isRegisterLink } from '@sverka/contract/products/certificates.rules'
import { countryLetters } from '@sverka/contract/products/countries.rules'
import type { Product, ProductImage, SellerState } from '@sverka/contract/products/products'
import { type WholeNumberField, wholeNumbers } from '@sverka/contract/products/products.rules'
import { readUnit } from '@sverka/contract/products/units.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import type { Caller } from '../platform/auth/session.ts'
import { imageUrl } from './images.ts'
import type { ImageRow, ProductRow, SellerRow } from './products.sql.ts'

/** Kopecks as rubles. */
export const rubles = (kopecks: number): number => kopecks / 100
/** Rubles as kopecks, rounded. */
export const kopecks = (amount: number): number => Math.round(amount * 100)

export const presentImage = ({ id, key, width, height }: ImageRow): ProductImage => ({
  id,
  image: imageUrl(key, 'page'),
  card: imageUrl(key, 'card'),
  zoom: imageUrl(key, 'zoom'),
  width,
  height,
})

/** The pictures that buyers see, in their order; the others belong to an edit that waits for staff. */
export const shownImages = (row: ProductRow): ImageRow[] => row.images.filter(({ position }) => position !== null)

export const sellerName = ({ name }: SellerRow): string => readableName(name)

/** Whether buyers see the product. */
export const isShown = ({ state, hidden }: ProductRow): boolean => state === 'published' && hidden === null

/** Whether the caller also sees an unpublished product and its edit: the owner and staff do. */
export const seesAll = (row: ProductRow, caller: Caller): boolean => caller !== null && (caller.isStaff || caller.userId === row.userId)

function presentSeller({ companyId, seller }: ProductRow, language?: Language): SellerState {
  const { region } = seller
  const isActive = !seller.isEnded
  return {
    id: companyId,
    kind: seller.kind,
    name: sellerName(seller),
    inn: seller.inn,
    ogrn: seller.ogrn,
    region: region && { id: Number(region.code), name: nameRegion(region.code, region.name, language) },
    address: seller.address,
    status: seller.status,
    procedure: isActive ? seller.procedure : null,
    as_of: seller.asOf,
  }
}

/** Links to other sites than the public registers of certificates are left out. */
const presentCertificates = (certificates: readonly Certificate[]): Product['certificates'] =>
  certificates.map(({ kind, number, issued_on, valid_until, link }) => ({
    kind,
    number,
    issued_on,
    valid_until,
    link: link !== null && isRegisterLink(link) ? link : null,
  }))

function presentRevision(row: ProductRow): Product['revision'] {
  const { revision } = row
  if (!revision) return null
  const byId = new Map(row.images.map((image) => [image.id, image]))
  return {
    name: revision.name,
    description: revision.description,
    product_code: revision.productCode ?? row.productCode,
    properties: (revision.properties ?? row.properties).map(({ name, value }) => ({ name, value })),
    certificates: presentCertificates(revision.certificates ?? row.certificates),
    tags: (revision.tags ?? row.tags).map(({ id, name }) => ({ id, name })),
    category: revision.categoryId,
    images: revision.images.flatMap((id) => {
      const image = byId.get(id)
      return image ? [presentImage(image)] : []
    }),
    submitted_at: new Date(revision.submittedAt).toISOString(),
    reject_reason: revision.rejectReason,
    version: revision.version,
  }
}

/** Fields that only the owner and staff see; others get null. */
type OwnerField = 'state' | 'hidden' | 'reject_reason' | 'version' | 'revision'

const HIDDEN_FROM_OTHERS: Pick<Product, OwnerField> = { state: null, hidden: null, reject_reason: null, version: null, revision: null }

const presentOwnerFields = (row: ProductRow): Pick<Product, OwnerField> => ({
  state: row.state,
  hidden: row.hidden,
  reject_reason: row.rejectReason,
  version: row.version,
  revision: presentRevision(row),
})

export const presentSteps = (steps: ProductRow['priceSteps']): Product['price_steps'] =>
  steps.map((step) => ({ from: step.from, price: rubles(step.kopecks) }))

type SaleField =
  | 'price'
  | 'sale_price'
  | 'price_with_taxes'
  | WholeNumberField
  | 'unit_name'
  | 'country_letters'
  | 'price_steps'
  | 'in_stock'
  | 'stock'

const presentSale = (row: ProductRow): Pick<Product, SaleField> => ({
  price: rubles(row.priceKopecks),
  sale_price: row.salePriceKopecks === null ? null : rubles(row.salePriceKopecks),
  price_with_taxes: rubles(row.priceKopecks),
  ...wholeNumbers((field) => row.numbers[field]),
  unit_name: readUnit(row.numbers.unit, row.kind).name,
  country_letters: countryLetters.get(row.numbers.country ?? 0) ?? null,
  price_steps: presentSteps(row.priceSteps),
  in_stock: row.inStock && (row.stock ?? 1) > 0,
  stock: row.stock,
})

type EngagementField = 'is_liked' | 'isVerified' | 'rating' | 'number_of_like' | 'views' | 'comments'

const presentEngagement = (row: ProductRow): Pick<Product, EngagementField> => ({
  is_liked: row.isLiked,
  isVerified: row.isVerified,
  rating: row.reviews > 0 ? Math.round((row.stars / row.reviews) * 10) / 10 : null,
  number_of_like: row.likes,
  views: row.views,
  comments: row.reviews,
})

/** Who reads a product, and the language in which its categories are named. */
export interface CardReader {
  readonly caller: Caller
  readonly language?: Language | undefined
}

/** The product as this reader sees it. `price_with_taxes` equals the price, since prices include VAT. */
export function presentRow(row: ProductRow, { caller, language }: CardReader): Product {
  const path = row.category.map((step) => ({ id: step.id, name: categoryName(step, language), slug: step.slug }))
  const { id, name, slug } = path.at(-1) ?? { id: 0, name: '', slug: '' }
  const isCompany = row.seller.kind === 'company'
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    product_code: row.productCode,
    sku_article: row.article,
    tags: row.tags.map(({ id, name }) => ({ id, name })),
    images: shownImages(row).map(presentImage),
    ...presentSale(row),
    category: { id, name, slug, path },
    product_type: row.kind,
    properties: row.properties.map(({ name, value }) => ({ name, value })),
    certificates: presentCertificates(row.certificates),
    company: isCompany ? row.companyId : null,
    company_name: isCompany ? sellerName(row.seller) : null,
    entrepreneur: isCompany ? null : row.companyId,
    entrepreneur_name: isCompany ? null : sellerName(row.seller),
    seller: presentSeller(row, language),
    user: row.userId,
    is_published: isShown(row),
    ...presentEngagement(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(seesAll(row, caller) ? presentOwnerFields(row) : HIDDEN_FROM_OTHERS),
  }
}
