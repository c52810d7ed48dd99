// Codes and limits of the open data that a company card shows.

/** Special tax regimes: agricultural tax (ЕСХН), simplified (УСН), automated simplified (АУСН), production sharing agreement (СРП). */
export const taxRegimes = ['eshn', 'usn', 'ausn', 'srp'] as const
export type TaxRegime = (typeof taxRegimes)[number]

/** Categories of the register of small and medium-sized business (МСП). */
export const mspCategories = ['micro', 'small', 'medium'] as const
export type MspCategory = (typeof mspCategories)[number]

/** Warnings that the commercial data aggregator Checko computes itself. «Mass» heads, founders and addresses are shared by many companies. */
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

/** Maximum number of bankruptcy messages, and of contracts of the register of small business, that the card lists. */
export const ROWS_SHOWN = 100

/** Sources for which the card says whether they were checked, also if they do not name the company. */
export const openDataSources = ['taxes', 'incomes', 'headcount', 'offences', 'regimes', 'msp', 'bankruptcy'] as const
