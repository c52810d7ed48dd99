// Operations behind a seller's table of goods: all own products with views, likes, orders and state, and actions on one or several of them.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { defineOperation, Id, IsoTime, ItemList, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import {
  hiddenReasons,
  OWN_CHANGES_MAX,
  ownActions,
  ownOrders,
  ownViews,
  PRICE_PERCENT,
  productStates,
  productTypes,
} from './products.rules.ts'
import { PriceStep } from './products.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const OwnCard = Type.Object({
  id: Id,
  name: Text,
  /** The seller's own article code. */
  product_code: Text,
  /** True if an older product has the same code, from before codes were unique. */
  repeats_code: Type.Boolean(),
  /** Address of the first picture, smallest size. */
  image: Nullable(Text),
  category: Type.Object({ id: Id, name: Text }),
  product_type: StringEnum(productTypes),
  price: Rubles,
  sale_price: Nullable(Rubles),
  unit_name: Text,
  min_quantity: Nullable(Count),
  multiple: Nullable(Count),
  lead_days: Nullable(Count),
  price_steps: Type.Array(PriceStep),
  in_stock: Type.Boolean(),
  stock: Nullable(Type.Integer()),
  views: Count,
  likes: Count,
  /** Paid orders with it. */
  orders: Count,
  last_order_at: Nullable(IsoTime),
  state: StringEnum(productStates),
  hidden: Nullable(StringEnum(hiddenReasons)),
  /** Since when the seller has hidden it; null if the seller has not. */
  hidden_since: Nullable(IsoTime),
  reject_reason: Nullable(Text),
  updated_at: IsoTime,
  /** The edit of an approved product that waits for staff, or was returned with a reason. */
  edit: Nullable(Type.Object({ submitted_at: IsoTime, reject_reason: Nullable(Text) })),
  /** Increases with every change; sent back with the next change to detect conflicts. */
  version: Count,
})
export type OwnCard = Static<typeof OwnCard>

export const listOwnProducts = defineOperation({
  method: 'GET',
  path: '/api/v1/own-products/',
  summary: "The caller's own products with views, likes, orders, stock, price and state, and how many of the filtered ones each tab has",
  access: 'user',
  scope: 'goods',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    view: Type.Optional(StringEnum(ownViews)),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    category__in: Type.Optional(ItemList(Id)),
    /** True: only products with pieces in stock; false: only those without. */
    in_stock: Type.Optional(Type.Boolean()),
    price__gte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    price__lte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    /** True: only products without orders in the last 90 days. */
    quiet: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(StringEnum(ownOrders)),
    ...namesLanguage,
  }),
  response: {
    200: Type.Object({
      ...Page(OwnCard).properties,
      /** How many of the filtered products each tab of the table has. */
      counts: Type.Object({ all: Count, on_sale: Count, waiting: Count, returned: Count, hidden: Count, draft: Count }),
    }),
  },
  errors: [],
})

/** The result for one product. */
export const OwnChange = Type.Object({
  id: Id,
  done: Type.Boolean(),
  /** Error code and text for this product; null if the action was done. */
  code: Nullable(Text),
  message: Nullable(Text),
  /** The product's new version, for the next change; null if it was not changed, or is deleted. */
  version: Nullable(Count),
  /** For a copy, the id of the new product. */
  copy: Nullable(Id),
})
export type OwnChange = Static<typeof OwnChange>

export const changeOwnProducts = defineOperation({
  method: 'POST',
  path: '/api/v1/own-products/changes/',
  summary:
    'Do one action with several own products, each with its own result; one refusal does not stop the others. At most 100 products, 10 for copies. `price` or `percent` for the action `price`, `stock` for `stock`',
  access: 'user',
  scope: 'goods',
  limit: 'api',
  // Only copies count against the limit of uploads, since their pictures are copied.
  inHandler: ['upload'],
  body: Type.Object({
    action: StringEnum(ownActions),
    items: Type.Array(
      Type.Object({
        id: Id,
        /** The version that was read: a product that changed since is a conflict. Without it the last write wins. */
        version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
      }),
      { minItems: 1, maxItems: OWN_CHANGES_MAX },
    ),
    price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    /** Changes each price and sale price by a percentage, to the kopeck. */
    percent: Type.Optional(Type.Number({ minimum: PRICE_PERCENT.min, maximum: PRICE_PERCENT.max })),
    /** Pieces in stock; null if they are not counted. */
    stock: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 2147483647 }))),
  }),
  response: { 200: Type.Object({ result: Type.Array(OwnChange) }) },
  errors: ['plan_required'],
})
