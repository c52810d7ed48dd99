// Kinds of open data that refer to a company by its number.

export const taxRegimes = ['eshn', 'usn', 'ausn', 'srp'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const mspCategories = ['micro', 'small', 'medium'] as const
export type MspCategory = (typeof mspCategories)[number]

/** Signs that the aggregator computes itself. */
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

/** The most bankruptcy messages and small-business contracts that the card lists. */
export const ROWS_SHOWN = 100

/** Sources of the open data whose answer is given also where they do not name the company. */
export const openDataSources = ['taxes', 'incomes', 'headcount', 'offences', 'regimes', 'msp', 'bankruptcy'] as const
