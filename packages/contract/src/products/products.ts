// Goods and services: the product as requests and responses have it, lists of products, and the seller's operations on one product.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { defineOperation, Id, IsoTime, ItemList, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { ProductCertificates } from './certificates.ts'
import {
  CODE_MAX,
  DESCRIPTION_MAX,
  hiddenReasons,
  IMAGE_MAX_BYTES,
  IMAGES_MAX,
  NAME_MAX,
  PROPERTIES_MAX,
  productOrders,
  productStates,
  productTypes,
  TAGS_MAX,
  wholeNumbers,
} from './products.rules.ts'
import { LEAD_DAYS_MAX, PRICE_STEPS_MAX, QUANTITY_MAX } from './trade-terms.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

/** One picture with the URLs of its sizes; `image` is the size of the product's page. */
export const ProductImage = Type.Object({
  id: Id,
  image: Text,
  card: Text,
  zoom: Text,
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ProductImage = Static<typeof ProductImage>

/** A category with its path from the top, named in the requested language. */
export const ProductCategory = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  path: Type.Array(Type.Object({ id: Id, name: Text, slug: Text })),
})
export type ProductCategory = Static<typeof ProductCategory>

/** The seller's current register data, which a buyer must see with the price. */
export const SellerState = Type.Object({
  id: Id,
  kind: StringEnum(['company', 'entrepreneur']),
  name: Text,
  /** Taxpayer number (ИНН) and state registration number (ОГРН). */
  inn: Nullable(Text),
  ogrn: Text,
  region: Nullable(Type.Object({ id: Type.Integer(), name: Text })),
  address: Nullable(Text),
  status: Text,
  /** «Реорганизация», «Банкротство» and so on, if the register names one. */
  procedure: Nullable(Text),
  /** Day of the register extract. */
  as_of: Nullable(Text),
})
export type SellerState = Static<typeof SellerState>

/** From the quantity `from` on, a unit costs `price` rubles. */
export const PriceStep = Type.Object({
  from: Type.Integer({ minimum: 1, maximum: QUANTITY_MAX }),
  price: Type.Number({ minimum: 0, maximum: 1e12 }),
})
export type PriceStep = Static<typeof PriceStep>

/** The product as everybody sees it; fields that only its owner and staff see are null for others. */
export const Product = Type.Object({
  id: Id,
  name: Text,
  description: Text,
  /** The seller's own article code, and the site's article number, which is unique. */
  product_code: Text,
  sku_article: Text,
  tags: Type.Array(Type.Object({ id: Id, name: Text })),
  images: Type.Array(ProductImage),
  price: Rubles,
  sale_price: Nullable(Rubles),
  /** The price including VAT at the seller's rate; since prices include it, this is `price`. */
  price_with_taxes: Rubles,
  ...wholeNumbers(() => Nullable(Type.Integer())),
  /** Short name of the unit that the price is for, from the national classifier of units (ОКЕИ). */
  unit_name: Text,
  /** Two letters of the country of origin, «RU»; null if the seller names none. */
  country_letters: Nullable(Text),
  /** Lower prices from larger quantities on, by ascending quantity. */
  price_steps: Type.Array(PriceStep, { maxItems: PRICE_STEPS_MAX }),
  category: ProductCategory,
  product_type: StringEnum(productTypes),
  properties: Type.Array(Type.Object({ name: Text, value: Text })),
  /** As the seller enters them: nobody has checked that they are genuine. */
  certificates: ProductCertificates,
  /** Id of the seller if it is a company, otherwise null; likewise `entrepreneur`. */
  company: Nullable(Id),
  company_name: Nullable(Text),
  entrepreneur: Nullable(Id),
  entrepreneur_name: Nullable(Text),
  seller: SellerState,
  /** The member who sells it, to contact. */
  user: Id,
  in_stock: Type.Boolean(),
  /** Pieces in stock, if the seller counts them. */
  stock: Nullable(Type.Integer()),
  is_published: Type.Boolean(),
  is_liked: Type.Boolean(),
  isVerified: Type.Boolean(),
  /** Average stars with one decimal; null without reviews. */
  rating: Nullable(Type.Number()),
  number_of_like: Type.Integer(),
  views: Type.Integer(),
  comments: Type.Integer(),
  created_at: IsoTime,
  updated_at: IsoTime,
  /** Only for its owner and staff. */
  state: Nullable(StringEnum(productStates)),
  hidden: Nullable(StringEnum(hiddenReasons)),
  reject_reason: Nullable(Text),
  /** Only for its owner and staff: increases with every change; sent back with the next one to detect conflicts. */
  version: Nullable(Type.Integer({ minimum: 0 })),
  /** Only for its owner and staff: the edit that waits for a decision. */
  revision: Nullable(
    Type.Object({
      name: Text,
      description: Text,
      product_code: Text,
      properties: Type.Array(Type.Object({ name: Text, value: Text })),
      certificates: ProductCertificates,
      tags: Type.Array(Type.Object({ id: Id, name: Text })),
      category: Id,
      images: Type.Array(ProductImage),
      submitted_at: IsoTime,
      reject_reason: Nullable(Text),
      version: Type.Integer(),
    }),
  ),
})
export type Product = Static<typeof Product>

/** Filters of every list of goods, combined by «and». */
export const productFilters = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  category__in: Type.Optional(ItemList(Id)),
  regions__in: Type.Optional(ItemList(Id)),
  company__region__name__in: Type.Optional(ItemList(Type.String({ maxLength: 200 }))),
  user__in: Type.Optional(ItemList(Id)),
  company__in: Type.Optional(ItemList(Id)),
  entrepreneur__in: Type.Optional(ItemList(Id)),
  product_type: Type.Optional(StringEnum(productTypes)),
  price__gte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  price__lte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  in_stock: Type.Optional(Type.Boolean()),
  /** The smallest quantity that is sold is at most this. */
  quantity__lte: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  /** The seller ships within at most this number of days; products without a lead time are left out. */
  lead_days__lte: Type.Optional(Type.Integer({ minimum: 0, maximum: LEAD_DAYS_MAX })),
}

export const listProducts = defineOperation({
  method: 'GET',
  path: '/api/v1/products/',
  summary: 'Published goods and services by filters; if `user__in` is only the caller, all their own products',
  access: 'public',
  limit: 'search',
  query: Type.Object({ ...pageQuery, ...productFilters, ordering: Type.Optional(StringEnum(productOrders)), ...namesLanguage }),
  response: { 200: Page(Product) },
  errors: [],
})

export const getProduct = defineOperation({
  method: 'GET',
  path: '/api/v1/products/:id/',
  summary: 'One product; one that is not on sale only for its owner and staff',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  query: Type.Object(namesLanguage),
  response: { 200: Product },
  errors: ['not_found'],
})

const WholeNumber = Type.Integer({ minimum: 0, maximum: 2147483647 })
const Name = Type.String({ maxLength: NAME_MAX })
const fields = {
  name: Type.Optional(Name),
  description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
  product_code: Type.Optional(Type.String({ maxLength: CODE_MAX })),
  category: Type.Optional(Id),
  price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  product_type: Type.Optional(StringEnum(productTypes)),
  in_stock: Type.Optional(Type.Boolean()),
  tags: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX })),
}

const image = (maxCount: number) => ({ maxBytes: IMAGE_MAX_BYTES, maxCount, required: false }) as const

export const createProduct = defineOperation({
  method: 'POST',
  path: '/api/v1/products/',
  summary: 'Create a product with 1 to 7 pictures; staff review it before it is published',
  access: 'user',
  scope: 'goods',
  limit: 'upload',
  consumes: 'multipart',
  files: { images: image(IMAGES_MAX) },
  body: Type.Object({
    ...fields,
    company: Type.Optional(Id),
    entrepreneur: Type.Optional(Id),
    sale_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    ...wholeNumbers(() => Type.Optional(WholeNumber)),
    stock: Type.Optional(WholeNumber),
    /** JSON: `[{"from": 100, "price": 95.5}]` */
    price_steps: Type.Optional(Type.String({ maxLength: 2000 })),
    /** JSON: `[{"name": "…", "value": "…"}]` */
    properties: Type.Optional(Type.String({ maxLength: 20_000 })),
    /** JSON: `[{"kind": "declaration", "number": "…", "issued_on": "2026-01-20", "valid_until": null, "link": null}]` */
    certificates: Type.Optional(Type.String({ maxLength: 4000 })),
  }),
  response: { 201: Product },
  errors: ['plan_required', 'forbidden', 'seller_ended'],
})

export const updateProduct = defineOperation({
  method: 'PATCH',
  path: '/api/v1/products/:id/',
  summary:
    'Change a published or returned product. On a published one, changes of texts, properties, certificates, tags, category and pictures wait for staff, who are also shown price jumps',
  access: 'user',
  scope: 'goods',
  limit: 'api',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    ...fields,
    /** The version that was read: a product that changed since is a conflict. Without it the last write wins. */
    version: Type.Optional(WholeNumber),
    sale_price: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 1e12 }))),
    ...wholeNumbers(() => Type.Optional(Nullable(WholeNumber))),
    price_steps: Type.Optional(Type.Array(PriceStep, { maxItems: PRICE_STEPS_MAX })),
    stock: Type.Optional(Nullable(WholeNumber)),
    properties: Type.Optional(
      Type.Array(Type.Object({ name: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 500 }) }), {
        maxItems: PROPERTIES_MAX,
      }),
    ),
    certificates: Type.Optional(ProductCertificates),
    /** Ids of all pictures in the order of the gallery. */
    images: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: IMAGES_MAX })),
  }),
  response: { 200: Product },
  errors: ['plan_required', 'not_found', 'product_pending', 'seller_ended', 'conflict'],
})

export const deleteProduct = defineOperation({
  method: 'DELETE',
  path: '/api/v1/products/:id/',
  summary: 'Delete a published or returned product',
  access: 'user',
  scope: 'goods',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'product_pending'],
})

export const addProductImage = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/add-image/',
  summary: 'Add a picture to a product; on a published one it waits for staff',
  access: 'user',
  scope: 'goods',
  limit: 'upload',
  consumes: 'multipart',
  files: { image: { maxBytes: IMAGE_MAX_BYTES, maxCount: 1, required: true } },
  params: Type.Object({ id: Id }),
  response: { 201: Type.Object({ id: Id, image: Text }) },
  errors: ['not_found', 'product_pending', 'too_many_images'],
})

export const deleteProductImage = defineOperation({
  method: 'DELETE',
  path: '/api/v1/images/:id/',
  summary: 'Remove a picture of a product; on a published one it stays until staff have decided',
  access: 'user',
  scope: 'goods',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'product_pending', 'last_image'],
})
