// Reads the stored reliability report of the aggregator Checko about a company: counts and texts that were parsed from its HTML when the card was
// refreshed.

import type { Provenance } from '@sverka/contract/company/company'
import type { SourceReport } from '@sverka/contract/company-card/source-report'
import type { CompanyRecord } from '../registry/registry.ts'
import { blockSource, orEmpty } from './tab-list.ts'

/** Both null if no report is stored. A stored block has no empty lists, so a missing list is an empty one. */
export function readSourceReport(record: CompanyRecord): { report: SourceReport | null; source: Provenance | null } {
  const { report } = record.blocks
  if (!report) return { report: null, source: null }
  const { positive, negative, positives, negatives } = report
  return {
    report: { positive, negative, positives: [...orEmpty(positives)], negatives: [...orEmpty(negatives)] },
    source: blockSource(record, 'report'),
  }
}
