// Limits of the marketplace's listing, shared by page and server.

/** Products on one page of the listing: fills whole rows of four, three and two. */
export const LISTING_PAGE_SIZE = 24
/** Products under «Похожие товары» (similar goods) on a product's page. */
export const SIMILAR_MAX = 4
/** The most values of one filter in an address; further ones are ignored. */
export const FILTER_VALUES_MAX = 50
/** Largest price of a filter, in rubles. */
export const FILTER_PRICE_MAX = 1e12
/** Days for which a visitor's view of a product is stored, so that it is counted once a day. */
export const VIEW_DAYS = 2

/** Free promotion (specification §1): how many of the first verified sellers get it, for how many days each, and how many are shown at once. */
export const PROMOTED_FIRST = 100
export const PROMOTION_DAYS = 90
export const MAX_PROMOTED_SHOWN = 4
