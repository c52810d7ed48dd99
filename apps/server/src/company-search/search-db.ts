// The database handles of a search: the search index, and the register for the rows of companies.
import { type CompanyIndex, openCompanyIndex } from '../company-index/company-index.ts'
import type { Reader } from '../platform/db/database.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { getSummaries, type SummaryReader } from '../reliability/reliability.ts'

export interface SearchIndex extends CompanyIndex {
  /** The version of the rules and the Moscow day that a stored reliability summary must have been made for to be shown. */
  readonly summaryWanted: SummaryReader['wanted']
}

/** The handles that a search reads with. */
export interface SearchDb {
  readonly register: Reader
  readonly index: SearchIndex
}

/** The index of this application, opened once. */
export const openIndex = createdOnce(
  (services: Services): SearchIndex => ({
    ...openCompanyIndex(services).index,
    summaryWanted: () => getSummaries(services).wanted(),
  }),
)
