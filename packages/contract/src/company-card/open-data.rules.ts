// Codes and limits of the card's open data.

/** Special tax regimes: ЕСХН, УСН, АУСН, СРП. */
export const taxRegimes = ['eshn', 'usn', 'ausn', 'srp'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const mspCategories = ['micro', 'small', 'medium'] as const
export type MspCategory = (typeof mspCategories)[number]

/** Warnings that the data aggregator Checko computes itself. */
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

/** Most bankruptcy messages, and contracts of the register of small business, that the card lists. */
export const ROWS_SHOWN = 100

/** Sources for which the card says whether they were checked, also if they do not name the company. */
export const openDataSources = ['taxes', 'incomes', 'headcount', 'offences', 'regimes', 'msp', 'bankruptcy'] as const
