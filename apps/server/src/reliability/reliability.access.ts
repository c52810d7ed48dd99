// Finds the company whose report is requested, by its taxpayer number (ИНН) or state registration number (ОГРН).

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

/** The company with this number. Throws `number_invalid` for a malformed number, `company_not_found` if no company has it. */
export async function requireReportCompany(db: Reader, query: NumberQuery): Promise<CompanyRow> {
  return (await findByNumber(db, await readNumberQuery(db, query))) ?? refuse('company_not_found')
}

/** The company card that another operation of the same page has read. `beside` is the data that its query read besides the card. */
interface SharedCard extends OpenedCard {
  readonly beside?: {
    /** Ids of marks of disputed facts; null if there are none. */
    readonly marks: readonly number[] | null
    /** Names of the blocks that a source failed to deliver at the last request; null if none failed. */
    readonly down: readonly string[] | null
    /** Our copies of the sources. */
    readonly copies: readonly CopyInRow[] | null
  }
}

interface SubjectRequest {
  readonly db: Reader
  readonly query: NumberQuery
  /** Reads that several operations of one page share; null outside a page. */
  readonly shared: PageReads | null
}

/**
 * The company, and the data of its report that another operation of the same page has read already. Outside a page `known` is empty, and the
 * report reads everything itself. Throws like `requireReportCompany`.
 */
export async function requireReportCompanyOfPage({ db, query, shared }: SubjectRequest): Promise<{ row: CompanyRow; known: KnownCompany }> {
  if (!shared) return { row: await requireReportCompany(db, query), known: {} }
  const number = await readNumberQuery(db, query)
  const { record, tied, beside } =
    (await shared.once<SharedCard | null>(sharedCardKey(number), () => openCard(db, number))) ?? refuse('company_not_found')
  const alreadyRead = beside && { copies: openCopies(beside.copies), outages: beside.down ?? [], hasNoMarks: beside.marks === null }
  return { row: record.row, known: { record, tied, shared, ...alreadyRead } }
}
