// Finds the company that a report is requested for, by ИНН or ОГРН.

import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { PageReads } from '../platform/http/page-reads.ts'
import {
  type CompanyRow,
  findByNumber,
  type NumberQuery,
  type OpenedCard,
  openCard,
  readNumberQuery,
  sharedCardKey,
} from '../registry/registry.ts'
import { type CopyInRow, openCopies } from '../sources/sources.ts'
import type { KnownCompany } from './reliability.ts'

/** The company with this number. Throws `number_invalid` and `company_not_found`. */
export async function requireReportCompany(db: Reader, query: NumberQuery): Promise<CompanyRow> {
  return (await findByNumber(db, await readNumberQuery(db, query))) ?? refuse('company_not_found')
}

/** The card that another operation of the same page has read, with what its query read beside it. */
interface SharedCard extends OpenedCard {
  readonly beside?: {
    /** Ids of marks of disputed facts; null if there are none. */
    readonly marks: readonly number[] | null
    readonly down: readonly string[] | null
    readonly copies: readonly CopyInRow[] | null
  }
}

interface SubjectRequest {
  readonly db: Reader
  readonly query: NumberQuery
  /** Reads that several operations of one page share; null outside a page. */
  readonly shared: PageReads | null
}

/** The same with all that the page has read already: the card's own operation reads most of it in one query. */
export async function requireReportCompanyOfPage({ db, query, shared }: SubjectRequest): Promise<{ row: CompanyRow; known: KnownCompany }> {
  if (!shared) return { row: await requireReportCompany(db, query), known: {} }
  const number = await readNumberQuery(db, query)
  const { record, tied, beside } =
    (await shared.once<SharedCard | null>(sharedCardKey(number), () => openCard(db, number))) ?? refuse('company_not_found')
  const besides = beside && { copies: openCopies(beside.copies), outages: beside.down ?? [], hasNoMarks: beside.marks === null }
  return { row: record.row, known: { record, tied, shared, ...besides } }
}
