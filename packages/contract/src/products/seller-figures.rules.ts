// Limits of the statistics of a seller.
/** Days that the statistics cover. */
export const FIGURE_DAYS = 30
/** The most products that one call counts as shown. */
export const SHOWN_MAX = 60
