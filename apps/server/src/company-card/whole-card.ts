// The card's page in one reading: the record is opened once for the company, the overview of its tabs and the reliability summary.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { WholeCard } from '@sverka/contract/company-card/whole-card'
import { representativeOf } from '../company-binding/company-binding.ts'
import type { Reader } from '../platform/db/database.ts'
import { classifiers, type OpenedCard } from '../registry/registry.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { presentCompany } from './company-card.present.ts'
import { joinLinked } from './connections/connections.ts'
import { overviewOf } from './overview/overview.ts'

export async function showWholeCard(
  db: Reader,
  { record, tied }: OpenedCard,
  summaryOf: SummaryReader,
  language: ReportLanguage,
): Promise<WholeCard> {
  const [representative, reliability, names] = await Promise.all([
    representativeOf(db, record.row.id),
    summaryOf(db, record.row, language),
    classifiers(db),
  ])
  return {
    company: presentCompany(record, tied, names, representative),
    overview: overviewOf(record, await joinLinked(db, record, names, tied)),
    reliability,
  }
}
