// Rules of price lists from an address: how often, how many, and what may go wrong.

/** Hours between two looks. */
export const addressHours = [1, 3, 6, 12, 24] as const

export const addressFaults = [
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
export type AddressFault = (typeof addressFaults)[number]

/** Addresses of one member. */
export const ADDRESSES_MAX = 5
export const ADDRESS_URL_MAX = 1000
