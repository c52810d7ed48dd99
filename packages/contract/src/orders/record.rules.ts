// Limits of a seller's sales record.

/** The record counts this many of the latest paid orders, not older than so many days. */
export const RECORD_ORDERS = 100
export const RECORD_DAYS = 90
/** With fewer orders or conversations than this, nothing is shown. */
export const RECORD_MIN_ORDERS = 3
