// Limits of the sales record on a seller's public page: how many of its paid orders were shipped late or cancelled.

/** The record counts at most this many of the latest paid orders, and only orders that are at most `RECORD_DAYS` old. */
export const RECORD_ORDERS = 100
export const RECORD_DAYS = 90
/** With fewer orders than this, no record is shown; with fewer conversations, no time of response. */
export const RECORD_MIN_ORDERS = 3
