// The HTML report of the source, as read when the card was refreshed.

import type { Provenance } from '@sverka/contract/company/company'
import type { SourceReport } from '@sverka/contract/company-card/source-report'
import type { CompanyRecord } from '../registry/registry.ts'
import { blockSource, orEmpty } from './tab-list.ts'

/** An empty list is not stored in a block, and opens as absent. */
export function showSourceReport(record: CompanyRecord): { report: SourceReport | null; source: Provenance | null } {
  const { report } = record.blocks
  if (!report) return { report: null, source: null }
  const { positive, negative, positives, negatives } = report
  return {
    report: { positive, negative, positives: [...orEmpty(positives)], negatives: [...orEmpty(negatives)] },
    source: blockSource(record, 'report'),
  }
}
