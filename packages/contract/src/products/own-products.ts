// A seller's table of goods: all of his own cards with their figures, and what is done to one or several of them at once.
import { type Static, Type } from 'typebox'
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

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const OwnCard = Type.Object({
  id: Id,
  name: Text,
  /** The seller's own code of it. */
  product_code: Text,
  /** An older card has the same code, from before codes were unique. */
  repeats_code: Type.Boolean(),
  /** Address of the first picture, smallest size. */
  image: Nullable(Text),
  category: Type.Object({ id: Id, name: Text }),
  product_type: StringEnum(productTypes),
  price: Rubles,
  sale_price: Nullable(Rubles),
  in_stock: Type.Boolean(),
  stock: Nullable(Type.Integer()),
  views: Count,
  likes: Count,
  /** Paid orders that named it. */
  orders: Count,
  last_order_at: Nullable(IsoTime),
  state: StringEnum(productStates),
  hidden: Nullable(StringEnum(hiddenReasons)),
  /** Since when the seller keeps it off sale. */
  hidden_since: Nullable(IsoTime),
  reject_reason: Nullable(Text),
  updated_at: IsoTime,
  /** The edit of an approved card that waits, or came back with a reason. */
  edit: Nullable(Type.Object({ submitted_at: IsoTime, reject_reason: Nullable(Text) })),
  version: Count,
})
export type OwnCard = Static<typeof OwnCard>

export const listOwnProducts = defineOperation({
  method: 'GET',
  path: '/api/v1/own-products/',
  summary: "The caller's own cards with views, likes, orders, stock, price and state; how many there are of each view under the filters",
  access: 'user',
  scope: 'goods',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    view: Type.Optional(StringEnum(ownViews)),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    category__in: Type.Optional(ItemList(Id)),
    /** Whether there is anything to sell of it. */
    in_stock: Type.Optional(Type.Boolean()),
    price__gte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    price__lte: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    /** No order in the last 90 days. */
    quiet: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(StringEnum(ownOrders)),
  }),
  response: {
    200: Type.Object({
      ...Page(OwnCard).properties,
      counts: Type.Object({ all: Count, on_sale: Count, waiting: Count, returned: Count, hidden: Count, draft: Count }),
    }),
  },
  errors: [],
})

/** What became of one card. */
export const OwnChange = Type.Object({
  id: Id,
  done: Type.Boolean(),
  /** Why not, as of a refusal of that card alone; null where it is done. */
  code: Nullable(Text),
  message: Nullable(Text),
  /** What the card is now, for the next change of it; null where it was not changed, or is gone. */
  version: Nullable(Count),
  /** Of a copy the new card. */
  copy: Nullable(Id),
})
export type OwnChange = Static<typeof OwnChange>

export const changeOwnProducts = defineOperation({
  method: 'POST',
  path: '/api/v1/own-products/changes/',
  summary:
    'Do one thing to several own cards: each line has an answer of its own, and one refusal stops no other. At most 100, of copies 10; `price` or `percent` for the action price, `stock` for stock',
  access: 'user',
  scope: 'goods',
  limit: 'api',
  inHandler: ['upload'],
  body: Type.Object({
    action: StringEnum(ownActions),
    items: Type.Array(
      Type.Object({
        id: Id,
        /** The version that was read: a card that changed since is a conflict. Without it the last writer wins. */
        version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
      }),
      { minItems: 1, maxItems: OWN_CHANGES_MAX },
    ),
    price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
    /** Changes the price and the sale price of each by so many percent, to the kopeck. */
    percent: Type.Optional(Type.Number({ minimum: PRICE_PERCENT.min, maximum: PRICE_PERCENT.max })),
    /** Pieces left; null where they are not counted. */
    stock: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 2147483647 }))),
  }),
  response: { 200: Type.Object({ result: Type.Array(OwnChange) }) },
  errors: ['plan_required'],
})
