// Rules of price lists fetched from an address: intervals, limits, and faults.

/** The hours between two fetches that a seller can choose. */
export const urlHours = [1, 3, 6, 12, 24] as const

/** Why a fetch failed; `inside`: the address leads into our own network. */
export const urlFaults = [
  'inside',
  'no_connection',
  'timeout',
  'status',
  'too_large',
  'not_a_list',
  'required',
  'too_many_rows',
  'too_much_text',
  'may_not_sell',
] as const
export type UrlFault = (typeof urlFaults)[number]

/** The most addresses of one member. */
export const URLS_MAX = 5
export const URL_LENGTH_MAX = 1000
