// The database handles of a company search: the search index, and the register, which has the rows of companies.
import { type CompanyIndex, openCompanyIndex } from '../company-index/company-index.ts'
import type { Reader } from '../platform/db/database.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { getSummaries, type SummaryReader } from '../reliability/reliability.ts'

/** The index, and the condition under which results may show the stored summary of a reliability report. */
export interface SearchIndex extends CompanyIndex {
  /** The version of the rules and the Moscow day for which a stored reliability summary must be valid to be shown. */
  readonly summaryWanted: SummaryReader['wanted']
}

/** The handles that a search reads with. */
export interface SearchDb {
  /** The database of the request, which may be a replica. */
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
