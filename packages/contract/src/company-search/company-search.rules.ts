// What the search of companies offers to choose from and where it ends.

/** Search counts and pages no further than this. */
export const SEARCH_END = 1000

export const SEARCH_PAGE_SIZE = 10

/** The three classes of specification §4 by the names a person chooses from. */
export const searchStatuses = ['Действует', 'Не действует', 'Ликвидирована'] as const
export type SearchStatus = (typeof searchStatuses)[number]

/** What a person may have the found sorted by instead of how well they answer: the larger, or the older, first. */
export const searchSorts = ['revenue', 'age'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Size by the register of small and medium businesses, or by revenue against the limits of law 209-ФЗ. */
export const companySizes = ['micro', 'small', 'medium', 'large'] as const
export type CompanySize = (typeof companySizes)[number]

/** A number that was asked for: found, had by nobody, with a wrong check digit, without the last digits or the first nought that a table took away. */
export const numberStates = ['found', 'unknown', 'checksum', 'rounded', 'without_nought'] as const
