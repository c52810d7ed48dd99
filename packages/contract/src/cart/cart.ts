// Operations on the cart («Корзина»): the goods that a member wants to buy, and changes of price or seller since they were added.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, Nullable, StringEnum } from '../http/http.ts'
import { WAYS_MAX } from '../products/delivery.rules.ts'
import { DeliveryWay } from '../products/delivery.ts'
import { CODE_MAX } from '../products/products.rules.ts'
import { Product } from '../products/products.ts'
import { QUANTITY_MAX } from '../products/trade-terms.rules.ts'
import { LINES_MAX, lineProblems } from './cart.rules.ts'
import { QUICK_CHOICES_MAX, quickProblems } from './quick-order.rules.ts'

/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const CartLine = Type.Object({
  id: Id,
  quantity: Type.Integer({ minimum: 1 }),
  product: Product,
})
export type CartLine = Static<typeof CartLine>

/** A line of the cart with the changes and problems that the buyer should know before paying. */
export const CheckedLine = Type.Object({
  ...CartLine.properties,
  /** Cost of the quantity at today's price for it. */
  total: Rubles,
  /** Why it cannot be bought; such a line is not part of the total. */
  problem: Nullable(StringEnum(lineProblems)),
  /** The price per unit when it was added, if the one for this quantity has changed since. */
  price_before: Nullable(Rubles),
  /** The seller's status when it was added, if it has changed since. */
  seller_before: Nullable(Type.String()),
})
export type CheckedLine = Static<typeof CheckedLine>

export const Cart = Type.Object({
  /** Number of lines, not pieces. */
  count: Type.Integer({ minimum: 0 }),
  total: Rubles,
  baskets: Type.Array(CheckedLine),
  /** Ways in which the sellers of these goods deliver, by id of the company; sellers who named no way are left out. */
  delivery: Type.Array(Type.Object({ company: Id, ways: Type.Array(DeliveryWay, { maxItems: WAYS_MAX }) })),
  /** Goods that were in the cart and are no longer on sale. */
  gone: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})
export type Cart = Static<typeof Cart>

/** Only members whose plan includes the cart. */
const access = { role: 'user', flag: 'basket_enabled' } as const

export const addToCart = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/add-to-basket/',
  summary: "Set the quantity of a product in the caller's cart, by default the smallest that is sold; a repeat changes nothing",
  access,
  limit: 'api',
  params: Type.Object({ id: Id }),
  query: Type.Object({ quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })) }),
  response: { 200: CartLine },
  errors: ['not_found', 'out_of_stock', 'own_product', 'basket_full'],
})

/** A product on sale that has the article number of a quick order's line. */
export const QuickChoice = Type.Object({
  id: Id,
  name: Type.String(),
  /** The site's own article number, which is unique. */
  sku_article: Type.String(),
  seller_name: Type.String(),
  price: Rubles,
  unit_name: Type.String(),
})
export type QuickChoice = Static<typeof QuickChoice>

/** The result of one line of a quick order. */
export const QuickResult = Type.Object({
  article: Type.String(),
  /** The quantity that the buyer requested, and the quantity that was put into the cart. */
  asked: Type.Integer({ minimum: 1 }),
  added: Type.Integer({ minimum: 0 }),
  /** Name of the product; null if no single product was found. */
  name: Nullable(Type.String()),
  /** Why the line was not put into the cart; null if it was. */
  problem: Nullable(StringEnum(quickProblems)),
  /** If the problem is `several`, the products to choose from. */
  choices: Type.Array(QuickChoice, { maxItems: QUICK_CHOICES_MAX }),
})
export type QuickResult = Static<typeof QuickResult>

export const orderQuickly = defineOperation({
  method: 'POST',
  path: '/api/v1/basket/quick/',
  summary:
    "Put products into the caller's cart by the seller's or the site's article numbers. Each line has its own result; a repeat changes nothing",
  access,
  limit: ['api', 'search'],
  body: Type.Object({
    lines: Type.Array(
      Type.Object({
        article: Type.String({ minLength: 1, maxLength: CODE_MAX, pattern: VISIBLE_TEXT_PATTERN }),
        quantity: Type.Integer({ minimum: 1, maximum: QUANTITY_MAX }),
      }),
      { minItems: 1, maxItems: LINES_MAX },
    ),
  }),
  response: { 200: Type.Object({ result: Type.Array(QuickResult, { maxItems: LINES_MAX }) }) },
  errors: ['basket_full'],
})

export const getCart = defineOperation({
  method: 'GET',
  path: '/api/v1/basket/',
  summary:
    "The caller's cart with today's prices and what changed since each product was added; regions of delivery are named in the language `lang`",
  access,
  limit: 'api',
  query: Type.Object(namesLanguage),
  response: { 200: Cart },
  errors: [],
})

export const removeFromCart = defineOperation({
  method: 'DELETE',
  path: '/api/v1/basket/:id/',
  summary: 'Remove a line from the cart',
  access,
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const countCartLines = defineOperation({
  method: 'GET',
  path: '/api/v1/basket/count/',
  summary: "The number of lines in the caller's cart, for the header of every page",
  access,
  limit: 'api',
  response: { 200: Type.Object({ count: Type.Integer({ minimum: 0 }) }) },
  errors: [],
})
