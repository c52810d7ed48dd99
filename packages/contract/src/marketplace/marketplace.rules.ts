// What the listing of the marketplace and the server share: how many cards a page has and how many values a filter takes.

/** Cards of one page of the listing: whole rows of four, three and two. */
export const LISTING_PAGE = 24
/** Cards under «Похожие товары». */
export const SIMILAR_MAX = 4
/** Values of one filter that an address may name; the rest are passed over. */
export const FILTER_VALUES_MAX = 50
/** Rubles that a price filter may name. */
export const FILTER_PRICE_MAX = 1e12
/** Days that a visitor's view is remembered, so that it counts once a day. */
export const VIEW_DAYS = 2

/** The first so many verified sellers are promoted, each for so many days, so many of them at once. */
export const PROMOTED_FIRST = 100
export const PROMOTION_DAYS = 90
export const PROMOTED_AT_ONCE = 4
