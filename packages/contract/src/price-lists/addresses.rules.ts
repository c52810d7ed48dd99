// Rules of price lists that the server fetches from a seller's URL: intervals, limits, and faults.

/** The hours between two fetches that a seller can choose. */
export const urlHours = [1, 3, 6, 12, 24] as const

/**
 * Why a fetch failed. `inside`: the URL leads into the server's own network; `status`: an HTTP error; `not_a_list`: the file is no table, or none of
 * its columns has articles; `required`: it has no rows; `too_large`, `too_many_rows`, `too_much_text`: it is above a limit; `may_not_sell`: the
 * member's plan or company no longer allows selling.
 */
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
/** In characters. */
export const URL_LENGTH_MAX = 1000
