// Operations of the marketplace for buyers: the listing with filters, an item's page, the caller's likes, counting of views, and sitemap files. An
// item is a product or service on sale.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { defineOperation, Id, IsoDate, ItemList, Nullable, Page, StringEnum } from '../http/http.ts'
import { productOrders, productTypes } from '../products/products.rules.ts'
import { Product, productFilters } from '../products/products.ts'
import { SHOWN_MAX } from '../products/seller-figures.rules.ts'
import { FILTER_PRICE_MAX, SIMILAR_MAX } from './marketplace.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Rubles = Type.Number({ minimum: 0 })

/** A product of the listing. */
export const GoodsCard = Type.Object({
  id: Id,
  name: Text,
  product_type: StringEnum(productTypes),
  price: Rubles,
  sale_price: Nullable(Rubles),
  /** Short name of the unit that the price is for; null for a piece or a service without one. */
  unit_name: Nullable(Text),
  /** The smallest quantity that is sold; null if there is no condition. */
  min_quantity: Nullable(Count),
  /** The price of a unit at the largest quantity for which the seller set a price; null without such prices. */
  lowest_price: Nullable(Rubles),
  in_stock: Type.Boolean(),
  /** URLs of the first picture in the sizes `card` and `page`. */
  image: Nullable(Type.Object({ card: Text, page: Text })),
  seller_name: Text,
  /** Whether a member represents the seller's company, which staff confirmed by documents. */
  isVerified: Type.Boolean(),
  /** Average stars, and number of reviews. */
  rating: Nullable(Type.Number()),
  comments: Count,
})
export type GoodsCard = Static<typeof GoodsCard>

/** A category with the number of its results; the three levels are not one recursive schema, so that the depth is fixed. */
const counted = { id: Id, name: Text, slug: Text, count: Count }
const Leaf = Type.Object(counted)
const Branch = Type.Object({ ...counted, childrens: Type.Array(Leaf) })
const Top = Type.Object({ ...counted, childrens: Type.Array(Branch) })

/** How many results each value of a filter would have with all other filters applied; values without results are left out, unless chosen. */
export const Facets = Type.Object({
  categories: Type.Array(Top),
  regions: Type.Array(Type.Object({ id: Id, name: Text, count: Count })),
})
export type Facets = Static<typeof Facets>

/** Sent if nothing is found: number of results without each of the applied filters; null for a filter that is not applied. */
export const Loosened = Type.Object({
  search: Nullable(Count),
  category: Nullable(Count),
  region: Nullable(Count),
  price: Nullable(Count),
  /** Smallest quantity and lead time. */
  terms: Nullable(Count),
})
export type Loosened = Static<typeof Loosened>

/** A category on the path from the top level. */
const trailStep = { id: Id, name: Text, slug: Text }

export const getListing = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/',
  summary: 'A page of the goods and services on sale, with counts for each value of the filters',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647, default: 1 })),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    /** Slug of a category, added to `category__in`. */
    category: Type.Optional(Type.String({ maxLength: 100 })),
    category__in: Type.Optional(ItemList(Id)),
    regions__in: Type.Optional(ItemList(Id)),
    company__region__name__in: Type.Optional(ItemList(Type.String({ maxLength: 200 }))),
    price__gte: Type.Optional(Type.Number({ minimum: 0, maximum: FILTER_PRICE_MAX })),
    price__lte: Type.Optional(Type.Number({ minimum: 0, maximum: FILTER_PRICE_MAX })),
    quantity__lte: productFilters.quantity__lte,
    lead_days__lte: productFilters.lead_days__lte,
    ordering: Type.Optional(StringEnum(productOrders)),
    ...namesLanguage,
  }),
  response: {
    200: Type.Object({
      ...Page(GoodsCard).properties,
      /** The path to the category in the URL. */
      trail: Type.Array(Type.Object(trailStep)),
      facets: Facets,
      loosened: Nullable(Loosened),
      /** True if no product has the words of the search, and the results have words that are spelled similarly. */
      spelled: Type.Boolean(),
    }),
  },
  errors: ['not_found'],
})

export const getItem = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/items/:id/',
  summary: 'An item on sale, with similar items of its category',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  query: Type.Object(namesLanguage),
  response: {
    200: Type.Object({
      product: Product,
      /** Day of the seller's registration. */
      seller_since: Nullable(IsoDate),
      similar: Type.Array(GoodsCard, { maxItems: SIMILAR_MAX }),
    }),
  },
  errors: ['not_found'],
})

export const listLiked = defineOperation({
  method: 'GET',
  path: '/api/v1/marketplace/liked/',
  summary: 'Which of the given products the caller likes',
  access: 'user',
  limit: 'api',
  query: Type.Object({ product__in: ItemList(Id) }),
  response: { 200: Type.Object({ result: Type.Array(Id) }) },
  errors: [],
})

export const countProductView = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/view/',
  summary: 'Counts a view of an item, once per visitor and day',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const countGoodsShown = defineOperation({
  method: 'POST',
  path: '/api/v1/marketplace/shown/',
  summary: "Counts that items were shown in a list, once per visitor and day, for their sellers' figures",
  access: 'public',
  limit: 'api',
  body: Type.Object({ items: Type.Array(Id, { maxItems: SHOWN_MAX }) }),
  response: { 204: null },
  errors: [],
})

/** The most URLs in one sitemap file of goods. */
export const GOODS_SITEMAP_URLS = 10_000

export const getGoodsSitemap = defineOperation({
  method: 'GET',
  path: '/sitemaps/goods/:part.xml',
  summary: 'Sitemap of the categories (part 0) and of the items on sale, 10,000 ids a part',
  access: 'public',
  limit: 'api',
  params: Type.Object({ part: Type.Integer({ minimum: 0, maximum: 200_000 }) }),
  response: { 200: Type.String({ contentMediaType: 'application/xml' }) },
  errors: ['not_found'],
})
