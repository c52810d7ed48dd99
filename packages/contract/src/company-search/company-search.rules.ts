// Filter options and limits of the company search.

/** Results beyond this number are neither counted nor shown. */
export const SEARCH_RESULTS_MAX = 1000

/** Results of a page by default. */
export const SEARCH_PAGE_SIZE = 10

/** Groups of statuses (specification §4) under the names shown in the filter: active, inactive, and «liquidated» for all other statuses. */
export const searchStatuses = ['Действует', 'Не действует', 'Ликвидирована'] as const
export type SearchStatus = (typeof searchStatuses)[number]

/** Sort orders other than best match: larger or older companies first. */
export const searchSorts = ['revenue', 'age'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Size of a company: its category in the register of small and medium business, or else its revenue against the limits of federal law 209-ФЗ. */
export const companySizes = ['micro', 'small', 'medium', 'large'] as const
export type CompanySize = (typeof companySizes)[number]

/**
 * State of a searched number of a company. `unknown`: no company has it; `checksum`: wrong check digits; `rounded`: a spreadsheet rounded off its
 * last digits; `without_nought`: a spreadsheet dropped the leading zero of a taxpayer number (ИНН).
 */
export const numberStates = ['found', 'unknown', 'checksum', 'rounded', 'without_nought'] as const
