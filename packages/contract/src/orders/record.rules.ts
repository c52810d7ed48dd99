// What a seller's record of sales counts.

/** The latest paid orders that are counted, and how many days back at the most. */
export const RECORD_ORDERS = 100
export const RECORD_DAYS = 90
/** Fewer orders, or conversations, than this say nothing. */
export const RECORD_LEAST = 3
