// Limits of the marketplace's listing, shared by page and server.

/** Products on one page of the listing: fills whole rows of four, three and two. */
export const LISTING_PAGE_SIZE = 24
/** Products under «Похожие товары». */
export const SIMILAR_MAX = 4
/** The most values of one filter in an address; further ones are ignored. */
export const FILTER_VALUES_MAX = 50
/** Largest price of a filter, in rubles. */
export const FILTER_PRICE_MAX = 1e12
/** Days for which a visitor's view is remembered, so that it counts once a day. */
export const VIEW_DAYS = 2

/** How many of the first verified sellers are promoted, for how many days each, and how many at once. */
export const PROMOTED_FIRST = 100
export const PROMOTION_DAYS = 90
export const MAX_PROMOTED_SHOWN = 4
