// Goods and services: the Product entity and the operations of their seller and of staff.
import { type Static, Type } from 'typebox'
import { Id, IsoTime, Nullable, OneOf } from './http.ts'
import { hiddenReasons, productStates, productTypes } from './products.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

/** One picture with the addresses of its sizes; `image` is the one of the item page. */
export const ProductImage = Type.Object({
  id: Id,
  image: Text,
  card: Text,
  zoom: Text,
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ProductImage = Static<typeof ProductImage>

/** A category with the way to it from the top. */
export const ProductCategory = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  path: Type.Array(Type.Object({ id: Id, name: Text, slug: Text })),
})
export type ProductCategory = Static<typeof ProductCategory>

/** What the register says of the seller today, as far as a buyer must see it beside the price. */
export const SellerState = Type.Object({
  id: Id,
  kind: OneOf(['company', 'entrepreneur']),
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  region: Nullable(Type.Object({ id: Type.Integer(), name: Text })),
  address: Nullable(Text),
  status: Text,
  /** «Реорганизация», «Банкротство» and the like, where the register names one. */
  procedure: Nullable(Text),
  /** Day of the register's extract. */
  as_of: Nullable(Text),
})
export type SellerState = Static<typeof SellerState>

/** The product as everybody sees it; what only its owner sees is null for others. */
export const Product = Type.Object({
  id: Id,
  name: Text,
  description: Text,
  product_code: Text,
  sku_article: Text,
  tags: Type.Array(Type.Object({ id: Id, name: Text })),
  images: Type.Array(ProductImage),
  price: Rubles,
  sale_price: Nullable(Rubles),
  price_with_taxes: Rubles,
  vat_rate: Nullable(Type.Integer()),
  category: ProductCategory,
  product_type: OneOf(productTypes),
  properties: Type.Array(Type.Object({ name: Text, value: Text })),
  /** Id of the seller where it is a company, else null; likewise `entrepreneur`. */
  company: Nullable(Id),
  company_name: Nullable(Text),
  entrepreneur: Nullable(Id),
  entrepreneur_name: Nullable(Text),
  seller: SellerState,
  /** The member to write to. */
  user: Id,
  in_stock: Type.Boolean(),
  /** Pieces left where the seller counts them. */
  stock: Nullable(Type.Integer()),
  is_published: Type.Boolean(),
  is_liked: Type.Boolean(),
  isVerified: Type.Boolean(),
  /** Mean of the stars with one decimal; null without reviews. */
  rating: Nullable(Type.Number()),
  number_of_like: Type.Integer(),
  views: Type.Integer(),
  comments: Type.Integer(),
  created_at: IsoTime,
  updated_at: IsoTime,
  /** Only for its owner and staff. */
  state: Nullable(OneOf(productStates)),
  hidden: Nullable(OneOf(hiddenReasons)),
  reject_reason: Nullable(Text),
  /** Only for its owner and staff: the edit that waits for a decision. */
  revision: Nullable(
    Type.Object({
      name: Text,
      description: Text,
      category: Id,
      submitted_at: IsoTime,
      reject_reason: Nullable(Text),
      version: Type.Integer(),
    }),
  ),
})
export type Product = Static<typeof Product>
