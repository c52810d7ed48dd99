// The card's page in one reading: the record is opened once for the company, the overview of its tabs and the reliability summary.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { WholeCard } from '@sverka/contract/company-card/whole-card'
import { representativeOf } from '../company-binding/company-binding.ts'
import type { Reader } from '../platform/db/database.ts'
import { type CompanyRow, classifiers, openRecord } from '../registry/registry.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { presentCompany } from './company-card.present.ts'
import { joinLinked, tiedTo } from './connections/connections.ts'
import { overviewOf } from './overview/overview.ts'

export async function showWholeCard(db: Reader, row: CompanyRow, summaryOf: SummaryReader, language: ReportLanguage): Promise<WholeCard> {
  const [record, representative, reliability, names] = await Promise.all([
    openRecord(db, row),
    representativeOf(db, row.id),
    summaryOf(db, row, language),
    classifiers(db),
  ])
  const tied = await tiedTo(db, record)
  return {
    company: presentCompany(record, tied, names, representative),
    overview: overviewOf(record, await joinLinked(db, record, names, tied)),
    reliability,
  }
}
