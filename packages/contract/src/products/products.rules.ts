// Rules of a product shared by the seller's form and the server (specification §5, Add product).

/** Highest price and highest sale price, in rubles (specification §9). */
export const PRICE_MAX = 1_000_000_000
/** The most pictures of one product (specification §9). */
export const IMAGES_MAX = 7
/** Largest picture, in bytes and in pixels. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
/** Longest texts, in characters; `CODE_MAX` is for the seller's article code. */
export const NAME_MAX = 200
export const DESCRIPTION_MAX = 20_000
export const CODE_MAX = 64
/** The most properties (pairs of name and value) of one product. */
export const PROPERTIES_MAX = 40
/** The most tags of one product. */
export const TAGS_MAX = 20

export const productTypes = ['product', 'service'] as const
export type ProductType = (typeof productTypes)[number]

/** VAT percentages that a seller may state; VAT is included in the price. Null is a price without VAT. */
export const vatRates = [0, 5, 7, 10, 20, 22] as const

/**
 * Optional whole numbers of a product, in columns of the same names; changes are published at once. `unit` and `country` are codes of national
 * classifiers; `lead_days` is the time until shipping. A new field needs a migration, the trigger `page_content_changed` of products, its name here
 * and in `number-fields.messages.ts` of the pages; all else is derived from here. A field that is chosen from a list also needs its codes in
 * `chosen-numbers.rules.ts`, the texts of its error, and the names of its values in `chosen-number-names.ts` of the pages.
 */
export const wholeNumberFields = ['vat_rate', 'unit', 'min_quantity', 'multiple', 'lead_days', 'country'] as const
export type WholeNumberField = (typeof wholeNumberFields)[number]

export const chosenNumberFields = ['vat_rate', 'unit', 'country'] as const
/** The whole numbers that are chosen from a list, `chosenNumbers`. */
export type ChosenNumberField = (typeof chosenNumberFields)[number]
/** The chosen numbers that say something about a good: not its price, and nothing about a service. */
export const characteristicFields = chosenNumberFields.filter((field) => field !== 'vat_rate' && field !== 'unit')
/** The whole numbers that are typed. */
export type TypedNumberField = Exclude<WholeNumberField, ChosenNumberField>
export const typedNumberFields = wholeNumberFields.filter(
  (field): field is TypedNumberField => !chosenNumberFields.some((chosen) => chosen === field),
)
/** The whole numbers that are quantities in the product's unit. */
export const quantityFields: readonly WholeNumberField[] = ['min_quantity', 'multiple']

/** An object with a value for each of the whole number fields. */
export const wholeNumbers = <Value>(value: (field: WholeNumberField) => Value): Record<WholeNumberField, Value> =>
  Object.fromEntries(wholeNumberFields.map((field) => [field, value(field)])) as Record<WholeNumberField, Value>

/** Stages of a product until it is published. `draft`: a copy, made from a price list, or withdrawn from review; `pending`: waits for staff. */
export const productStates = ['draft', 'pending', 'published', 'rejected'] as const
export type ProductState = (typeof productStates)[number]

/** Sort orders of a list; newest first by default. */
export const productOrders = ['price', '-price', '-created_at', '-rating', '-views'] as const
export type ProductOrder = (typeof productOrders)[number]

/** Tabs of a seller's table of goods. A product on sale with an edit that waits or was returned is in two of them. */
export const ownViews = ['all', 'on_sale', 'waiting', 'returned', 'hidden', 'draft'] as const
export type OwnView = (typeof ownViews)[number]

/** Sort orders of a seller's table of goods; newest first by default. */
export const ownOrders = ['views', '-views', 'likes', '-likes', 'orders', '-orders', 'price', '-price', 'stock', '-stock'] as const
export type OwnOrder = (typeof ownOrders)[number]

/** Actions on one or several products of that table. */
export const ownActions = ['price', 'stock', 'hide', 'show', 'withdraw', 'copy', 'remove'] as const
export type OwnAction = (typeof ownActions)[number]

/** The most products of one such call, and the most that one call copies with their pictures. */
export const OWN_CHANGES_MAX = 100
export const COPIES_MAX = 10
/** The most products that staff decide about in one call. */
export const BATCH_MAX = 100
/** The range of percentages for changing several prices at once. */
export const PRICE_PERCENT = { min: -90, max: 900 } as const
/** Days without an order after which the filter finds a product. */
export const NO_ORDER_DAYS = 90

/** Every picture exists as WebP and, smaller, as AVIF with the same name. */
export const toAvifUrl = (webp: string): string => webp.replace(/\.webp$/, '.avif')
/** Longest side of each stored size, for `srcset`. */
export const imageSizes = { card: 400, page: 900, zoom: 1800 } as const
export type ImageSize = keyof typeof imageSizes

/**
 * Why an approved product is not shown. `unbound`: its seller no longer represents the company; `seller_ended`: the company no longer exists; `plan`:
 * the seller's plan does not include selling; `blocked`: staff blocked the seller's account; `seller`: the seller took it off sale.
 */
export const hiddenReasons = ['unbound', 'seller_ended', 'plan', 'blocked', 'seller'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** The fault of the prices, in the order of the specification's messages; null if there is none. Rubles. */
export function priceFault(price: number, salePrice: number | null): 'price_too_high' | 'sale_price_too_high' | 'sale_above_price' | null {
  if (price > PRICE_MAX) return 'price_too_high'
  if (salePrice === null) return null
  if (salePrice > PRICE_MAX) return 'sale_price_too_high'
  return salePrice > price ? 'sale_above_price' : null
}

/** The stored form of a tag: trimmed; null if it is empty or the product already has it, ignoring case. */
export function newTag(typed: string, tags: readonly string[]): string | null {
  const name = typed.trim()
  const isRepeated = tags.some((tag) => tag.toLocaleLowerCase('ru') === name.toLocaleLowerCase('ru'))
  return name === '' || isRepeated ? null : name
}

/** Longest word of the stop list (words at which staff review a product closely), and longest reason for a word, in characters. */
export const STOP_WORD_MAX = 60
export const STOP_NOTE_MAX = 200
