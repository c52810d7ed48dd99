// The words of the open data that name a company by its number.

export const taxRegimes = ['eshn', 'usn', 'ausn', 'srp'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const mspCategories = ['micro', 'small', 'medium'] as const
export type MspCategory = (typeof mspCategories)[number]

/** What the aggregator computes by itself. */
export const aggregatorMarks = [
  'unfair_supplier',
  'illegal_finance',
  'disqualified_head',
  'mass_head',
  'mass_founder',
  'mass_address',
  'sanctioned_founder',
  'hidden_founders',
  'arrears',
] as const
export type AggregatorMark = (typeof aggregatorMarks)[number]

/** How many bankruptcy messages and contracts of small business the card names. */
export const ROWS_SHOWN = 100
