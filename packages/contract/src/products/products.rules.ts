// The rules of a product card that the form and the server share (specification §5, Add product).

/** Rubles, for the price and the sale price alike (specification §9). */
export const PRICE_MAX = 1_000_000_000
/** Pictures of one card (specification §9). */
export const IMAGES_MAX = 7
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** 40 megapixels. */
export const IMAGE_MAX_PIXELS = 40_000_000
export const NAME_MAX = 200
export const DESCRIPTION_MAX = 20_000
export const CODE_MAX = 64
export const PROPERTIES_MAX = 40
/** Tags of one card. */
export const TAGS_MAX = 20

export const productTypes = ['product', 'service'] as const
export type ProductType = (typeof productTypes)[number]

/** Percent of VAT a seller may state; it is a part of the price. Null is a price without VAT. */
export const vatRates = [0, 5, 7, 10, 20, 22] as const

/**
 * Whole numbers of a card that its seller may leave out, in columns of the same names; they go on sale at once. A new one needs a migration, the
 * trigger `page_content_changed` of products, its name here, a field of the form and a place on the item page, and the texts of form, page and
 * staff's comparison: eight files beside the generated ones. Whatever carries it in between follows from here.
 */
export const wholeNumberFields = ['vat_rate'] as const
export type WholeNumberField = (typeof wholeNumberFields)[number]

/** A value for each of them. */
export const wholeNumbers = <Value>(value: (field: WholeNumberField) => Value): Record<WholeNumberField, Value> =>
  Object.fromEntries(wholeNumberFields.map((field) => [field, value(field)])) as Record<WholeNumberField, Value>

/** What the seller may see of a card's way to the listing; a draft is a copy, or what was withdrawn from review. */
export const productStates = ['draft', 'pending', 'published', 'rejected'] as const
export type ProductState = (typeof productStates)[number]

/** Orders of a list; the newest first where none is asked for. */
export const productOrders = ['price', '-price', '-created_at', '-rating', '-views'] as const
export type ProductOrder = (typeof productOrders)[number]

/** Parts of a seller's table of goods. A card on sale whose edit waits or came back stands in two of them. */
export const ownViews = ['all', 'on_sale', 'waiting', 'returned', 'hidden', 'draft'] as const
export type OwnView = (typeof ownViews)[number]

/** Orders of that table; the newest first where none is asked for. */
export const ownOrders = ['views', '-views', 'likes', '-likes', 'orders', '-orders', 'price', '-price', 'stock', '-stock'] as const
export type OwnOrder = (typeof ownOrders)[number]

/** What a seller does to cards from the table, one or several at once. */
export const ownActions = ['price', 'stock', 'hide', 'show', 'withdraw', 'copy', 'remove'] as const
export type OwnAction = (typeof ownActions)[number]

/** Cards of one such call, and those that are copied with their pictures by one. */
export const OWN_CHANGES_MAX = 100
export const COPIES_MAX = 10
/** Percent by which several prices are changed at once. */
export const PRICE_PERCENT = { min: -90, max: 900 } as const
/** Days without an order after which a card is found by that. */
export const QUIET_DAYS = 90

/** Every picture exists as WebP and, smaller, as AVIF under the same name. */
export const toAvifUrl = (webp: string): string => webp.replace(/\.webp$/, '.avif')
/** Longest sides of the stored sizes, for `srcset`. */
export const imageSizes = { card: 400, page: 900, zoom: 1800 } as const
export type ImageSize = keyof typeof imageSizes

/** Why an approved card is not shown; `seller`: its seller took it off sale. */
export const hiddenReasons = ['unbound', 'seller_ended', 'plan', 'blocked', 'seller'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** What is wrong with the prices, in the order in which the specification's messages are shown; null where nothing is. Rubles. */
export function priceFault(price: number, salePrice: number | null): 'price_too_high' | 'sale_price_too_high' | 'sale_above_price' | null {
  if (price > PRICE_MAX) return 'price_too_high'
  if (salePrice === null) return null
  if (salePrice > PRICE_MAX) return 'sale_price_too_high'
  return salePrice > price ? 'sale_above_price' : null
}

/** The tag as it is kept: trimmed; null where it is empty or the card has it already, whatever the case. */
export function newTag(typed: string, tags: readonly string[]): string | null {
  const name = typed.trim()
  const known = tags.some((tag) => tag.toLocaleLowerCase('ru') === name.toLocaleLowerCase('ru'))
  return name === '' || known ? null : name
}

/** Letters of a word of the stop-list, and of why it stands there. */
export const STOP_WORD_MAX = 60
export const STOP_NOTE_MAX = 200
