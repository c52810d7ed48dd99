// Limits of a seller's statistics: how often their goods were shown, viewed, put into carts and ordered.

/** Days that the statistics cover. */
export const FIGURE_DAYS = 30
/** The most products that one request of a page counts as shown. */
export const SHOWN_MAX = 60
