// Rules of price lists from an address: how often, how many, and what may go wrong.

/** Hours between two looks. */
export const urlHours = [1, 3, 6, 12, 24] as const

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

/** Addresses of one member. */
export const URLS_MAX = 5
export const URL_LENGTH_MAX = 1000
