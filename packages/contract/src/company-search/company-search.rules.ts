// Filter options and limits of the company search.

/** Results beyond this number are neither counted nor shown. */
export const SEARCH_RESULTS_MAX = 1000

/** Results of a page by default. */
export const SEARCH_PAGE_SIZE = 10

/** The three classes of specification §4, under the names shown in the filter. */
export const searchStatuses = ['Действует', 'Не действует', 'Ликвидирована'] as const
export type SearchStatus = (typeof searchStatuses)[number]

/** Sort orders other than best match: larger or older companies first. */
export const searchSorts = ['revenue', 'age'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Size by the small business register, or by revenue against the limits of law 209-ФЗ. */
export const companySizes = ['micro', 'small', 'medium', 'large'] as const
export type CompanySize = (typeof companySizes)[number]

/**
 * State of a searched number. `unknown`: no company has it; `checksum`: wrong check digits; `rounded`: a spreadsheet rounded off its last digits;
 * `without_nought`: a spreadsheet dropped the leading zero of an ИНН.
 */
export const numberStates = ['found', 'unknown', 'checksum', 'rounded', 'without_nought'] as const
